### Royal Secrets dans la page : ce qui est écrit à côté des choses, et ce que disent ses boutons.

## Qui et quoi

web-royal-you = Vous
web-royal-you-colour = vous, { $colour }
web-royal-cardinal = Cardinal
web-royal-valet = Valet
web-royal-excuse = Excuse
# Au coin de la carte, à la place d’un nombre.
web-royal-excuse-short = Ex
web-royal-courtier-0 = Page
web-royal-courtier-10 = Mousquetaire
web-royal-courtier-20 = Marquise
web-royal-courtier-30 = Chancelier
web-royal-courtier-40 = Duchesse
web-royal-the-king = Le Roi
web-royal-the-queen = La Reine
web-royal-audience-king = L’Audience du Roi
web-royal-audience-queen = L’Audience de la Reine
web-royal-to-the-king = Chez le Roi
web-royal-to-the-queen = Chez la Reine
web-royal-influence = Influence
web-royal-win = Gain
web-royal-lose = Perte
web-royal-favour = Faveur
web-royal-points =
    { $count ->
        [one] point
       *[other] points
    }
web-royal-rule = Règle

## La barre

web-royal-round = Tour { $round }
web-royal-of-seven = sur 7
web-royal-round-of = Tour { $round } sur 7
web-royal-phase = Phase
web-royal-phase-choose = Choix
web-royal-phase-first = Première carte
web-royal-phase-second = Deuxième carte
web-royal-phase-count = Décompte

## Les places

web-royal-cards =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
web-royal-cards-short =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
web-royal-to-choose = choix à faire
web-royal-has-chosen = choix fait
web-royal-bets-to-come =
    { $count ->
        [0] a tout misé
        [one] encore une mise
       *[other] encore deux mises
    }
web-royal-no-favour = pas de Faveur
web-royal-holds-parley = a la Parole
web-royal-you-hold-parley = Vous avez la Parole
web-royal-speaks-next = Parle ensuite
web-royal-about = Ce que tous savent : { $player }
web-royal-all-know = Ce que tous savent
web-royal-may-hold = Ces cartes sont en main, ou face cachée sur la table ; un Valet que personne n’a vu montre son dos.
web-royal-unseen-valet = Un Valet que personne n’a vu
web-royal-i-see = Compris

## Le plateau

web-royal-gauge = Influence visible
web-royal-in-sight = { $open } visibles sur { $asked }
web-royal-you-know = { $known } à votre connaissance
web-royal-unknown =
    { $hidden ->
        [0] { $coming ->
            [one] 1 carte à venir
           *[other] { $coming } cartes à venir
        }
       *[other] { $coming ->
            [0] { $hidden } cachées
           *[other] { $hidden } cachées, { $coming } à venir
        }
    }
web-royal-card-hidden = Une carte face cachée
web-royal-only-you = face cachée, connue de vous
web-royal-medal = avec une Médaille : compte double
web-royal-stabbed = poignardée
web-royal-hidden = cachée
web-royal-recruited = désignée par { $player }
web-royal-withdrew = s’est retiré
web-royal-to-come = à venir
web-royal-then-up = puis visible
web-royal-then-down = puis cachée
web-royal-nobody-here = Il n’y a encore personne ici.
web-royal-nobody-came = Personne n’est venu : cette Audience n’est pas tenue.
web-royal-no-audience = La cour s’est retirée.
web-royal-taken = { $player } obtient { $favour }.
web-royal-succeeded = Réussie
web-royal-failed = Échouée
web-royal-not-held = Pas tenue
web-royal-cardinal-cards =
    { $count ->
        [one] 1 carte du Cardinal
       *[other] { $count } cartes du Cardinal
    }
web-royal-valets-left =
    { $count ->
        [one] 1 Valet restant
       *[other] { $count } Valets restants
    }
web-royal-pile-cardinal = Cardinal
web-royal-pile-valet = Valets

## Sa propre place et le plateau des choix

web-royal-your-area = Votre place
web-royal-your-hand =
    { $count ->
        [one] Votre main, 1 carte
       *[other] Votre main, { $count } cartes
    }
web-royal-pick = Prenez une carte
web-royal-lay = Poser : { $card }
web-royal-face-up = Face visible
web-royal-face-down = Face cachée
web-royal-why-up = tous la voient
web-royal-why-down = nul ne la voit
web-royal-first-is-up = la première l’est déjà
web-royal-first-is-down = la première l’est déjà
web-royal-which-way = face visible, ou face cachée ?
web-royal-if-up = Face visible : { $text }
web-royal-if-down = Face cachée : { $text }
web-royal-who-next = Qui parle ensuite ?
web-royal-then-next = dites maintenant qui parle ensuite.
web-royal-favour-first = D’abord une Faveur ?
web-royal-use-stabbing = Défausser une carte cachée, de qui que ce soit : choisissez laquelle.
web-royal-use-medal-of-merit = Doubler une carte misée, de qui que ce soit : choisissez laquelle.
web-royal-use-recruitment = Prendre en main après le tour une carte de votre Audience : choisissez laquelle.
web-royal-target-stabbing = Quelle carte cachée le poignard trouve-t-il ?
web-royal-target-medal-of-merit = Quelle carte reçoit la Médaille ?
web-royal-target-recruitment = Quelle carte recrutez-vous ?
web-royal-back = Retour
web-royal-plan = Qui va où ?
web-royal-plan-send = Qu’il en soit ainsi
web-royal-third = Votre troisième carte
web-royal-bill-won = Gains
web-royal-bill-lost = Pertes
web-royal-bill-rumours = Rumeurs
web-royal-bill-have = Dans votre bourse

