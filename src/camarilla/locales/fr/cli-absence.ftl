# Le terminal à une table en ligne : qui est absent, qui est de retour, ce qu’on a manqué.

cli-time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
cli-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
cli-time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
cli-time-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
cli-left-seconds = { $count } s
cli-left-minutes = { $count } min
cli-left-hours = { $count } h
cli-left-days = { $count } jours

cli-away-plays-in = { $name } n’est pas là : un robot joue dans { $time } (attendre · laisser un robot jouer).
cli-away-waited = La table attend { $name } : un robot joue dans { $time }.
cli-away-waits = { $name } n’est pas là : la table attend.
cli-slept = La table a dormi { $time } : personne n’était là, personne n’a joué.
cli-replaced = { $name } a repris votre place : vous l’aviez cédée, ou n’étiez pas là. Vous pouvez regarder aussi longtemps que vous voulez.
cli-missed = Pendant votre absence ({ $time })
cli-missed-more =
    { $count ->
        [one] … et encore une chose avant : journal la raconte.
       *[other] … et encore { $count } choses avant : journal les raconte.
    }
cli-nobody-waited-for = La table n’attend personne qui soit absent.
cli-no-open-seat = Aucune place n’a été rendue, et aucun robot ne joue pour quelqu’un.
cli-nobody-asks = Personne ne demande de place.
cli-who-asks = { $name } verrait tout ce que cette place a vu. Tapez laisser entrer { $name }, ou refuser { $name }.
cli-has-asked = Vous avez demandé à jouer pour { $name } : { $host } vous laisse entrer, ou non.
cli-not-let-in = { $name } n’entre pas.
cli-you-not-let-in = { $host } ne vous laisse pas entrer pour l’instant : un robot continue pour { $name }.
cli-has-called = { $name } est appelé.
cli-may-take = { $name } ne joue pas en ce moment. Tapez prendre { $name } pour demander la place.
cli-really-leave-alone = Abandonnez-vous votre place ? Vous êtes la dernière personne ici, donc personne ne continuera. Tapez oui pour partir ; quitter garde la place.
