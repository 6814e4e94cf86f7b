# Ce qui est montré, dans l’ordre, au rythme de qui regarde : suite, tout seul, maintenant ; ce qu’on n’a pas encore vu.

web-pace-next = Suite
web-pace-space = Espace
web-pace-back = Revenir d’un pas
web-pace-all = Tout voir
web-pace-at = { $at } sur { $of }
web-pace-step = { $title } : { $at } sur { $of }
web-pace-by-itself = Tout seul
web-pace-by-itself-no = Non
web-pace-by-itself-calm = Calme
web-pace-by-itself-quick = Vite
web-pace-table-waits = La table vous attend.
web-pace-goes-on = Cela continue tout seul.
web-pace-others-go-on = Les autres peuvent continuer entre-temps.
web-pace-clock-runs = Votre temps s’écoule.
web-pace-after = { $count ->
    [one] Encore 1 chose après.
   *[other] Encore { $count } choses après.
}
web-pace-to-now = Maintenant

web-undrawn = La table n’a pas pu être dessinée. Rien n’est perdu : vous pouvez continuer avec cette liste.
web-undrawn-again = La dessiner à nouveau

web-pace-bots = Le rythme des robots
web-pace-bots-calm = Calme
web-pace-bots-normal = Normal
web-pace-bots-quick = Vite
web-pace-bots-hint = Aussi le temps que ce qui se passe reste à l’écran.
web-pace-moments = Comptes, évaluations, regards secrets
web-pace-moments-no = Attendent « Suite »
web-pace-moments-calm = Tout seuls, calmement
web-pace-moments-quick = Tout seuls, vite

## Ce qu’on n’a pas encore vu

web-catch-up-away = Pendant votre absence
web-catch-up-meanwhile = Entre-temps
web-catch-up-since = Depuis { $when }. { $count ->
    [one] Il s’est passé une chose.
   *[other] Il s’est passé { $count } choses.
}
web-catch-up-count = { $count ->
    [one] Il s’est passé une chose.
   *[other] Il s’est passé { $count } choses.
}
web-catch-up-more = { $count ->
    [one] et une petite chose
   *[other] et { $count } petites choses
}
web-catch-up-now = Maintenant :
web-catch-up-you = vous
web-catch-up-honest = Rien ici que votre place n’ait pu voir.
web-catch-up-show = Montrez-moi, une à une
web-catch-up-to-table = À la table

## What became of the claims, when all is over

web-claims-settled = { $kept ->
    [0] Aucune déclaration n’était vraie
    [one] 1 déclaration était vraie
   *[other] { $kept } déclarations étaient vraies
}, { $broken ->
    [0] aucune n’était fausse
    [one] 1 ne l’était pas
   *[other] { $broken } ne l’étaient pas
}.
