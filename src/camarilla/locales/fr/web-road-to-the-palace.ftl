### Road to the Palace sur la page : ce qui est écrit à côté des choses et sur les boutons.
### Aucun nom de joueur après « de » ou « que » : on ne sait pas s’il s’élide. Espaces insécables devant : ; ! ? ».

## Qui et quoi

web-road-you = Vous
web-road-you-short = vous
web-road-player = Joueur
web-road-rule = Règle
web-road-bribe = Pot-de-vin
web-road-colour-yellow = jaune
web-road-colour-red = rouge
web-road-colour-blue = bleu
web-road-colour-black = noir
web-road-colour-pink = rose
web-road-colour-purple = violet
web-road-disc-finance = Finance
web-road-disc-military = Militaire
web-road-disc-politics = Politique
web-road-disc-treachery = Traîtrise
web-road-disc-label = disque { $disc }, { $colour }
web-road-card-label = { $character } { $points }, { $colour }
web-road-card-with = { $card }, avec un { $disc }
web-road-bribe-label = Pot-de-vin pour le { $character }, { $colour }
web-road-bribe-hidden = Pot-de-vin, face cachée
web-road-bribe-down = Pot-de-vin de la manche { $round }, face cachée
web-road-bribe-was = Manche { $round } : { $bribe }
web-road-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
web-road-discs =
    { $count ->
        [one] { $count } disque
       *[other] { $count } disques
    }
web-road-politicians =
    { $count ->
        [0] sans Politicien
        [one] avec 1 Politicien
       *[other] avec { $count } Politiciens
    }
web-road-influence =
    { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    }
web-road-loan = emprunt { $points }
web-road-loan-long =
    { $points ->
        [one] { $points } point emprunté à la banque
       *[other] { $points } points empruntés à la banque
    }

## La barre

web-road-round = Manche { $round }
web-road-of-two = sur 2
web-road-phase = Phase
web-road-phase-bribing = Choisir les pots-de-vin
web-road-phase-starting = Premiers disques
web-road-phase-taking = Prendre une carte
web-road-phase-laying = Poser un disque
web-road-phase-evaluation = Évaluation
web-road-discs-to-lay =
    { $count ->
        [one] encore { $count } disque
       *[other] encore { $count } disques
    }
web-road-cards-to-take =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }

## Les places

web-road-first-player = pion de premier joueur
web-road-you-first = Vous avez le pion de premier joueur
web-road-at-left = à votre gauche, joue ensuite
web-road-at-right = à votre droite, reçoit vos dettes
web-road-at-across = en face de vous
web-road-may-take-it = pourra la prendre ensuite
web-road-columns-of = Colonnes, de la première à la dernière : { $player }
web-road-column-label =
    { $place } : colonne { $character }, impression { $impression }{ $purple ->
        [0] {""}
        [one] , avec un disque violet
       *[other] , avec { $purple } disques violets
    }
web-road-column-none = { $place } : pas de colonne
web-road-no-columns = pas encore de colonne
web-road-discs-on-board = Disques sur le plateau : { $discs }

## Le marché

web-road-market = Marché
web-road-rows = Trois rangées ; on peut prendre la carte la plus à gauche d’une rangée
web-road-row =
    { $row ->
        [1] Rangée du haut
        [2] Rangée du milieu
       *[3] Rangée du bas
    }
web-road-reserve = Réserve
web-road-reserve-label =
    { $count ->
        [one] Réserve : { $count } disque
       *[other] Réserve : { $count } disques
    }
web-road-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-road-in-the-deck = dans la pioche
web-road-aside =
    { $count ->
        [one] { $count } attend la manche 2
       *[other] { $count } attendent la manche 2
    }

## Ce qui arriverait

web-road-what-if = Et si
web-road-take-it-title =
    { $character ->
        [Reine] Prendre la Reine ?
       *[other] Prendre le { $character } ?
    }
web-road-take-it = La prendre
web-road-lay-it-title = Poser { $disc } ?
web-road-lay-it = Le poser
web-road-so-title = Comme ceci ?
web-road-so-be-it = C’est décidé
web-road-discs-in-all = Tous vos disques
web-road-hint-bribing-title = Deux pots-de-vin
web-road-hint-bribing = Choisissez-en un pour la manche 1, puis un pour la manche 2, ci-dessous. Regardez d’abord les cartes visibles.
web-road-hint-starting-title = Trois disques
web-road-hint-starting = Choisissez ci-dessous un disque pour la carte à l’anneau pointillé. Un disque posé peut être repris.
web-road-hint-taking-title = À vous
web-road-hint-taking = Pointez ou touchez une carte cerclée de vert pour voir où elle irait et ce que vaudrait son disque.
web-road-hint-laying-title = Pour la suite
web-road-hint-laying = Choisissez ci-dessous un disque pour la carte cerclée : un cadeau ou un fardeau.
web-road-worth-title = Ce que vaut un disque
web-road-worth-gain = chaque disque sur cette colonne
web-road-worth-cost = chaque disque, payé à droite
web-road-worth-none = un disque sans sa colonne
web-road-worth-purple = Un disque violet reste sur sa carte : 1 point d’impression de plus, et 1 point sur le Roi ou la Reine.
web-road-no-column-short = sans colonne
web-road-moves-to = en { $place }
web-road-moves-at = à { $impression }
web-road-moves-to-at = en { $place }, à { $impression }

