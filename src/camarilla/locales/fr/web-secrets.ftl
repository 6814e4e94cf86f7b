### Secrets dans la page : ce qui est écrit à côté des choses, et ce que disent ses boutons.
### Aucun nom de joueur après « de » ou « que » : on ne sait pas s’il s’élide.

## Qui et quoi

web-secrets-you = Vous
# Au milieu d’une phrase.
web-secrets-you-short = vous
web-secrets-comma-you = , vous
web-secrets-centre = Centre
web-secrets-token-yours = votre propre jeton
web-secrets-token-of = le jeton placé devant { $player }
web-secrets-token-centre = le jeton du centre
web-secrets-token-face-down = { $token }, face cachée
web-secrets-token-is = { $token } : { $identity }
web-secrets-tokens = Jetons Identité
# Sous les jetons.
web-secrets-tag-yours = le vôtre
web-secrets-tag-centre = centre
web-secrets-bullet = Balle
web-secrets-bullet-back = Une Balle, face cachée
web-secrets-bullet-of = Balle, { $points }
web-secrets-bullet-from = Donnée par { $player }.
web-secrets-bullet-at = Une Balle en chemin, devant { $player }
web-secrets-card-described = { $card }, { $value }. { $text }
web-secrets-card-back = Une carte, face cachée
web-secrets-face-down = Un Personnage retourné face cachée, qui vaut 0
web-secrets-face-down-known = { $card }, retourné face cachée, qui vaut 0
web-secrets-face-down-why = Il ne compte plus, mais c’est toujours une carte.
web-secrets-face-down-count = { $count } face cachée

## La barre

web-secrets-turn = Tour { $turn }
web-secrets-no-turn = Avant le premier tour
web-secrets-steps = Étapes du tour
web-secrets-step-keep = Pioche
web-secrets-step-offer = Offre
web-secrets-step-answer = Réponse
web-secrets-step-effect = Effet

## La table

web-secrets-the-table = La table, { $count } joueurs
web-secrets-players-round = Les autres joueurs, dans le sens horaire depuis votre gauche
web-secrets-your-area = Votre place
web-secrets-cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }{ $bullets ->
        [0] {""}
        [one] , 1 Balle
       *[other] , { $bullets } Balles
    }
web-secrets-cards-of = { $player } : { $count } cartes sur { $limit }
web-secrets-cards-yours = Vos cartes : { $count } sur { $limit }
web-secrets-no-card = aucune carte
# La place de la carte qui termine la partie.
web-secrets-slot-end = fin
web-secrets-to-the-end =
    { $count ->
        [0] la partie finit avec ce tour
        [one] encore 1 carte et c’est la fin
       *[other] encore { $count } cartes et c’est la fin
    }
web-secrets-in-sight = visible
web-secrets-is-active = à son tour
web-secrets-holds-un = a le jeton ONU
web-secrets-you-hold-un = vous avez le jeton ONU
web-secrets-un-centre = Le jeton ONU est au centre
web-secrets-un-with = Le jeton ONU est chez { $player }
web-secrets-un-explained = Avec le jeton ONU, on peut prendre une carte offerte entre deux autres joueurs.
web-secrets-about = Ce qui se trouve devant { $player }
web-secrets-about-you = Ce qui se trouve devant vous
web-secrets-pick = Choisir { $player }
web-secrets-in-deck = en pioche
web-secrets-bullets-left =
    { $count ->
        [one] Balle
       *[other] Balles
    }
web-secrets-pair-yours = Vous avez révélé ces cartes : laquelle proposez-vous ?
web-secrets-pair-of = Cartes révélées par { $player }
web-secrets-proposal-at = La proposition, face cachée devant { $player } : { $cards }, l’une des deux
web-secrets-proposal-open = La proposition est révélée : { $card }
web-secrets-just-now = À l’instant
web-secrets-sealed = Réponses scellées
web-secrets-sealed-waiting = On attend { $players }.
web-secrets-sealed-nobody = Personne ne voit si l’autre a répondu.
web-secrets-sealed-yours =
    { $answer ->
        [accept] Vous acceptez.
        [refuse] Vous refusez.
        [interrupt] Vous intervenez.
       *[let-pass] Vous laissez faire.
    }

