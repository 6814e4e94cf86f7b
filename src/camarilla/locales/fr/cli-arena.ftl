### La commande `camarilla arena` et ce que `camarilla lab` a de commun avec elle. Leur aide est dans cli.ftl.

## Ce qui ne va pas

arena-who-plays = Dites qui joue, comme --bots minister,courtier:3. Les niveaux sont : { $levels }.
arena-bad-budget = « { $typed } » n’est pas un temps de réflexion : écrivez 200ms, 1.5s ou 500it, une heure au plus.
arena-bad-count = Il y a { $given } robots pour { $players } joueurs. Écrivez-en autant, comme minister,courtier:3 ; ou un niveau pour tous ; ou deux, un du premier parmi le second.
arena-bad-entry = « { $typed } » n’est pas un niveau de robots : écrivez-le suivi d’un nombre s’il y en a plusieurs, comme courtier:3.
arena-bad-deal = « { $typed } » n’est pas une partie de ce tournoi : écrivez une donne et une rotation de 0 à { $most }, comme 17/0.
arena-no-ray = Une grappe a besoin de Ray, qui vient avec l’extra « cluster » (pip install "camarilla[cluster]").
arena-no-cluster = Aucune grappe ne répond à « { $address } » : écrivez local, ou une adresse comme 10.0.0.1:6379.
arena-bad-file = { $file } : { $why }.
arena-other-plan = On a joué autre chose dans { $folder } : le jeu, les robots, la graine, le temps de réflexion ou les options diffèrent. Choisissez un autre dossier, ou la même commande.
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
    { $turns ->
        [one] { $deals } donnes, chacune jouée une fois par { $lineup }.
       *[other] { $deals } donnes, chacune jouée en { $turns } rotations de { $lineup }. Sous chaque chiffre : où il se trouve avec une certitude de 95 %.
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
arena-dealt-to = Reçu par { $level }
arena-thinking = Réflexion, avec { $budget } par décision
arena-choices = Choix
arena-mean-ms = Moyenne, ms
arena-centile-ms = 99 %, ms
arena-longest-ms = Plus longue, ms

## Images

arena-no-plots = Sans images : il leur faut matplotlib, qui vient avec l’extra « plots » (pip install "camarilla[plots]").
arena-written = Le résultat, ses tableaux et ses images sont dans { $folder }.
arena-written-plain = Le résultat et ses tableaux sont dans { $folder }.
arena-plot-fair = juste part
arena-plot-order = Place, à partir de qui commence
arena-plot-wins = Victoires, %
arena-plot-mean = { $level }, moyenne { $mean }
arena-plot-points = Points
arena-plot-share = Parties, %
