### Ce qu’a trouvé le laboratoire d’équilibre : `camarilla lab`.

lab-title = { $game }, joué par { $level } contre lui-même, { $budget } par décision, graine { $seed }
lab-caution = Sous chaque chiffre : où il se trouve avec une certitude de 95 %. Ce qui va avec la victoire n’est pas toujours ce qui fait gagner.
lab-players =
    { $games ->
        [one] { $players } joueurs, { $games } partie
       *[other] { $players } joueurs, { $games } parties
    }

## Parts

lab-shares = Ce qui arrive, et combien de fois
lab-share = Quoi
lab-value = Part
lab-share-royal-succeeded = Audiences qui réussissent
lab-share-road-discs-first = Disques de mission sur une première colonne
lab-share-road-discs-third = Disques de mission sur une troisième colonne
lab-share-road-discs-owed = Disques de mission qu’il a fallu payer
lab-share-secrets-lone-hippie = Parties gagnées par un Hippie seul
lab-share-secrets-nobody = Parties que personne ne gagne
lab-share-secrets-accepted = Propositions acceptées
lab-share-secrets-interrupted = Propositions interrompues

## Ce que valent les choses

lab-worths = Ce que valent les choses : les victoires de ceux qui les ont et des autres, avec la différence, aussi en points
lab-trait = Quoi
lab-often = Souvent
lab-wins-with = Avec
lab-wins-without = Sans
lab-wins = Différence
lab-points = Points
lab-gained = { $thing }, obtenu
lab-used = { $thing }, utilisé
lab-owned = { $thing }, reçu
lab-bribe = Pot-de-vin de la manche { $round } : { $thing }
lab-pawn = Premier joueur de la manche { $round }
lab-king = Le plus haut chez le Roi, manche { $round }
lab-queen = Le plus haut chez la Reine, manche { $round }
lab-last = Le plus bas chez la Reine, manche { $round }

## Cartes

lab-cards = Ce que deviennent les cartes Audience : combien y vont, si elle réussit, et ce que le tour rapporte à ceux qui y vont
lab-card = Carte
lab-times = Fois
lab-audience = { $favour } { $influence } (+{ $win }, −{ $loss })
lab-card-attendance = Y vont
lab-card-success = Réussit
lab-card-points = Points

## Images

lab-plot-players = Joueurs
lab-plot-share = Part, %
lab-plot-worth = Différence de victoires, en points de pourcentage
lab-plot-attendance = Joueurs présents
lab-plot-success = Audiences qui réussissent, %
lab-plot-points = Points d’un tour pour y être
