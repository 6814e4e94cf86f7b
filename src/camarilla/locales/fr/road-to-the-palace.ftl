### Road to the Palace.
###
### Les noms (Personnages, cartes, disques) arrivent dans les phrases en mots déjà formés ; un choix sur $character se
### fait donc sur ces mots-là. Une carte porte son article. Un disque est nommé par sa couleur.
### Aucun nom de joueur après « de », « que » ou un adjectif : on ne sait ni s’il s’élide ni s’il s’accorde.
### Un texte tient sur une ligne, si longue soit-elle : Fluent garde les retours à la ligne.
### Les espaces devant : ; ! ? » et après « sont insécables.

## Noms

road-to-the-palace-noble = Noble
road-to-the-palace-soldier = Soldat
road-to-the-palace-priest = Prêtre
road-to-the-palace-king = Roi
road-to-the-palace-queen = Reine
road-to-the-palace-politician = Politicien

road-to-the-palace-card =
    { $character ->
        [Reine] la Reine { $points }
       *[other] le { $character } { $points }
    }
road-to-the-palace-card-politician = le Politicien

road-to-the-palace-disc-finance = jaune
road-to-the-palace-disc-military = rouge
road-to-the-palace-disc-politics = bleu
road-to-the-palace-disc-treachery = violet

# Parties de listes : colonnes et leur impression, pots-de-vin révélés, disques de la réserve, et qui a combien.
road-to-the-palace-column = { $character } { $points }
road-to-the-palace-revealed =
    { $count ->
        [0] le { $character } pour { $player }
        [one] le { $character } avec 1 Politicien pour { $player }
       *[other] le { $character } avec { $count } Politiciens pour { $player }
    }
road-to-the-palace-discs = { $disc } { $count }
road-to-the-palace-score = { $player } { $points }

# Une carte là où elle se trouve, comme la nomme une déclaration.
road-to-the-palace-lying =
    { $row ->
        [1] { $card } de la rangée du haut
        [2] { $card } de la rangée du milieu
       *[3] { $card } de la rangée du bas
    }

## Le récit : mise en place

road-to-the-palace-log-grid-dealt =
    { $count ->
        [0] Les cartes sont posées.
        [one] Les cartes sont posées ; un Politicien apparu trop tôt retourne dans la pioche.
       *[other] Les cartes sont posées ; { $count } Politiciens apparus trop tôt retournent dans la pioche.
    } Rangée du haut : { $top }. Rangée du milieu : { $middle }. Rangée du bas : { $bottom }. { $player } commencera.
# Lu seulement par qui a choisi.
road-to-the-palace-log-bribes-chosen = { $player } réserve un pot-de-vin au { $first } pour la manche 1, un au { $second } pour la manche 2.
road-to-the-palace-log-bribes-laid = Les pots-de-vin sont tous sous les plateaux.
road-to-the-palace-log-starting-discs-laid = { $player } pose les premiers disques : { $top } sur la rangée du haut, { $middle } sur celle du milieu, { $bottom } sur celle du bas.

## Le récit : Gestion

road-to-the-palace-log-round-began =
    { $round ->
        [1] Manche 1. Le pion de premier joueur est à { $player }.
       *[other] Manche { $round }, la dernière. Le pion de premier joueur est à { $player }.
    }
road-to-the-palace-log-card-taken = { $player } prend { $card } et un disque { $disc }.
road-to-the-palace-log-card-taken-with-treachery = { $player } prend { $card }, avec dessus le disque { $disc } : 1 point d’impression de plus.
road-to-the-palace-log-politician-taken = { $player } prend { $card } et un disque { $disc } ; { $card } rejoint, face cachée, le pot-de-vin de la manche.
# La toute dernière carte, à trois joueurs et avec les 46 cartes de la liste imprimée.
road-to-the-palace-log-card-taken-alone = { $player } prend la dernière carte, { $card }, sans disque.
road-to-the-palace-log-columns-reordered = Les colonnes changent d’ordre chez { $player } : { $columns }.
road-to-the-palace-log-row-refilled =
    { $row ->
        [1] Nouvelles cartes dans la rangée du haut : { $cards }.
        [2] Nouvelles cartes dans la rangée du milieu : { $cards }.
       *[3] Nouvelles cartes dans la rangée du bas : { $cards }.
    }