## Le décompte

web-royal-the-count = Le décompte, pas à pas
web-royal-count-bill = La note du tour
web-royal-count-back = Un pas en arrière
web-royal-count-step = Un pas en avant
web-royal-count-done = À la table
web-royal-count-again = Revoir le décompte
web-royal-count-at = Étape { $step } sur { $steps }
web-royal-step-reveal = On retourne
web-royal-step-withdrawal = Retrait
web-royal-step-total = Total et demande
web-royal-step-points = Points
web-royal-step-losses = Pertes
web-royal-step-rumour = Rumeurs
web-royal-step-majority = Majorité
web-royal-step-third = Troisièmes cartes
web-royal-step-empty = Personne n’est venu
web-royal-step-paid = Ce que rapporte le tour
web-royal-step-hands = Les cartes restées en main
web-royal-revealed =
    { $count ->
        [one] On retourne la carte cachée.
       *[other] On retourne les cartes cachées.
    }
web-royal-draws-valet = pioche un Valet
web-royal-brought-of = apportés pour { $asked } demandés
web-royal-asked = { $asked } demandés
web-royal-goes-to = { $player }
web-royal-discarded = à personne
web-royal-tie = égalité

## La fin

web-royal-where-points = D’où vient chaque point
web-royal-losses-left = pertes à gauche, gains à droite
web-royal-round-by-round = Les points, tour par tour
web-royal-part-start = Départ
web-royal-part-won = Audiences gagnées
web-royal-part-turned = Coup de maître
web-royal-part-hand = Cartes en main
web-royal-part-lost = Audiences perdues
web-royal-part-rumours = Rumeurs
web-royal-part-unpaid = N’a pu être payé
web-royal-chart-start = départ
web-royal-chart-hand = main

## Le carnet

web-royal-notebook-hands = Ce que les autres peuvent avoir
web-royal-notebook-cardinal = Les cartes du Cardinal jusqu’ici
web-royal-notebook-spent = Cartes hors du jeu
web-royal-notebook-past = Audiences que personne n’a gagnées

## Un décompte qui attend, et les Faveurs que quelqu’un a jouées

web-royal-count-title = Le décompte
web-royal-count-counted = { $name } : compté
web-royal-count-step-of = { $name }, étape { $at } sur { $of }
web-royal-count-purses = Ce que chacun a
web-royal-count-out = parti
web-royal-count-stays = reste
web-royal-not-counted = Pas encore compté.
web-royal-veil-reveal = ce qu’il y a là
web-royal-veil-withdrawal = qui se retire
web-royal-veil-total = est-ce assez
web-royal-veil-points = qui gagne, qui perd
web-royal-veil-rumour = qui elles touchent
web-royal-veil-majority = qui prend la Faveur
web-royal-veil-third = la carte la plus forte
web-royal-veil-empty = qui est venu
web-royal-veil-paid = ce que cela fait
web-royal-veil-hands = ce qui reste
web-royal-nothing-withdrawal = Personne ne se retire.
web-royal-nothing-points = Pas de points.
web-royal-nothing-rumour = Pas de rumeurs.
web-royal-nothing-majority = Pas de Faveur.

web-royal-moment-used = { $name } a joué une Faveur
web-royal-moment-you-used = Vous avez joué une Faveur
web-royal-moment-you-spied = ce qui est caché, pour vous seul
web-royal-moment-at-king = Chez le Roi
web-royal-moment-at-queen = Chez la Reine
web-royal-moment-planning = { $name } a placé tout le monde
web-royal-moment-planning-king = vous voilà chez le Roi
web-royal-moment-planning-queen = vous voilà chez la Reine
web-royal-moment-corruption = un Valet de plus en main : { $name }
web-royal-moment-royal-dinner = { $name } prend part aux deux Audiences
web-royal-moment-espionage = { $name } a vu toutes les cartes cachées
web-royal-moment-espionage-you = { $name } a vu votre carte cachée
web-royal-moment-stabbing = une carte disparaît
web-royal-moment-stabbing-you = votre carte disparaît
web-royal-moment-medal-of-merit = une carte compte double
web-royal-moment-medal-of-merit-you = votre carte compte double
web-royal-moment-recruitment = une carte changera de main
web-royal-moment-recruitment-you = votre carte ira à { $name }
web-royal-moment-royal-pardon = { $name } ne paie aucune perte
web-royal-moment-master-stroke = la perte devient un gain : { $name }