## Décider

web-secrets-your-answer = Votre réponse
web-secrets-answer-accept = Accepter
web-secrets-answer-refuse = Refuser
web-secrets-answer-interrupt = Intervenir
web-secrets-answer-let-pass = Laisser faire
web-secrets-your-offer = Votre offre
web-secrets-keep-one = Gardez une carte
web-secrets-keep-one-hint = l’autre va sous la pioche, face cachée
web-secrets-kept-hint = votre proposition ; vous seul le savez
web-secrets-tap-player = Choisissez un joueur
web-secrets-tap-player-hint = deux noms sont connus, pas lequel
web-secrets-offer-it = L’offrir, face cachée
web-secrets-offer-it-to = L’offrir à { $player }, face cachée
web-secrets-keep-first = La garder, puis choisir
web-secrets-hint-swap-tokens = Choisissez deux autres joueurs : leurs jetons changent de place.
web-secrets-hint-place-before = Choisissez un joueur : la carte va devant lui, et vous regardez son jeton.
web-secrets-hint-look-at = Choisissez un jeton : le vôtre, celui d’un autre joueur ou celui du centre.
web-secrets-hint-swap-centre = Choisissez votre voisin de gauche ou de droite : son jeton change de place avec celui du centre.
web-secrets-hint-give-bullet = Vous seul savez ce que coûte cette Balle. Choisissez qui la reçoit.
web-secrets-do-swap-tokens = Échanger deux jetons
web-secrets-do-swap-tokens-now = Échanger les jetons : { $who }
web-secrets-do-place-before = Placer le Politicien
web-secrets-do-place-before-now = Le placer devant { $who }
web-secrets-do-look-at = Regarder un jeton
web-secrets-do-look-at-now = Regarder { $who }
web-secrets-do-swap-centre = Échanger avec le centre
web-secrets-do-swap-centre-now = Échanger le centre et { $who }
web-secrets-do-give-bullet = Donner la Balle
web-secrets-do-give-bullet-now = La donner à { $who }

## Un regard secret

web-secrets-look-only-you = Vous seul voyez ceci
web-secrets-look-all = Tous les joueurs voient ceci
web-secrets-look-all-but = Tous voient ceci, sauf { $player }
web-secrets-look-first = Ce que vous pouvez voir avant le premier tour
web-secrets-look-at = Vous regardez { $token } :
# own : on montre son propre jeton ; mine : vous montrez celui du centre.
web-secrets-look-shown =
    { $way ->
        [own] { $player } montre un jeton sans le regarder :
        [mine] Vous montrez le jeton du centre :
       *[centre] { $player } montre le jeton du centre :
    }
web-secrets-look-goes = Dès que vous fermez cette carte, le jeton est de nouveau face cachée. Votre carnet garde ce que vous avez vu.
web-secrets-look-remember = Dès que vous fermez cette carte, le jeton est de nouveau face cachée. Retenez-le : à cette table, rien ne se relit.
web-secrets-look-seen = C’est vu
web-secrets-look-title = Un regard secret
web-secrets-look-shown-title = Un jeton est montré

## Ce qui vous arrive

web-secrets-mine = Ce qui vient de vous arriver
web-secrets-mine-by-swapped =
    { $own ->
        [yes] Vous avez échangé deux jetons
       *[other] { $player } a échangé deux jetons
    }
web-secrets-mine-by-placed =
    { $own ->
        [yes] Vous avez posé une carte
       *[other] { $player } a posé une carte
    }
web-secrets-mine-by-bullet =
    { $own ->
        [yes] Vous avez donné une Balle
       *[other] { $player } a donné une Balle
    }
web-secrets-mine-swapped = Le vôtre est maintenant devant { $player }, le sien devant vous
web-secrets-mine-centre = Le vôtre est maintenant au centre, celui du centre devant vous
web-secrets-mine-unseen = Personne ne les a regardés. Vous êtes ce qui est maintenant devant vous.
web-secrets-mine-placed = { $card } : la carte est maintenant devant vous
web-secrets-mine-bullet = Une Balle est maintenant devant vous, face cachée

## Le carnet