road-to-the-palace-log-disc-laid =
    { $row ->
        [1] { $player } pose un disque { $disc } sur la rangée du haut.
        [2] { $player } pose un disque { $disc } sur la rangée du milieu.
       *[3] { $player } pose un disque { $disc } sur la rangée du bas.
    }

## Le récit : Évaluation

road-to-the-palace-log-bribes-revealed = On révèle les pots-de-vin : { $bribes }.
road-to-the-palace-log-king-pawn-kept = Impressions sur le Roi : { $impressions }. { $player } garde le pion de premier joueur.
road-to-the-palace-log-king-pawn-taken = Impressions sur le Roi : { $impressions }. { $player } prend le pion de premier joueur.
road-to-the-palace-log-king-tied = Impressions sur le Roi : { $impressions }. Égalité entre { $tied } : le pion de premier joueur va à { $player }.
road-to-the-palace-log-queen-equal = Impressions sur la Reine : { $impressions }. Tout le monde est à égalité : rien ne change de main.
road-to-the-palace-log-queen-judged =
    Impressions sur la Reine : { $impressions }. Un pot de { $pot } points, payé par { $lowest }, revient à { $highest }{ $rest ->
        [0] .
        [one] {"\u00A0"}; 1 point, qui ne se partage pas, va à la banque.
       *[other] {"\u00A0"}; { $rest } points, qui ne se partagent pas, vont à la banque.
    }
road-to-the-palace-log-paid-queen =
    { $points ->
        [one] { $player } paie { $points } point au pot de la Reine.
       *[other] { $player } paie { $points } points au pot de la Reine.
    }
road-to-the-palace-log-gained-queen =
    { $points ->
        [one] { $player } reçoit { $points } point du pot de la Reine.
       *[other] { $player } reçoit { $points } points du pot de la Reine.
    }
road-to-the-palace-log-gained-first-column =
    { $points ->
        [one] { $player } gagne { $points } point d’influence pour les disques de la première colonne.
       *[other] { $player } gagne { $points } points d’influence pour les disques de la première colonne.
    }
road-to-the-palace-log-gained-third-column =
    { $points ->
        [one] { $player } gagne { $points } point d’influence pour les disques de la troisième colonne.
       *[other] { $player } gagne { $points } points d’influence pour les disques de la troisième colonne.
    }
road-to-the-palace-log-gained-treachery =
    { $points ->
        [one] { $player } gagne { $points } point d’influence pour les disques violets sur le Roi et la Reine.
       *[other] { $player } gagne { $points } points d’influence pour les disques violets sur le Roi et la Reine.
    }
road-to-the-palace-log-paid-debt =
    { $points ->
        [one] { $player } paie { $points } point à { $to } pour les disques qui restent.
       *[other] { $player } paie { $points } points à { $to } pour les disques qui restent.
    }
road-to-the-palace-log-loan-taken =
    { $points ->
        [one] { $player } doit emprunter { $points } point à la banque.
       *[other] { $player } doit emprunter { $points } points à la banque.
    }
road-to-the-palace-log-discs-returned = Les disques des joueurs reviennent. La réserve : { $discs }.
road-to-the-palace-log-round-ended = La manche { $round } est terminée.

## Le récit : la fin

road-to-the-palace-log-gained-king =
    { $points ->
        [one] { $player } gagne { $points } point d’influence pour l’impression faite sur le Roi.
       *[other] { $player } gagne { $points } points d’influence pour l’impression faite sur le Roi.
    }
road-to-the-palace-log-loan-repaid =
    { $left ->
        [0] { $player } rembourse un emprunt de { $points }.
       *[other] { $points ->
            [0] { $player } ne peut pas rembourser et doit encore { $left }.
           *[other] { $player } rembourse { $points } sur l’emprunt et en doit encore { $left }.
        }
    }