## Sa propre place

web-road-your-area = Votre place
web-road-your-columns = Vos colonnes, par impression décroissante
web-road-your-influence =
    { $points ->
        [one] { $points } point d’influence, pour vos yeux seulement
       *[other] { $points } points d’influence, pour vos yeux seulement
    }
web-road-your-discs = Vos disques
web-road-debts = Dettes
web-road-debts-label = Dettes : { $left } vous paie, et vous payez { $right }.
web-road-a-disc = le disque
web-road-no-column = pas encore de colonne
web-road-your-bribes = Vos pots-de-vin
web-road-only-you = pour vos yeux seulement
web-road-revealed = révélé
web-road-left =
    { $count ->
        [0] épuisé
       *[other] { $count } en réserve
    }
web-road-none-left = Il n’y en a plus dans la réserve.

## Choisir les pots-de-vin, poser les premiers disques

web-road-bribe-for = Pot-de-vin pour le
web-road-put-by = pour la manche { $round } ?
web-road-to-the-box = dans la boîte
web-road-first-discs = Les premiers disques
web-road-lay-on =
    { $row ->
        [1] rangée du haut ?
        [2] rangée du milieu ?
       *[3] rangée du bas ?
    }
web-road-take-back = Reprendre : { $disc }
web-road-goes-with-finance = va avec les Nobles
web-road-goes-with-military = va avec les Soldats
web-road-goes-with-politics = va avec les Prêtres

## L’évaluation

web-road-evaluation = Évaluation de la manche { $round }
web-road-again = Revoir l’évaluation
web-road-not-yet = Pas encore évalué :
web-road-veil-bribes = quels étaient les Pots-de-vin
web-road-veil-king = qui prend le pion
web-road-veil-queen = qui remplit la cagnotte, qui la partage
web-road-veil-missions = quels disques rapportent
web-road-veil-payments = qui paie qui
web-road-veil-order = l’ordre des colonnes
web-road-veil-final = qui a gagné
web-road-put-back = Reposer la carte
web-road-put-back-why = tant qu’aucun disque n’est posé
web-road-before-the-gate = Devant la porte du palais
web-road-at-the-gate = La porte du palais s’ouvre
web-road-round-played = Manche { $round } jouée
web-road-step-of = Évaluation, étape { $step } sur { $steps }
web-road-step-back = Étape précédente
web-road-step-on = Étape suivante
web-road-to-the-table = Terminé
web-road-step-bribes = Pots-de-vin
web-road-step-king = Le Roi
web-road-step-queen = Le pot de la Reine
web-road-step-missions = Missions
web-road-step-payments = Payé à droite
web-road-step-order = Nouvel ordre
web-road-step-final = Le Roi, à la fin
web-road-say-bribes = Révélés pour de bon : chacun rejoint la colonne de sa couleur, et chaque Politicien l’élève de 1.
web-road-say-missions = Un disque rapporte 3 sur la 1re colonne, 1 sur la 3e ; un violet, 1 sur le Roi ou la Reine.
web-road-say-payments = Chaque disque qui reste coûte 1, payé à droite, tous en même temps.
web-road-say-no-payments = Il ne reste aucun disque : personne ne paie.
web-road-say-order-kept = Les disques violets quittent leurs cartes. Aucun ordre ne change.
web-road-bribe-new = nouvelle : { $place }
web-road-bribe-stays = reste { $place }
web-road-bribe-moves = { $from } → { $to }
web-road-run = { $place } × { $points }
web-road-run-purple = Roi, Reine
web-road-run-none = rien de marqué
web-road-run-label =
    { $count ->
        [one] { $count } disque { $disc }
       *[other] { $count } disques { $disc }
    }
web-road-pays =
    { $points ->
        [one] { $from } paie { $points } point à { $to }.
       *[other] { $from } paie { $points } points à { $to }.
    }
web-road-nobody-pays = Personne ne paie.
web-road-tally = Points de la manche { $round }
web-road-tally-queen = Reine
web-road-tally-missions = Missions
web-road-tally-paid = Payé
web-road-tally-received = Reçu
web-road-tally-king = Roi

## La fin

web-road-where-points = D’où vient chaque point
web-road-losses-left = pertes à gauche, gains à droite
web-road-step-by-step = L’influence, pas à pas
web-road-hidden-in-play = cachée pendant la partie
web-road-roads-ended = Où mènent les chemins
web-road-roads-note = colonnes par impression ; les pots-de-vin y sont
web-road-bribes-of-rounds = Pots-de-vin des manches 1 et 2
web-road-part-start = Départ
web-road-part-first = 1re colonne, 3 par disque
web-road-part-third = 3e colonne, 1 par disque
web-road-part-purple = Traîtrise
web-road-part-queen = Pot de la Reine
web-road-part-received = Reçu
web-road-part-king = Le Roi, à la fin
web-road-part-paid = Payé à droite
web-road-part-tribute = Payé à la Reine
web-road-moment-start = départ
web-road-moment-queen = Reine
web-road-moment-missions = missions
web-road-moment-debts = dettes
web-road-moment-king = Roi
