### La page : plusieurs devant un même écran, et continuer une partie revue.

## Un seul appareil

web-device-link = À plusieurs devant un même écran
web-device-title = Un seul appareil pour tous
web-device-lead = Faites-le passer : un rideau tombe entre deux mains, et seul celui qui doit jouer le lève.
web-device-game = Jeu
web-device-people = Qui joue ?
web-device-people-hint = Dans l’ordre autour de la table. Qui ne donne pas de nom en reçoit un.
web-device-name = Joueur { $number }
web-device-without = Sans { $name }
web-device-add = Un joueur de plus
web-device-bots = Robots à vos côtés
web-device-bots-hint = De { $least } à { $most } joueurs en tout.
web-device-level = Quels robots ?
web-device-options = Options de la table
web-device-start = Distribuer les cartes
web-device-unrated = Les parties sur un seul appareil ne sont jamais classées. Fermez la page quand vous voulez : la partie attend derrière le rideau, sous « Mes parties ».

web-device-hand-to = Passez l’appareil à { $name }
web-device-lift = Maintenir pour lever : { $name }
web-device-hint = { $name } regarde, les autres se détournent.
web-device-key = Au clavier : Entrée.
web-device-tapped = Maintenez un instant, ou touchez encore une fois.
web-device-wait = Les autres décident
web-device-wait-hint = Personne devant cet écran ne doit jouer. Le rideau dira à qui c’est.
web-device-peek = Pour revoir votre main, maintenez votre nom
web-device-looking = { $name } regarde
web-device-let-go = Relâchez pour baisser le rideau
web-device-hide = Baisser le rideau
web-device-hand = Passer à { $name }

## Continuer

web-on = Continuer d’ici contre des robots
web-on-text = À partir du moment { $at }, vous jouez une des places ; des robots jouent les autres.
web-on-seat = Votre place
web-on-honest = C’est une table à part. Elle n’est pas classée, et les cartes ne sont pas redistribuées : ce sont celles de cette partie, et vous avez pu toutes les voir.
web-on-go = Continuer
web-on-mark = Continuée
web-on-mark-long = Suite d’une autre partie : cartes non redistribuées, non classée. Revoir l’autre partie.
web-on-verify = Ces cartes n’ont pas été données pour cette partie : elle continue une partie de la table { $table }, et qui joue a pu toutes les voir. Ce qui est vérifié ici, c’est la donne d’alors.