web-secrets-notebook-shut = Fermé jusqu’à la fin
web-secrets-notebook-shut-why = À cette table, on joue de mémoire : ce que vous voyez n’est montré qu’une fois, et ni les regards ni les échanges ne se relisent avant la fin de la partie.
web-secrets-notebook-beliefs = Ce que vous pouvez savoir
web-secrets-notebook-beliefs-why = Exact, d’après ce que vous avez vu : la donne, les regards et les échanges. Rien n’est deviné d’après le jeu des autres. Un trait pointillé marque la valeur d’avant le dernier événement.
web-secrets-beliefs-caption = Ce que vous pouvez savoir de chaque identité, en fractions exactes
web-secrets-beliefs-place = Place
web-secrets-notebook-braid = Le chemin des jetons
web-secrets-notebook-braid-why = Une ligne est un jeton, et le temps va vers le bas. Lettres : ce que vous avez vu. Pointillé : l’un de deux chemins, et seul le propriétaire du Diplomate sait lequel. Gris : pas certain pour vous.
web-secrets-notebook-braid-watching = Une ligne est un jeton, et le temps va vers le bas. Pointillé : l’un de deux chemins, et seul le propriétaire du Diplomate sait lequel. En spectateur, on ne voit aucune identité avant la fin.
web-secrets-notebook-under = Au fond de la pioche
web-secrets-notebook-under-why = Tout le monde a vu ces cartes y aller, dans cet ordre ; la première sera piochée la première.
web-secrets-notebook-option =
    { $notebook ->
        [off] Option de la table : de mémoire.
        [log] Option de la table : ce que vous avez vu se relit.
       *[beliefs] Option de la table : ce qu’on peut savoir est calculé.
    }
web-secrets-braid-deal = donne
web-secrets-braid-you = regard
web-secrets-braid-all = montré
web-secrets-braid-seen = Vous voyez { $token } : { $identity }.
web-secrets-braid-swap = { $card } : { $first } et { $second } changent de place.
web-secrets-braid-maybe = Diplomate joué par { $player } : le jeton du centre change de place avec celui d’un des deux voisins.

## La fin

web-secrets-verdict = Qui a gagné, étape par étape
web-secrets-verdict-bottom = Un Hippie seul tout en bas ?
web-secrets-verdict-ladder = Les scores, du plus bas au plus haut
web-secrets-verdict-hippie = Oui. Personne n’a aussi peu de points : { $players }, { $points }.
web-secrets-verdict-no-hippie = Non. Personne à la table n’est Hippie.
web-secrets-verdict-not-alone =
    { $count ->
        [one] Non. Le score le plus bas est { $points } : { $players }.
       *[other] Non. Le score le plus bas, { $points }, est partagé : { $players }.
    }
web-secrets-verdict-sums = Puis on additionne les agences
web-secrets-verdict-equal = Les sommes sont égales : tout le monde perd, les Hippies aussi.
web-secrets-verdict-agency = CIA { $cia }, KGB { $kgb } : victoire de l’agence { $agency } et de tous ses agents.
web-secrets-verdict-centre = Le jeton resté au centre ({ $identity }) n’est à personne.
web-secrets-team-agents =
    { $count ->
        [one] un agent
       *[other] { $count } agents
    }
web-secrets-team-hippies =
    { $count ->
        [one] seul, ne compte pour aucune agence
       *[other] chacun pour soi, hors des agences
    }
web-secrets-no-card-at-all = aucune carte
web-secrets-team-won = victoire
web-secrets-end-braid = Où est passé chaque jeton
web-secrets-end-braid-open = tout est révélé
web-secrets-final-0 = Les jetons sont révélés
web-secrets-final-1 = On compte cartes et Balles
web-secrets-final-2 = Un Hippie seul tout en bas ?
web-secrets-final-score =
    { $count ->
        [0] cartes { $characters }
        [one] cartes { $characters }, Balle { $bullets }
       *[other] cartes { $characters }, Balles { $bullets }
    }
web-secrets-final-nobody = Personne ne gagne
web-secrets-final-wins =
    { $count ->
        [one] Victoire : { $players }
       *[other] Victoire : { $players }
    }