road-to-the-palace-log-game-ended = La partie est finie : { $scores }. { $player } gagne.
road-to-the-palace-outcome-won =
    { $points ->
        [one] { $player } gagne avec { $points } point d’influence.
       *[other] { $player } gagne avec { $points } points d’influence.
    }
road-to-the-palace-outcome-nearest =
    { $points ->
        [one] { $player } gagne avec { $points } point d’influence : à égalité, c’est la place la plus proche du pion de premier joueur.
       *[other] { $player } gagne avec { $points } points d’influence : à égalité, c’est la place la plus proche du pion de premier joueur.
    }

## Les décisions, telles qu’elles sont proposées

road-to-the-palace-move-bribes = Manche 1 : { $first }, manche 2 : { $second }
road-to-the-palace-move-start = Rangée du haut { $top }, du milieu { $middle }, du bas { $bottom }
road-to-the-palace-move-take =
    { $row ->
        [1] Prendre dans la rangée du haut
        [2] Prendre dans la rangée du milieu
       *[3] Prendre dans la rangée du bas
    }
road-to-the-palace-move-lay = Poser un disque { $disc }

## Ce que ferait une décision, à côté d’elle. « Maintenant » : si l’on évaluait la manche tout de suite, avec son propre pot-de-vin.

road-to-the-palace-then-bribes-open = Cartes visibles : { $first } { $first_count }, { $second } { $second_count }.
road-to-the-palace-then-bribe-boxed = Votre pot-de-vin pour le { $character } retourne dans la boîte sans être vu.
road-to-the-palace-then-start-fits = Sur { $card }, un disque de sa couleur, { $disc } : 3 points sur une première colonne.
road-to-the-palace-then-start-fits-nowhere = Aucun disque n’est sur une carte de sa couleur.
road-to-the-palace-then-column-new =
    { $place ->
        [1] Une nouvelle colonne, { $character } { $points } : votre première.
        [2] Une nouvelle colonne, { $character } { $points } : votre deuxième.
        [3] Une nouvelle colonne, { $character } { $points } : votre troisième.
        [4] Une nouvelle colonne, { $character } { $points } : votre quatrième.
       *[5] Une nouvelle colonne, { $character } { $points } : votre cinquième.
    }
road-to-the-palace-then-column-grows =
    { $place ->
        [1] Votre colonne { $character } monte à { $points } et reste la première.
        [2] Votre colonne { $character } monte à { $points } et reste la deuxième.
        [3] Votre colonne { $character } monte à { $points } et reste la troisième.
        [4] Votre colonne { $character } monte à { $points } et reste la quatrième.
       *[5] Votre colonne { $character } monte à { $points } et reste la cinquième.
    }
# Elle était plus à droite et ne peut donc pas devenir la cinquième.
road-to-the-palace-then-column-rises =
    { $place ->
        [1] Votre colonne { $character } monte à { $points } et devient la première.
        [2] Votre colonne { $character } monte à { $points } et devient la deuxième.
        [3] Votre colonne { $character } monte à { $points } et devient la troisième.
       *[4] Votre colonne { $character } monte à { $points } et devient la quatrième.
    }
road-to-the-palace-then-politician = Votre pot-de-vin de la manche comptera alors { $points }.
road-to-the-palace-then-disc-worth =
    { $points ->
        [3] Le disque { $disc } vous rapporterait 3 points maintenant ; tous vos disques ensemble : { $total }.
        [1] Le disque { $disc } vous rapporterait 1 point maintenant ; tous vos disques ensemble : { $total }.
       *[other] Le disque { $disc } vous coûterait 1 point maintenant ; tous vos disques ensemble : { $total }.
    }
road-to-the-palace-then-purple-court = Le disque { $disc } compte 1 point d’impression, et 1 point d’influence à l’évaluation de la manche.
road-to-the-palace-then-purple-column = Le disque { $disc } compte 1 point d’impression jusqu’à l’évaluation de la manche, et ne rapporte rien.
road-to-the-palace-then-purple-lost = Le disque { $disc } ne compte pas avec un Politicien.
road-to-the-palace-then-next-card = La carte la plus à gauche de cette rangée sera alors { $card }.
road-to-the-palace-then-refilled =
    { $count ->
        [one] La rangée reçoit alors { $count } carte de la pioche.
       *[other] La rangée reçoit alors { $count } cartes de la pioche.
    }
