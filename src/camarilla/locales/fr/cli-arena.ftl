### La commande `camarilla arena` et ce que `camarilla lab` a de commun avec elle. Leur aide est dans cli.ftl.

## Ce qui ne va pas

arena-who-plays = Dites qui joue, comme --bots minister,courtier:3. Les niveaux sont : { $levels }.
arena-bad-budget = « { $typed } » n’est pas un temps de réflexion : écrivez 200ms, 1.5s ou 500it, une heure au plus.
arena-bad-count = Il y a { $given } robots pour { $players } joueurs. Écrivez-en autant, comme minister,courtier:3 ; ou un niveau pour tous ; ou deux, un du premier parmi le second.
arena-bad-entry = « { $typed } » n’est pas un niveau de robots : écrivez-le suivi d’un nombre s’il y en a plusieurs, comme courtier:3 ; ou un fichier avec un robot à vous, comme mine.py.
arena-own-missing = Il n’y a pas de fichier « { $file } » avec un robot à vous.
arena-own-broken = Le robot de « { $file } » ne peut pas être lu : { $why }.
arena-own-count = { $count ->
    [0] « { $file } » ne décrit aucun robot : il faut une classe qui dérive de Bot et qui décide.
   *[other] « { $file } » décrit { $count } robots ({ $names }) : n’en laissez qu’un dans le fichier.
  }
arena-page-style = Un page joue n’importe quoi : il n’a pas de style.
arena-bad-deal = « { $typed } » n’est pas une partie de ce tournoi : écrivez une donne et une rotation de 0 à { $most }, comme 17/0.
arena-no-ray = Une grappe a besoin de Ray, qui vient avec l’extra « cluster » ({ $python } -m pip install "camarilla[cluster]").
arena-no-cluster = Aucune grappe ne répond à « { $address } » : écrivez local, ou une adresse comme 10.0.0.1:6379.
arena-bad-file = { $file } : { $why }.
arena-other-plan = On a joué autre chose dans { $folder } : le jeu, les robots, la graine, le temps de réflexion ou les options diffèrent. Choisissez un autre dossier, ou la même commande.
arena-other-bots = Les robots, ou les jeux, ont changé depuis que { $folder } a été commencé : les parties qui s’y trouvent ont été jouées par d’autres du même nom. Choisissez un autre dossier.
arena-failed = C’est arrivé à la donne { $deal }, rotation { $rotation }. Pour avoir cette partie encore une fois, seule :
arena-died = Le processus qui jouait la donne { $deal }, rotation { $rotation }, est mort. Pour avoir cette partie encore une fois, seule :

## Pendant qu’on joue

arena-games = Parties
arena-rounded = { $games } parties sont jouées, et non { $asked } : { $deals } donnes, chacune en { $turns } rotations.
arena-goes-on = { $deals } donnes sur { $all } sont déjà jouées.
arena-kept = Arrêté. { $deals } donnes sur { $all } sont gardées dans { $folder }. La même commande reprend de là.
arena-nothing-kept = Arrêté. Rien n’est gardé : avec --out et un dossier, la même commande pourrait reprendre d’ici.

## Le résultat

arena-between = { $low }…{ $high }
arena-paired =
    { $deals ->
        [one] { $deals } donne jouée
       *[other] { $deals } donnes, chacune jouée
    } { $turns ->
        [one] une fois par { $lineup }.
       *[other] en { $turns } rotations de { $lineup }. Sous chaque chiffre : où il se trouve avec une certitude de 95 %.
    }
arena-level = Robot
arena-level-seats = { $level } ×{ $seats }
arena-wins = Victoires
arena-of-fair = × part
arena-points = Points
arena-place = Rang
arena-rating = Classement
arena-fair = La juste part d’une place : { $share }
arena-by-order = Par place, à partir de qui commence
arena-order = Place
arena-by-side = Par camp
arena-side = Camp
arena-final-wins = Victoires de ceux qui y finissent
arena-dealt-wins = Victoires de ceux qui l’ont reçu
arena-by-dealt-side = Victoires, selon le camp reçu
arena-thinking = Réflexion, avec { $budget } par décision
arena-choices = Choix
arena-mean-ms = Moyenne, ms
arena-99-ms = 99 %, ms
arena-999-ms = 99,9 %, ms
arena-longest-ms = Plus longue, ms

## Images

arena-no-plots = Sans images : il leur faut matplotlib, qui vient avec l’extra « plots » ({ $python } -m pip install "camarilla[plots]").
arena-written = Le résultat, ses tableaux et ses images sont dans { $folder }.
arena-written-plain = Le résultat et ses tableaux sont dans { $folder }.
lab-one-level = Le laboratoire fait jouer un seul niveau contre lui-même : nommez-en un, comme --bots minister.
arena-few-deals = Un chiffre sans intervalle : il y a trop peu de donnes, ou trop peu de différences entre elles, pour dire s’il est sûr.
arena-plot-title = { $game } : { $bots } ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
arena-plot-fair = juste part
arena-plot-order = Place, à partir de qui commence
arena-plot-wins = Victoires, %
arena-plot-mean = { $level }, moyenne { $mean }
arena-plot-points = Points
arena-plot-share = Parties, %
