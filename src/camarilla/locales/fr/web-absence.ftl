# La page : qui est absent, combien de temps la table attend, qui joue pour qui.

## Les durées en toutes lettres

web-time-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
web-time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-time-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
web-time-day = un jour
web-time-days = { $count } jours
web-left-seconds = { $count } s
web-left-minutes = { $count } min
web-left-hours = { $count } h
web-left-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }

## Le temps d’attente, au réglage de la table

web-waiting = Qui s’absente
web-waiting-short-seconds = { $count } s
web-waiting-short-minutes = { $count } min
web-waiting-short-hours = { $count } h
web-waiting-short-day = Un jour
web-waiting-short-days = { $count } jours
web-waiting-short-never = Jamais
web-waiting-after = Un robot joue après { $time } d’absence.
web-waiting-never = Aucun robot ne joue jamais pour personne : la table attend.
web-waiting-clock-decision = Un robot décide quand le temps d’une décision est écoulé, et celle-là seulement. Jamais plus tôt.
web-waiting-clock-bank = Un robot décide quand le temps de quelqu’un est écoulé, une décision à la fois. Jamais plus tôt.
web-waiting-hint = Les autres peuvent attendre davantage, ou laisser tout de suite un robot jouer. Qui revient joue la suite.
web-waiting-solo = Où une seule personne joue avec des robots, nul ne joue à sa place : la table attend sans fin.
web-waiting-alone = Vous ne jouez qu’avec des robots : la table vous attend, sans fin.
web-waiting-sleeps = Quand il n’y a personne, personne ne joue.
web-waiting-clock-goes-on = Le temps court aussi quand il n’y a personne.

## À une place

web-away-now = pas là
web-away-for = pas là depuis { $time }
web-stand-in-plays = un robot joue
web-seat-given-up = place cédée : un robot joue
web-seat-given-up-sleeps = place cédée
web-seat-bot = robot
web-by-bot = un robot pour { $name }
web-by-some-bot = un robot
web-by-bot-clock = Le temps de cette décision était écoulé.
web-by-bot-stand-in = Décidé par un robot.
web-decided-stand-in = Un robot a pris la dernière décision pour { $name }.
web-decided-clock = L’horloge a pris la dernière décision pour { $name } : le temps était écoulé.
web-ask-friend-in = Inviter quelqu’un
web-ask-friend-title = Quelqu’un à la place de { $name }
web-ask-friend-text = Envoyez ce lien. Qui l’ouvre peut demander à jouer pour { $name }, et l’hôte laisse entrer, avec tout ce que cette place a vu.
web-play-for = Jouer pour { $name }

## Le bandeau

web-away-notice = { $name } n’est pas là : un robot joue dans { $time }.
web-away-back = Attendre redonne autant de temps à { $name }. Qui revient reprend sa place.
web-away-more =
    { $count ->
        [one] Une autre personne n’est pas là.
       *[other] { $count } autres ne sont pas là.
    }
web-wait = Attendre
web-wait-for = Attendre { $name }
web-let-bot-play = Laisser un robot jouer
web-let-bot-play-for = Laisser un robot jouer pour { $name }
web-wanted = { $name } aimerait jouer pour { $player }.
web-wanted-text = Cette personne verrait tout ce que cette place a vu.
web-let-in = Laisser entrer
web-let-in-named = Laisser entrer { $name }
web-not-now = Pas maintenant
web-not-now-named = Pas maintenant, { $name }
web-may-play-for = Un robot joue pour { $player }. Voulez-vous jouer ?
web-may-play-for-text = Vous demandez, et { $host } vous laisse entrer, ou non. Vous voyez tout ce que cette place a vu.
web-asked-to-play = Vous avez demandé à jouer pour { $player }.
web-asked-to-play-text = { $host } vous laisse entrer, ou non.
web-asked-to-play-text-away = { $host }, qui vous laisse entrer ou non, n’est pas là pour l’instant.
web-not-let-in = { $host } ne vous laisse pas entrer pour l’instant. Un robot continue pour { $player }.
web-replaced = { $name } joue maintenant à votre place.
web-replaced-text = Vous l’aviez cédée, ou n’étiez pas là. Vous pouvez regarder aussi longtemps que vous voulez.
web-understood = Compris

## De cette table, à la table

web-this-table = Cette table
web-clock-words = Horloge : { $clock }

## Partir

web-go-solo = Vous ne jouez qu’avec des robots : la table vous attend, sans fin. Personne ne joue à votre place.
web-go-shared = Vous jouez tous à cet écran : la table vous attend ensemble, et personne ne joue à votre place.
web-go-text = Partir un moment : un robot joue pour vous tout de suite, jusqu’à votre retour, ou jusqu’à ce que l’hôte laisse quelqu’un d’autre jouer pour vous.
web-give-up-text = Céder votre place : un robot la joue désormais, ou quelqu’un que l’hôte laisse entrer, avec tout ce que vous avez vu.
web-give-up-solo = Céder votre place : personne ne joue plus, et la partie reste où elle est.
web-go-clock = Les autres continuent avec l’horloge : quand le temps d’une de vos décisions est écoulé, un robot prend celle-là.
web-leave-open = Si vous fermez simplement la page, les autres vous attendent aussi longtemps que cette table attend.

## La table a dormi

web-slept = La table a dormi
web-slept-text = Personne n’était là depuis { $time }, personne n’a joué.
web-slept-yours = C’est encore à vous de décider.
web-slept-theirs = C’est encore à { $name } de décider.
web-slept-here = ici maintenant
web-slept-you = de retour à l’instant
web-slept-bot = un robot, éveillé
web-slept-gone = ici { $when }
web-slept-left = place cédée
web-slept-play = Continuer
web-slept-call = Appeler les autres
web-slept-called = Qui l’a permis est appelé : le message habituel, une fois.

## Arriver pendant une partie

web-arrival-game-on = Une partie est en cours.
web-arrival-watch = Je regarde seulement
