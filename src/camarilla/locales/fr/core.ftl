### Les mots que tous les jeux partagent.

## Listes : « a, b et c »

list-more = { $word }, { $rest }
list-last = { $word } et { $rest }
list-empty = personne

## Le nom de qui n’en a pas donné, par place

seat-0 = Ann
seat-1 = Bruno
seat-2 = Chloé
seat-3 = Dario
seat-4 = Eve
seat-5 = Félix
seat-6 = Greta
seat-7 = Hugo
seat-other = Place { $number }

## Ce qui ne va pas

# $reason n’a pas de point final.
refusal = { $reason } ({ $rule }).
bad-options = Ces options de table sont inutilisables : { $why }.
bad-language = On ne parle pas « { $name } » ici. Il y a : { $languages }.
bad-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
bad-names =
    { $names ->
        [one] Il y a { $names } nom pour une table de { $players }.
       *[other] Il y a { $names } noms pour une table de { $players }.
    }
bad-seat = Il n’y a pas de place { $seat } à une table de { $players }.
bad-record-unreadable = Ce n’est pas une partie enregistrée : { $why }.
bad-record-format = Cette partie est au format { $format } ; cette version lit le format { $known }.
bad-record-game = C’est une partie de « { $game } », un jeu que personne ici ne connaît.
bad-record-opening = Cette partie ne commence même pas : { $why }
bad-record-move = Cette partie n’est plus valable au coup { $number } (place { $seat }) : { $why }
bad-record-forced = Un seul coup y était possible, et c’en est un autre.
bad-record-outcome = Cette partie finit autrement qu’elle ne le dit, après { $moves } coups.
bad-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
bad-bot = Aucun robot de niveau « { $level } » ne joue à ce jeu. Il y a : { $levels }.
bad-key = Une clé a { $bytes } octets, pas { $given }.
bad-data = { $why }.
bad-option = Ce jeu n’a pas d’option « { $name } ». Il y a : { $options }.

## La preuve d’une donne

proof-seed = la graine
proof-seed-commitment = l’engagement du serveur
proof-nonce = le nombre de la place { $seat }
proof-commitment = l’engagement de la place { $seat }
bad-proof-none = Cette partie n’a pas de preuve de sa donne : elle n’a pas été donnée à une table qui en fait une.
bad-proof-hex = La preuve est fausse : { $part } n’est pas formé de 32 octets en hexadécimal.
bad-proof-seats = La preuve est fausse : ses nombres ne sont pas ceux de places différentes de cette table, dans l’ordre des places.
bad-proof-commitment = La preuve est fausse : le nombre de la place { $seat } n’est pas celui auquel cette place s’était engagée.
bad-proof-seed-commitment = La preuve est fausse : la graine n’est pas celle à laquelle le serveur s’était engagé.
bad-proof-game = La preuve est fausse : elle porte sur un autre jeu que celui qui a été joué.
bad-proof-unknown-game = La preuve porte sur un jeu que personne ici ne connaît.
bad-proof-players = La preuve est fausse : elle porte sur un autre nombre de joueurs.
bad-proof-options = La preuve est fausse : elle porte sur d’autres options de table que celles de la partie.
bad-proof-bad-options = La preuve est fausse : { $why }
bad-proof-deal = La preuve est fausse : les cartes données ne sont pas celles que donnent la graine et les nombres.

bad-style = Aucun style ne s’appelle « { $style } ». Il y a : { $styles }.

## Paroles : ce qu’on répond aux déclarations d’autrui

talk-reply-believe = { $player } croit { $other }.
talk-reply-doubt = { $player } ne croit pas { $other }.
talk-reply-agree = { $player } donne son accord à { $other }.
talk-reply-shrug = { $player } répond à { $other } par un haussement d’épaules.