road-to-the-palace-then-row-empty = Cette rangée restera alors vide.
road-to-the-palace-then-last-card = C’est la toute dernière carte : l’évaluation finale suit.
road-to-the-palace-then-last-disc = C’est le dernier disque : on évalue la manche, et tous vos disques ensemble vous rapportent { $total }.
road-to-the-palace-put-back = Vous pourrez la remettre tant que le disque n’est pas posé.
road-to-the-palace-not-put-back = La rangée est complétée aussitôt : elle ne pourra pas être remise.
road-to-the-palace-then-left-takes =
    { $points ->
        [3] Si { $player } prenait maintenant { $card }, le disque { $disc } y rapporterait 3 points, pots-de-vin mis à part.
        [1] Si { $player } prenait maintenant { $card }, le disque { $disc } y rapporterait 1 point, pots-de-vin mis à part.
       *[other] Si { $player } prenait maintenant { $card }, le disque { $disc } coûterait 1 point, payé à vous, pots-de-vin mis à part.
    }

## Les déclarations : ce que dit quelqu’un, vrai ou faux

road-to-the-palace-claim-bribed = { $player } : mon pot-de-vin de la manche { $round } est pour le { $character }.
road-to-the-palace-claim-not-bribed = { $player } : aucun de mes pots-de-vin n’est pour le { $character }.
road-to-the-palace-claim-going-for =
    { $character ->
        [Reine] { $player } : ma première colonne à la fin de la manche sera la { $character }.
       *[other] { $player } : ma première colonne à la fin de la manche sera le { $character }.
    }
road-to-the-palace-claim-wants-next =
    { $character ->
        [Reine] { $player } : dès que je pourrai prendre une { $character }, je la prendrai.
       *[other] { $player } : dès que je pourrai prendre un { $character }, je le prendrai.
    }
road-to-the-palace-claim-will-take = { $player } : je prendrai { $card }.
road-to-the-palace-claim-will-lay = { $player } : le prochain disque que je poserai sera { $disc }.
road-to-the-palace-claim-leave-me = { $player } : { $to }, laissez-moi { $card }, et je vous laisse { $other }.

## Ce que la table attend : dit à qui doit répondre, dit aux autres, expliqué

road-to-the-palace-prompt-bribing = Qui corrompez-vous dans la manche 1, et qui dans la manche 2 ?
road-to-the-palace-waiting-bribing = Deux pots-de-vin chacun, choisis sous pli cacheté : { $players }.
road-to-the-palace-help-bribing = À la fin d’une manche, votre pot-de-vin rejoint la colonne de sa couleur : 1 point d’impression, et 1 de plus par Politicien pris dans cette manche. Si vous n’avez pas cette couleur, c’est une nouvelle colonne. Personne d’autre ne sait ce que vous avez choisi avant qu’on le révèle, et le troisième retourne dans la boîte.
road-to-the-palace-help-bribing-others = À la fin d’une manche, chaque pot-de-vin rejoint la colonne de sa couleur : 1 point d’impression, et 1 de plus par Politicien pris dans cette manche. Pour qui n’a pas cette couleur, c’est une nouvelle colonne. Personne d’autre ne connaît un pot-de-vin avant qu’on le révèle, et le troisième retourne dans la boîte.

road-to-the-palace-prompt-starting = Posez les premiers disques, un sur la carte la plus à gauche de chaque rangée.
road-to-the-palace-waiting-starting = { $players } pose les premiers disques.
road-to-the-palace-help-starting = Un disque va avec sa carte à qui la prend. Les disques jaunes rapportent sur une colonne de Nobles, les rouges sur les Soldats, les bleus sur les Prêtres, si cette colonne est la première ou la troisième à la fin de la manche. Vous êtes à la droite du premier joueur, et c’est vous qui prendrez une carte en dernier.
road-to-the-palace-help-starting-others = Un disque va avec sa carte à qui la prend. Les disques jaunes rapportent sur une colonne de Nobles, les rouges sur les Soldats, les bleus sur les Prêtres, si cette colonne est la première ou la troisième à la fin de la manche. { $players }, à la droite du premier joueur, prendra une carte en dernier.

road-to-the-palace-prompt-taking = À vous : dans quelle rangée prenez-vous la carte la plus à gauche et son disque ?
road-to-the-palace-waiting-taking = { $players } prend une carte et son disque.
road-to-the-palace-help-taking = La carte rejoint votre colonne de sa couleur ; les colonnes vont de la plus forte à la plus faible, et celle qui vient de grandir ne passe que ce qu’elle dépasse vraiment. À la fin de la manche, chaque disque jaune, rouge ou bleu vaut 3 points sur votre première colonne, 1 sur la troisième ; tout autre vous coûte 1 point, payé au joueur de droite. Un Politicien rejoint votre pot-de-vin. Un disque violet reste sur sa carte : 1 point d’impression de plus, et 1 point d’influence sur le Roi ou la Reine.
road-to-the-palace-help-taking-others = La carte que prend { $players } rejoint sa colonne de la même couleur ; les colonnes vont de la plus forte à la plus faible, et celle qui vient de grandir ne passe que ce qu’elle dépasse vraiment. À la fin de la manche, chaque disque jaune, rouge ou bleu vaut 3 points sur la première colonne, 1 sur la troisième ; tout autre coûte 1 point, payé au joueur de droite. Un Politicien rejoint un pot-de-vin. Un disque violet reste sur sa carte : 1 point d’impression de plus, et 1 point d’influence sur le Roi ou la Reine.

road-to-the-palace-prompt-laying = Quel disque posez-vous sur la carte qui est maintenant la plus à gauche de cette rangée ?
road-to-the-palace-waiting-laying = { $players } pose un disque.
road-to-the-palace-help-laying = Qui prendra cette carte devra prendre aussi le disque, et c’est à votre gauche qu’on choisit ensuite. Un disque qui ne va ni à la première ni à la troisième colonne coûte 1 point à qui le prend, et c’est vous que paie le joueur de gauche. La manche 1 s’arrête quand la réserve est vide, la manche 2 quand toutes les cartes sont prises.
road-to-the-palace-help-laying-others = Qui prendra cette carte devra prendre aussi le disque, et c’est à gauche de { $players } qu’on choisit ensuite. Un disque qui ne va ni à la première ni à la troisième colonne coûte 1 point à qui le prend, payé au joueur de droite. La manche 1 s’arrête quand la réserve est vide, la manche 2 quand toutes les cartes sont prises.

road-to-the-palace-prompt-over = La partie est finie.
road-to-the-palace-help-over = Après deux manches, chacun a gagné autant d’influence que son impression sur le Roi. Qui a le plus d’influence gagne ; à égalité, la place la plus proche du pion de premier joueur dans le sens des aiguilles d’une montre.

## Refus. Ils finissent sans point : le numéro de la règle suit.

road-to-the-palace-refused-over = La partie est finie
road-to-the-palace-refused-not-asked = Ce n’est pas à vous de décider
road-to-the-palace-refused-not-choosing-bribes = Ce n’est pas le moment de choisir des pots-de-vin
road-to-the-palace-refused-not-laying-starting-discs = Ce n’est pas le moment de poser les premiers disques
road-to-the-palace-refused-not-taking = Ce n’est pas le moment de prendre une carte
road-to-the-palace-refused-row-empty = Il ne reste pas de carte dans cette rangée
road-to-the-palace-refused-no-disc-there = Cette carte n’a pas de disque : elle se prend seulement quand il ne reste aucune carte avec un disque
road-to-the-palace-refused-not-laying = Ce n’est pas le moment de poser un disque
road-to-the-palace-refused-disc-not-in-reserve = Il n’y a pas de tel disque dans la réserve
