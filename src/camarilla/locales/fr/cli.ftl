### La commande `camarilla`.
###
### Les messages qui commencent par cli-help- sont aussi lus sans Fluent (camarilla.cli.helps) : une ligne, rien à remplir.

## Aide

cli-help-camarilla = Des jeux de société de cour et de secrets. Sans commande : un serveur de tables sur cette machine, pour vous et vos amis. Dans le terminal : camarilla play royal-secrets
cli-help-version = Afficher la version, et s’arrêter.
cli-help-help = Afficher cette aide, et s’arrêter.
cli-help-usage = Utilisation :
cli-help-arguments = Arguments :
cli-help-default = [par défaut :
cli-help-options = Options :
cli-help-commands = Commandes :
cli-help-kept = Vos tables sont gardées dans
cli-help-serve = Faire tourner un serveur de tables sur un hôte, par options ou par variables comme CAMARILLA_DATABASE.
cli-help-play = Jouer contre des robots, ou à plusieurs au même clavier.
cli-help-join = Jouer à la table d’un serveur, dans le terminal, ou y faire jouer un robot.
cli-help-join-url = L’adresse d’un serveur, ou le lien d’une table.
cli-help-join-name = Le nom que vous voulez y porter.
cli-help-join-table = Une table par son numéro, si l’adresse n’est que celle du serveur.
cli-help-join-watch = Regarder, sans s’asseoir.
cli-help-join-game = Ouvrir une table pour ce jeu : royal-secrets, secrets ou road-to-the-palace.
cli-help-join-bots = Les robots de la nouvelle table : un niveau pour toutes les autres places, ou un pour chacun de quelques-uns. [aucun]
cli-help-join-clock = La pendule de la nouvelle table : none, days (sans pendule, et la table attend les absents), des secondes par décision (60), ou par partie et en plus par décision (600+5). [none]
cli-help-join-wait = Au bout de quel temps un robot joue pour les absents, à une nouvelle table sans pendule : des secondes (90), 3m, 2h, 1j ou jamais. [90]
cli-help-join-talk = Ce qui peut se dire à la nouvelle table : free (tout), claims (des affirmations), silent (rien). [free]
cli-help-join-visibility = Qui peut venir à la nouvelle table : public, link (par le lien), private. [link]
cli-help-join-token = Une clé d’API, pour jouer comme robot déclaré.
cli-help-join-bot = Faire jouer un robot de ce niveau, à une table et avec une clé : page, courtier, minister ou eminence.
cli-help-account = Votre compte sur un serveur de tables : s’inscrire, se connecter, clés pour robots, parties jouées, classement.
cli-help-account-url = L’adresse d’un serveur.
cli-help-account-what = register (s’inscrire), login ou logout ; name NOM ; token NOM, tokens ou drop ID ; games, ratings JEU ou record TABLE/NUMÉRO [FICHIER]. Sans rien : qui vous y êtes.
cli-help-account-words = Ce qui va avec. Un mot de passe se tape sans être vu, ou se lit dans un tube.
cli-help-replay = Raconter une partie enregistrée.
cli-help-verify = Vérifier que les cartes d’une partie ont été données honnêtement.
cli-help-rules = Lire les règles d’un jeu, ou une seule règle.
cli-help-decks = Voir les jeux de cartes, vérifier le vôtre, en écrire un modèle.
cli-help-simulate = Faire jouer beaucoup de parties aux robots, et voir ce qu’il en sort.
cli-help-arena = Opposer des niveaux de robots, en tournant les places, et voir si la différence est sûre.
cli-help-lab = Étudier l’équilibre d’un jeu : ce que valent places, cartes et choix quand des robots jouent.
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-game = Le jeu : royal-secrets, secrets ou road-to-the-palace.
cli-help-players = Le nombre de joueurs ; royal-secrets : de 3 à 5, secrets : de 4 à 8, road-to-the-palace : de 2 à 4. [4]
cli-help-humans = Combien d’entre eux sont des personnes ; elles se relaient à ce clavier. [1]
cli-help-bots = La façon de jouer des robots : page (au hasard), courtier (au jugé), minister (réfléchit) ou eminence (réfléchit longtemps), la même pour tous ou une pour chacun. [courtier]
cli-help-seed = N’importe quel texte ; la même graine donne les mêmes cartes.
cli-help-simulate-seed = N’importe quel texte ; la même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-help-deck = Les valeurs des cartes : un jeu de cartes par son nom, ou un fichier de cartes.
cli-help-deck-check = Un fichier de cartes à vérifier et à montrer.
cli-help-template = Écrire le jeu de cartes fourni comme un fichier à modifier.
cli-help-names = Les noms des joueurs, séparés par des virgules.
cli-help-lang = La langue, anglais ou français ; sans cela, celle de votre système.
cli-help-resume = Reprendre une partie enregistrée.
cli-help-save = Garder la partie dans ce fichier, après chaque décision.
cli-help-open-scores = Option de table : chacun voit les points de tous.
cli-help-debts = Option de table : les points peuvent descendre sous zéro.
cli-help-option = N’importe quelle option de table d’un jeu, par son nom ; plusieurs fois au besoin.
cli-help-three-player-cards = Option de table de road-to-the-palace : à trois joueurs, jouer avec 45 cartes ou les 46 de la liste imprimée.
cli-help-notebook = Option de secrets : ce que l’on peut relire, off, log ou beliefs. [log]
cli-help-un-ties = Option de secrets : à égalité pour le moins de cartes, on remet le jeton ONU (centre) ou on le garde (keep). [centre]
cli-help-record = Une partie enregistrée.
cli-help-seat = Par les yeux de qui : une place à partir de 1, ou un nom. Sans cela, ceux d’un spectateur.
cli-help-verify-nonce = Votre propre nombre, gardé par votre page : est-il dans la donne ? Va avec --seat.
cli-help-verify-seat = Votre place : un numéro à partir de 1, ou un nom.
cli-help-verify-commitment = Un engagement qui vous a été montré avant la donne : est-il dans la preuve ? Plusieurs fois au besoin.
cli-help-all = Toutes les cartes découvertes.
cli-help-rule = Une règle ou un chapitre par son numéro, comme RS-5.2 ou RS-5, ou 5.2 tout court.
cli-help-games = Le nombre de parties.
cli-help-jobs = Le nombre de processus qui se partagent le travail.
cli-help-arena-bots = Qui joue, autour de la table : des niveaux (page, courtier, minister, eminence), chacun suivi d’un style si cela importe (loyal, cautious, bold, treacherous) et d’un nombre s’il y en a plusieurs, comme minister/bold,courtier:3 ; un fichier comme mine.py est un robot à vous. De deux niveaux sans nombre, un du premier est assis parmi le second.
cli-help-arena-games = Combien de parties, arrondi vers le haut pour que chaque donne soit jouée dans chaque rotation.
cli-help-arena-seed = N’importe quel texte ; la même graine donne les mêmes donnes, et avec un budget d’itérations les mêmes parties.
cli-help-arena-jobs = Combien de processus se partagent le travail ; autant que de cœurs sans cela.
cli-help-arena-deal = Ne jouer que cette partie du tournoi, ici, pour voir ce qui s’y est mal passé.
cli-help-lab-bots = Le niveau de tous les robots : page, courtier, minister ou eminence. [courtier]
cli-help-lab-players = Combien jouent ; tous les nombres que le jeu permet sans cela.
cli-help-lab-games = Combien de parties avec chaque nombre de joueurs.
cli-help-budget = Combien de temps les robots qui cherchent réfléchissent à une décision : un temps comme 200ms ou 1.5s, ou des itérations comme 500it. [200ms]
cli-help-cluster = Partager le travail sur une grappe Ray, à son adresse ; local en ouvre une sur cette machine.
cli-help-out = Garder les parties dans ce dossier, avec le résultat ; la même commande reprend alors où elle s’est arrêtée.
cli-help-json = Écrire les résultats en JSON.
cli-help-seconds = La durée totale de la mesure, en secondes.
cli-help-home-port = Sans commande : le port ; s’il n’est pas donné, un qui est libre. [8000]
cli-help-only-here = Sans commande : seule cette machine peut entrer, personne dans son réseau.
cli-help-no-browser = Sans commande : ne pas ouvrir de navigateur.
cli-help-host = L’adresse où écouter ; 0.0.0.0 pour toutes celles de cette machine. [127.0.0.1]
cli-help-port = Le port où écouter ; 0 pour n’importe lequel qui est libre. [8000]
cli-help-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. [un fichier dans votre dossier de données]
cli-help-redis = Où plusieurs serveurs qui partagent une base se font signe : redis://HÔTE
cli-help-origin = Une autre adresse dont les pages peuvent entrer ; peut être donnée plusieurs fois.
cli-help-proxied = Un mandataire devant dit qui vient, et par https ; personne d’autre ne doit pouvoir atteindre cette adresse.
cli-help-workers = Le nombre de processus où les robots réfléchissent. [1]
cli-help-bot-pace = Le temps que les robots semblent réfléchir, en millisecondes, de et à. [600-1600]
cli-help-address = L’adresse du serveur, telle qu’on la tape : https://HÔTE. Les liens des courriels commencent par elle.
cli-help-smtp = Où déposer les courriels aux joueurs : smtp://NOM:MOT@HÔTE:587, ou smtps:// pour TLS dès le début. Demande --mail-from et --address.
cli-help-mail-from = L’adresse d’où partent les courriels ; les services d’avis la connaissent aussi.
cli-help-push-service = Un hôte dont on appelle les navigateurs, au lieu des services habituels ; *. devant pour tous ceux d’en dessous ; peut être répété.
cli-help-no-push = Ne pas appeler les joueurs sur leurs appareils.
cli-help-no-webhooks = Ne pas poster d’appels aux webhooks des joueurs.
cli-help-calls-local = Appeler aussi des adresses de cette machine, en http : pour essayer.
cli-help-log-level = Ce que dit le journal. [info]

## Ce qui ne va pas

cli-file-trouble = { $file } : { $why }.
cli-bad-record = { $file } : { $why }
cli-which-game = Dites quel jeu. Il y a : { $games }.
cli-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
cli-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
cli-humans = À une table de { $players }, { $humans } personnes ne peuvent pas s’asseoir.
cli-bots = Aucun robot ne joue « { $name } ». Les niveaux sont : { $levels }.
cli-bots-count = Donnez un niveau pour tous les robots, ou un pour chacun des { $count } ; il y en a { $given }.
cli-names-count = Il y a { $given } noms pour { $players } joueurs.
cli-names-twice = Deux joueurs portent le même nom.
cli-option = « { $option } » n’est pas une option : écrivez NOM=VALEUR, chaque nom une seule fois.
cli-no-name = « { $name } » n’est pas un nom : il y faut une lettre.
cli-resume-options = Une partie enregistrée continue comme elle a été donnée : --players, --seed, --deck, --names et les options de table sont pour les nouvelles parties.
cli-resume-game = Ce fichier est une partie de { $game }, pas de { $asked }.
cli-file-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
cli-already-over = Cette partie est terminée. Pour la revoir : { $command }
cli-unknown-deck = Aucun jeu de cartes ne s’appelle « { $name } », et il n’y a pas de tel fichier. Il y a : { $decks }.
cli-no-decks = { $game } n’a pas de fichiers de cartes.
cli-no-rule = Il n’y a pas de règle « { $rule } ».
cli-seat-or-all = Choisissez --seat ou --all, pas les deux.
cli-verify-nonce-and-seat = Donnez --nonce et --seat ensemble : un nombre appartient à une place.
cli-verify-no-nonce = La preuve tient, mais pas pour vous : { $player } n’a rien apporté à cette donne.
cli-verify-other-nonce = La preuve tient, mais pas pour vous : le nombre de { $player } en est un autre.
cli-verify-other-commitment = La preuve tient, mais ce n’est pas ce qui vous a été montré : l’engagement { $commitment } n’y est pas.
cli-no-seat = Personne n’est assis à « { $asked } ». Il y a : { $players }.
cli-bench-players = Aucun jeu ne se joue à { $players }.
cli-options-behind = Écrivez les options derrière la commande : camarilla { $command } …
cli-serve-port-taken = Le port { $port } est déjà pris. Choisissez-en un autre avec --port.
cli-serve-port-forbidden = Vous ne pouvez pas écouter au port { $port }. Choisissez-en un à partir de 1024 avec --port, et placez un mandataire devant.
cli-serve-host = « { $host } » n’est pas une adresse de cette machine.
cli-serve-workers = Il faut aux robots au moins un processus où réfléchir.
cli-serve-pace = « { $typed } » n’est pas une allure : écrivez deux temps en millisecondes, le plus court d’abord, comme 600-1600.
cli-serve-level = Aucun journal ne dit « { $typed } ». Il y a : { $levels }.

## Le serveur

cli-serve-open = Camarilla est ouvert à l’adresse { $address }
cli-serve-share = Les autres, dans le même réseau, entrent à l’adresse { $address }
cli-serve-only-here = Seule cette machine peut entrer.
cli-serve-kept = Les tables sont gardées dans { $file }
cli-serve-stop = Ctrl-C arrête le serveur. Les parties reprennent quand il redémarre.
cli-serve-stopped = Le serveur s’est arrêté. Rien n’est perdu.

## À la question

cli-prompt = >
cli-welcome =
    { $count ->
        [one] Vous êtes { $players }. Tapez un numéro pour choisir, ? pour de l’aide, quitter pour enregistrer et partir.
       *[other] { $players } se partagent ce clavier. Tapez un numéro pour choisir, ? pour de l’aide, quitter pour enregistrer et partir.
    }
cli-with-bots = Avec vous à la table : { $players }.
cli-unclear = Je ne comprends pas « { $typed } ». Tapez le numéro d’un choix, ou ? pour de l’aide.
cli-nothing-typed = Tapez le numéro d’un choix, de 1 à { $most }, ou ? pour de l’aide.
cli-no-choice =
    { $most ->
        [one] Il n’y a pas de choix { $number } : il n’y en a qu’un. Tapez ? pour de l’aide.
       *[other] Il n’y a pas de choix { $number } : ils vont de 1 à { $most }. Tapez ? pour de l’aide.
    }
cli-commands = Vous pouvez taper : un numéro · ? · ? et un numéro · journal (ce tour) · journal 4 · journal tout · main · mains · table · règles 5.2 · sauver · quitter
cli-rules-how = Tapez règles et un numéro, comme RS-5 ou RS-5.2.
cli-no-chapter = Il n’y a pas encore de tour { $chapter } ; le dernier est le { $last }.
cli-no-log = Cette table se joue sans carnet : ce que vous n’avez pas retenu est perdu.
cli-more = Appuyez sur Entrée pour le tour suivant.
cli-on = Appuyez sur Entrée pour lire la suite.
cli-read-on = Appuyez sur Entrée pour voir la table.
cli-to-curtain = Appuyez sur Entrée : le rideau tombe.
cli-curtain = Passez le clavier à { $player }.
cli-curtain-enter = { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.

## L’enregistrement et la fin

cli-saved = La partie est enregistrée dans { $file }.
cli-saved-truth = Ce fichier contient tout, même les cartes cachées : que personne ne le lise avant la fin.
cli-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
cli-resume-with = Pour continuer :
cli-replay-with = Pour la revoir :
cli-offer-save = Appuyez sur Entrée pour garder cette partie dans { $file }, ou tapez n.
cli-seed = La graine était : { $seed }
cli-deck-good = { $deck } est un bon jeu de cartes pour { $game }.
cli-deck-template = Pour saisir les cartes de votre boîte, partez de ce fichier, et modifiez-le :
cli-deck-file = mes-cartes.json
cli-deck-how = Pour jouer avec :

cli-replay-all = { $game }, toutes les cartes découvertes
cli-replay-spectator = { $game }, comme tous l’ont vue
cli-replay-seat = { $game }, par les yeux de { $player }
cli-replay-unfinished = La partie s’arrête ici, après { $moves } décisions.
cli-by-bot =
    { $place ->
        [first] Un robot
       *[within] un robot
    } pour { $whose ->
        [own] vous
       *[other] { $player }
    }

cli-verify-proved = Prouvé, pour la donne { $number } de la table « { $table } » : { $game } à { $players }.
cli-verify-seed = La graine est celle à laquelle le serveur s’était engagé par { $commitment }.
cli-verify-nonces = Ce que ces joueurs ont apporté à la donne est ce à quoi ils s’étaient engagés : { $players }.
cli-verify-deal = Les cartes sont exactement celles que cela donne, avec ces options de table ; aucune n’a été changée.
cli-verify-moves = Les { $moves } décisions respectent les règles et mènent au résultat du fichier.
cli-verify-unfinished = Les { $moves } décisions respectent les règles ; la partie n’a pas été finie.
cli-verify-mine = Le nombre que vous avez indiqué y est, comme celui de { $player }.
cli-verify-shown =
    { $count ->
        [one] L’engagement que vous avez indiqué y est.
       *[other] Les { $count } engagements que vous avez indiqués y sont.
    }
cli-verify-not-proved = N’est pas prouvé :
cli-verify-unshown-seed = Que le serveur s’est engagé avant de connaître les nombres. Vous le savez si son engagement vous a été montré alors : indiquez-le par --commitment.
cli-verify-unshown = Que la part de { $players } n’a pas été choisie en dernier. Vous le savez si ces engagements vous ont été montrés avant tout nombre : indiquez chacun par --commitment.
cli-verify-server-alone = Que le serveur n’a pas choisi les cartes : aucun joueur n’a rien apporté à cette donne. Il n’a pas pu les changer ensuite.
cli-verify-not-mine = Que vous y avez eu part. Indiquez ce que votre page a gardé par --nonce et --seat : une seule part honnête suffit à rendre la donne honnête.
cli-verify-played-on = Que les cartes ont été données pour cette partie : elle reprend une position de { $origin }, dont voici la donne. Qui a joué a pu toutes les voir, et d’autres ont pu donner les nombres secrets.
cli-verify-looked = Que celui qui tient le serveur n’a pas regardé les cartes.
cli-verify-retries = Qu’aucune donne n’a été interrompue pour en avoir une autre : c’est la donne { $number } de sa table, et tous y ont vu les précédentes.
cli-verify-made = Que ce sont vos décisions : personne ne les signe. Comparez-les à vos souvenirs.

## Simulations et mesures

cli-decimal-mark = ,
cli-group-mark = {"\u202F"}
cli-percent = { $share } %
cli-simulate-games = Parties
cli-simulate-stopped = Arrêté.
cli-simulate-title =
    { $games ->
        [one] 1 partie de { $game } à { $players } joueurs, graine { $seed }
       *[other] { $games } parties de { $game } à { $players } joueurs, graine { $seed }
    }
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-points = Points
cli-simulate-spread = Écart type
cli-simulate-wins = Victoires
cli-simulate-win-share = Part
cli-simulate-length = Décisions par partie : { $mean } (de { $shortest } à { $longest })
cli-share-royal-succeeded = Audiences réussies : { $share }
cli-share-road-discs-first = Disques de mission sur une première colonne : { $share }
cli-share-road-discs-third = Disques de mission sur une troisième colonne : { $share }
cli-share-road-discs-owed = Disques de mission qu’il a fallu payer : { $share }
cli-share-secrets-lone-hippie = Parties gagnées par un Hippie seul : { $share }
cli-share-secrets-nobody = Parties que personne ne gagne : { $share }
cli-share-secrets-accepted = Propositions acceptées : { $share }
cli-share-secrets-interrupted = Propositions interrompues : { $share }
cli-bench-title = { $subject } ({ $build }), sur un cœur
cli-bench-measure = Quoi
cli-bench-rate = par seconde
cli-bench-time = µs chacun
cli-bench-inside = Décisions, parties entières dans le moteur, donne comprise
cli-bench-inside-dealt = Décisions, parties entières dans le moteur
cli-bench-driven = Décisions menées depuis Python, donne comprise
cli-bench-driven-dealt = Décisions menées depuis Python
cli-bench-view = Vues
cli-bench-copy = Copies
cli-bench-imagine = États imaginés
cli-bench-search = Itérations d’une recherche, jusqu’à la fin

## Royal Secrets : la table

cli-royal-deck = Valeurs des cartes : le jeu de cartes « { $deck } ». Pour savoir d’où viennent ses nombres : { $command }
cli-royal-own-deck = Valeurs des cartes : le jeu de cartes « { $deck } ». D’où viennent ses nombres : { $provenance }
cli-royal-round = tour { $round } sur { $rounds }
cli-royal-parley = Parole
cli-royal-piles = Valets { $valets } · Cardinal { $cardinals }
cli-royal-audience-king = L’Audience du Roi
cli-royal-audience-queen = L’Audience de la Reine
cli-royal-asks = demande { $influence }
cli-royal-wins = gain +{ $points }
cli-royal-loses = perte −{ $points }
cli-royal-favour = Faveur : { $favour }
cli-royal-nobody = encore personne
cli-royal-nobody-came = personne n’est venu
cli-royal-cardinal = Cardinal
cli-royal-joins = viendra
cli-royal-withdrew = se retire
cli-royal-succeeded = réussie
cli-royal-failed = ratée
cli-royal-taken = Faveur à { $player }
cli-royal-in-sight = { $sight } en vue sur { $asked }
cli-royal-known = vous savez { $known }
cli-royal-hidden =
    { $count ->
        [one] 1 cachée
       *[other] { $count } cachées
    }
cli-royal-to-come = { $count } à venir
cli-royal-you = (vous)
cli-royal-asked = décide
cli-royal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-royal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-royal-hand = Main
cli-royal-hands = Ce que tous savent en main ou face cachée :
cli-royal-masked-valets =
    { $count ->
        [one] 1 Valet que nul autre n’a vu
       *[other] { $count } Valets que nul autre n’a vus
    }
cli-royal-nothing = rien
cli-royal-line = { $who } : { $what }
cli-royal-no-bet = pas encore de carte
cli-royal-a-card = une carte
cli-royal-lies =
    { $lies ->
        [up] { $card } face visible
        [down] { $card } face cachée
       *[stabbed] { $card } poignardée
    }
cli-royal-with-medal = {" "}avec une médaille
cli-royal-recruited-by = {" "}recrutée par { $player }
cli-royal-excuse = Excuse
cli-royal-excuse-short = Ex
cli-royal-valet = Valet { $value } (rumeur { $rumour })
cli-royal-valet-short = V{ $value } ({ $rumour })
cli-royal-valet-held = { $value } (rumeur { $rumour })
cli-royal-valets = Valets

## Royal Secrets : les choix et le décompte final

cli-royal-bet-up = Face visible
cli-royal-bet-down = Face cachée
cli-royal-show = Montrer
cli-royal-to = À
cli-royal-to-king = Chez le Roi
cli-royal-everybody = tout le monde
cli-royal-all-but = tous sauf { $players }
cli-royal-stabbing = Poignard
cli-royal-medal = Médaille
cli-royal-recruitment = Recrutement
cli-royal-yours = vous
# Une carte sur la table, en bref ; sa face suit.
cli-royal-place =
    { $bet ->
        [1] { $owner } 1re
       *[2] { $owner } 2e
    }
cli-royal-stake = Il faut { $influence } d’Influence. Si ceux qui restent la réunissent, chacun d’eux gagne { $win }, et la plus forte mise emporte la Faveur ; sinon, chacun d’eux perd { $loss }.
cli-royal-scores = D’où viennent les points
cli-royal-part-player = Joueur
cli-royal-part-total = Points
cli-royal-part-start = Départ
cli-royal-part-won = Gagnés
cli-royal-part-lost = Perdus
cli-royal-part-rumours = Rumeurs
cli-royal-part-favours = Faveurs
cli-royal-part-unpaid = Impayés
cli-royal-part-hand = Main
cli-royal-card-audience = Faveur
cli-royal-card-asks = Demande
cli-royal-card-wins = Gain
cli-royal-card-loses = Perte
cli-royal-card-valet = Valet
cli-royal-card-rumour = Rumeur

## Road to the Palace

cli-road-round = manche { $round } sur { $rounds }
cli-road-pawn = ♟ { $player }
cli-road-deck =
    { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
cli-road-market = Le marché
cli-road-row =
    { $row ->
        [1] haut
        [2] milieu
       *[3] bas
    }
cli-road-reserve = réserve
cli-road-aside = (+{ $count } à la manche 2)
cli-road-politician = Politicien
cli-road-with-disc = { $card } avec un disque { $disc }
cli-road-nothing = rien
cli-road-line = { $who } : { $what }
cli-road-you = (vous)
cli-road-no-column = pas encore de colonne
cli-road-politicians =
    { $count ->
        [one] { $count } Politicien
       *[other] { $count } Politiciens
    }
cli-road-influence = influence { $points }
cli-road-loan = emprunt { $points }
cli-road-discs = { $count } × { $disc }
cli-road-bribes = Pots-de-vin
cli-road-for-round = manche { $round }
cli-road-scores = D’où vient l’influence (1re et 3e : disques sur ces colonnes)
cli-road-part-player = Joueur
cli-road-part-total = Total
cli-road-part-start = Départ
cli-road-part-queen = Reine
cli-road-part-first-column = 1re
cli-road-part-third-column = 3e
cli-road-part-treachery = Violets
cli-road-part-received = Reçu
cli-road-part-paid = Payé
cli-road-part-king = Roi

## Secrets : la table

cli-secrets-turn = tour { $turn }
cli-secrets-piles = pioche { $cards } · Balles { $bullets }
cli-secrets-un = jeton ONU : { $holder }
cli-secrets-centre = centre
cli-secrets-you = (vous)
cli-secrets-asked = décide
cli-secrets-line = { $who } : { $what }
cli-secrets-nothing = rien
cli-secrets-no-card = aucune carte
cli-secrets-face-down =
    { $count ->
        [one] { $count } face cachée ({ $cards })
       *[other] { $count } face cachée ({ $cards })
    }
cli-secrets-bullets =
    { $count ->
        [one] { $count } Balle ({ $bullets })
       *[other] { $count } Balles ({ $bullets })
    }
# Un Personnage sur la table, en trois lettres environ.
cli-secrets-short-double-agent = Agt
cli-secrets-short-psychiatrist = Psy
cli-secrets-short-politician = Pol
cli-secrets-short-detective = Dét
cli-secrets-short-diplomat = Dip
cli-secrets-short-journalist = Jou
cli-secrets-short-scientist = Sci
cli-secrets-short-assassin = Asn
cli-secrets-turned-up = Cartes révélées : { $first } ou { $second }
cli-secrets-your-proposal = Vous proposez : { $card }
cli-secrets-offered = { $player } en propose une à { $target }.
cli-secrets-effect = { $player } a reçu la carte : { $card }
cli-secrets-your-bullet = La Balle que vous avez piochée : { $points }

## Secrets : ce qu’on a vu

cli-secrets-notebook-off = Carnet : aucun (off). À vous de retenir ce que vous voyez ; cela reste à l’écran jusqu’à la fin du tour suivant.
cli-secrets-notebook-log = Carnet : récit (log). Tapez « main » pour ce que vous avez vu des jetons, « journal » pour tout relire.
cli-secrets-notebook-beliefs = Carnet : probabilités (beliefs). La table montre les chances de chaque jeton : CIA, KGB ou Hippie.
cli-secrets-seen = Ce que vous avez vu des jetons, dans l’ordre :
cli-secrets-looked = { $place } : jeton regardé par { $seers }
cli-secrets-looked-open = { $place } : { $identity } (jeton regardé par { $seers })
cli-secrets-swapped = { $first } ⇄ { $second }
cli-secrets-negotiated = Diplomate chez { $player } : centre ⇄ l’un des deux voisins
cli-secrets-negotiated-open = Diplomate chez { $player } : centre ⇄ { $neighbour }

## Secrets : choix et scores

cli-secrets-propose = Proposer
cli-secrets-to = Proposer à
cli-secrets-bullet-to = La Balle à
cli-secrets-before = Devant
cli-secrets-swap = Échanger
cli-secrets-look-at = Regarder
cli-secrets-scores = Qui était qui
cli-secrets-part-player = Joueur
cli-secrets-part-side = Camp
cli-secrets-part-characters = Personnages
cli-secrets-part-bullets = Balles
cli-secrets-part-total = Score

## À la table d’un serveur

cli-join-game-royal-secrets = Royal Secrets
cli-join-game-secrets = Secrets
cli-join-game-road-to-the-palace = Road to the Palace
cli-join-unreachable = Aucun serveur de tables ne répond à { $server }.
cli-join-new-or-old = Ce qui décrit une nouvelle table ne va pas avec le lien d’une table.
cli-join-game-first = Dites avec --game à quoi l’on joue à la nouvelle table.
cli-join-bot-needs = Un robot a besoin d’une table et d’une clé : donnez le lien de la table, et --token.
cli-join-unanswered = La table n’a pas répondu. Voyez si cela s’est fait, et réessayez.
cli-join-gone-no-session = Le serveur ne vous connaît plus : revenez.
cli-join-gone-not-allowed = Cette table n’est plus pour vous.
cli-join-gone-no-table = Il n’y a pas de telle table, ou elle n’est pas pour vous.
cli-join-gone-version = Le serveur parle une autre version du protocole : mettez Camarilla à jour.
cli-join-gone-bad-messages = Le serveur ne comprend pas ce programme : mettez Camarilla à jour.
cli-join-gone-too-slow = La connexion est trop lente.
cli-join-gone-flooding = Le serveur a fermé la connexion : trop de choses à la fois.
cli-join-gone-lost = La connexion à { $server } n’a pas pu se faire.
cli-join-bad-wait = « { $value } » n’est pas un temps d’attente : écrivez des secondes (90, au moins 5), 3m, 2h, 1j ou jamais.
cli-join-bad-clock = « { $clock } » n’est pas une pendule : écrivez none, days, 60 (secondes par décision, au moins 5) ou 600+5 (secondes par partie, au moins 30, et en plus par décision).
cli-join-bad-setting = « { $value } » n’est pas possible : { $name } veut autre chose.
cli-join-one-of = « { $value } » n’est pas un des mots pour { $name } : { $words }.
cli-join-bad-bots = Écrivez combien, { $most } au plus, et un niveau : { $levels }.
cli-join-unclear = Je ne comprends pas « { $typed } ». Tapez ? pour l’aide.

## À la table d’un serveur : la porte

cli-join-ask-name = Comment vous appelez-vous ? [{ $usual }]
cli-join-lobby = { $server } : vous êtes { $name }.
cli-join-my-tables = Vos tables
cli-join-open-tables = Tables ouvertes
cli-join-new-table = Une nouvelle table
cli-join-lobby-orders = Tapez un numéro, le lien d’une table, nom et un nouveau nom, compte, Entrée pour regarder encore, ou quitter.
cli-join-table-line = { $game } · { $phase } · { $players }
cli-join-phase-waiting =
    { $free ->
        [0] va commencer
        [one] 1 place libre
       *[other] { $free } places libres
    }
cli-join-phase-dealing = va commencer
cli-join-phase-playing = en cours
cli-join-phase-over = terminée
cli-join-ask-players = Combien jouent, de { $least } à { $most } ? [{ $usual }]
cli-join-ask-bots = Combien d’entre eux sont des robots, { $most } au plus, et de quel niveau : { $levels } ? [{ $usual }]
cli-join-ask-rest = Le reste : { $rest }. Entrée pour ouvrir la table, ou tapez changer.
cli-join-ask-options = Options de table : { $options }. Tapez ce qui doit être autrement, comme nom=valeur, ou Entrée.
cli-join-ask-clock = La pendule : none, days (comme none, et la table attend les absents), des secondes par décision (60), ou par partie et en plus par décision (600+5) ? [{ $usual }]
cli-join-ask-wait = Les absents : au bout de quel temps un robot joue-t-il pour eux : { $words } ? [{ $usual }]
cli-join-ask-talk = Ce qui peut se dire : { $words } ? [{ $usual }]
cli-join-ask-visibility = Qui peut venir : { $words } ? [{ $usual }]

## À la table d’un serveur : la salle d’attente

cli-join-title = { $game }, partie { $number } à cette table
cli-join-seat-free = libre
cli-join-seat-bot =
    { $level ->
        [page] { $name } (robot, page)
        [courtier] { $name } (robot, courtisan)
        [minister] { $name } (robot, ministre)
        [eminence] { $name } (robot, éminence grise)
       *[other] { $name } (robot, { $level })
    }
cli-join-mark-you = vous
cli-join-mark-host = hôte
cli-join-mark-bot = robot d’ailleurs
cli-join-mark-away = absent
cli-join-mark-stand-in = un robot joue
cli-join-set-players = { $players } joueurs
cli-join-talk-free = parole libre
cli-join-talk-claims = affirmations seules
cli-join-talk-silent = silence
cli-join-clock-none = sans pendule
cli-join-set-grace = un robot joue après { $time } d’absence
cli-join-set-grace-never = un robot ne joue jamais pour un absent
cli-join-clock-decision = { $seconds } s par décision, puis un robot la prend
cli-join-clock-bank = { $seconds } s par partie et { $increment } s par décision, puis un robot décide
cli-join-visibility-public = publique
cli-join-visibility-link = par le lien
cli-join-visibility-private = privée
cli-join-no-spectators = sans spectateurs
cli-join-rated = classée
cli-join-option-royal-secrets-open-scores-false = points cachés
cli-join-option-royal-secrets-open-scores-true = points à découvert
cli-join-option-royal-secrets-debts-false = les points ne descendent jamais sous zéro
cli-join-option-royal-secrets-debts-true = les points peuvent descendre sous zéro
cli-join-option-deck = jeu de cartes « { $name } »
cli-join-option-secrets-un-ties-centre = le jeton ONU revient au centre en cas d’égalité
cli-join-option-secrets-un-ties-keep = le jeton ONU reste à son détenteur en cas d’égalité
cli-join-option-secrets-notebook-off = de mémoire
cli-join-option-secrets-notebook-log = ce qu’on a vu peut se relire
cli-join-option-secrets-notebook-beliefs = ce qu’on peut savoir est calculé
cli-join-option-road-to-the-palace-open-scores-false = influence cachée
cli-join-option-road-to-the-palace-open-scores-true = influence à découvert
cli-join-option-road-to-the-palace-three-player-cards-45 = 45 cartes à trois joueurs
cli-join-option-road-to-the-palace-three-player-cards-46 = 46 cartes à trois joueurs
cli-join-link = Le lien à partager :
cli-join-orders-host = Vous pouvez taper : robot · enlever 3 · régler players 5 · commencer · dire … · partir · quitter · ? pour la suite
cli-join-orders-player = Vous pouvez taper : asseoir 3 · lever · dire … · partir · quitter · ? pour la suite. L’hôte commence.
cli-join-orders-watcher = Vous regardez. Vous pouvez taper : asseoir · dire … · quitter · ? pour la suite
cli-join-help-seats = Places : asseoir · asseoir 3 · lever · partir. L’hôte aussi : robot · robot minister 3 · enlever 3 · hôte 2 (passe la table) · inviter NOM · commencer
cli-join-help-settings = L’hôte règle la table : régler players 5 · régler game secrets · régler talk free, claims ou silent · régler clock none, days, 60 ou 600+5 · régler visibility public, link ou private · régler spectators off · régler wait 90, 3m, 1j ou jamais · régler NOM VALEUR pour les options du jeu (maintenant { $options })
cli-join-help-talk = Parole : dire … · discussion (ce qui s’est dit) · taire NOM · écouter NOM. Et : lien · table · règles pendant la partie · quitter, qui garde votre place
cli-join-sits = { $name } s’assied à la place { $seat }.
cli-join-bot-sits-down = { $name }, un robot, s’assied à la place { $seat }.
cli-join-gets-up = { $name } se lève : la place { $seat } est libre.
cli-join-is-away = { $name } s’est absenté.
cli-join-is-back = { $name } est de retour.
cli-join-own-stand-in = Un robot joue maintenant pour vous, { $name }, jusqu’à votre retour. Tapez retour pour jouer vous-même.
cli-join-own-left = Vous avez rendu votre place, { $name } ; un robot continue, ou quelqu’un que l’hôte laisse entrer. Tapez asseoir pour continuer vous-même.
cli-join-gives-up = { $name } a rendu sa place.
cli-join-stand-in-plays =
    { $given_up ->
        [yes] Un robot joue pour vous (asseoir : jouer vous-même).
       *[no] Un robot joue pour vous (retour : jouer vous-même).
    }
cli-join-new-host = L’hôte est maintenant { $name }.
cli-join-set-anew = La table est réglée autrement : { $settings }.
cli-join-once-more = Encore une fois : partie { $number } à cette table.
cli-join-dealing = On distribue : chacun y a sa part.
cli-join-invited = { $name } peut venir maintenant.

## À la table d’un serveur : la partie

cli-join-dealt = Les cartes sont distribuées.
cli-join-commitment = Le sceau du serveur sur sa part de la donne : { $commitment }
cli-join-lost = La connexion est perdue ; elle revient d’elle-même …
cli-join-found = La connexion est revenue.
cli-join-taken-back = Vous reprenez votre dernière décision.
cli-join-unfair = Attention : le serveur ne s’en est pas tenu aux sceaux qu’il avait montrés pour la donne. Quelqu’un a peut-être choisi les cartes.
cli-join-watching = Vous regardez : d’autres jouent ici. Tapez ? pour voir ce que vous pouvez faire.
# Sous le plateau, à propos d’un joueur.
cli-join-not-here =
    { $player } : { $mark ->
        [away] pas là
        [stand-in] un robot joue
       *[left] place cédée
    }
cli-join-may-take-played-for = Un robot joue pour { $name }. Tapez prendre { $name } pour demander la place.
cli-join-may-take-left = { $name } a cédé sa place : un robot joue. Tapez prendre { $name } pour demander la place.
cli-join-may-take-left-alone = { $name } a cédé sa place. Tapez prendre { $name } pour la demander.
cli-join-call-allowed = L’appel n’aboutit que si { $name } l’a permis.
cli-join-can-undo = Vous pouvez encore vous raviser : annuler reprend cette décision.
cli-join-not-asked = Rien ne vous est demandé pour l’instant. Tapez ? pour l’aide.
cli-join-commands = À cette table aussi : dire … · affirmer · affirmer MOT (pour chercher) · affirmer 3 · croire, douter, approuver ou hausser 2 · discussion · annuler · taire NOM · partir · quitter (garde votre place)
cli-join-commands-absence = Les absents : attendre · laisser un robot jouer · appeler (le mot habituel). Vous : pause (un robot joue jusqu’à ce que vous tapiez retour) · lever (pour de bon). Une place que tient un robot : prendre NOM · laisser entrer NOM ou refuser NOM (l’hôte)
cli-join-really-leave = Abandonnez-vous votre place ? Un robot continuera, ou quelqu’un que l’hôte laisse entrer. Tapez oui pour partir ; quitter garde la place.
cli-join-seated-anyway = Vous avez une place à cette table, donc vous jouez. Tapez lever pour vous lever et regarder.
cli-join-left-table = Vous avez quitté la table.
cli-join-talk-mark = »
cli-join-said-player = { $name } : { $text }
cli-join-said-watcher = { $name } (regarde) : { $text }
cli-join-claimed = [{ $number }] { $words }
cli-join-answered = À [{ $number }] : { $words }
cli-join-nothing-said = Rien ne s’est encore dit.
cli-join-no-claims = Il n’y a rien de tel à affirmer.
cli-join-claim-how = Tapez affirmer et un numéro pour le dire. Cela n’engage à rien, et n’a pas besoin d’être vrai.
cli-join-list-first = Tapez d’abord affirmer, pour voir ce qui peut l’être.
cli-join-no-claim-yet = Personne d’autre n’a affirmé cela.
cli-join-muted = Vous n’entendez plus { $name }.
cli-join-unmuted = Vous entendez de nouveau { $name }.

## À la table d’un serveur : la fin

cli-join-claims = Ce qui a été affirmé
cli-join-settled-true = vrai
cli-join-settled-false = faux
cli-join-settled-never = jamais tranché
cli-join-over = Tapez sauver pour garder la partie et vérifier la donne, revanche pour rejouer, ou quitter.
cli-join-nothing-to-save = La partie pourra être gardée quand elle sera finie. La table la conserve : quittez, et revenez.
cli-join-verify-with = Vérifiez la donne avec votre propre part, et les sceaux qui vous ont été montrés :
cli-join-kept-playing = Votre place est gardée. Si la table vous attend, un robot joue au bout de { $time }, jusqu’à votre retour.
cli-join-kept-waiting = Votre place est gardée, et la table vous attend.
cli-join-kept-clock = Votre place est gardée. Quand le temps d’une de vos décisions est écoulé, elle est prise pour vous.
cli-join-kept-gone = Votre place est gardée. Un robot joue pour vous jusqu’à votre retour.
cli-join-kept-left = Vous avez quitté votre place. Un robot y joue, ou quelqu’un que l’hôte laisse entrer.
cli-join-kept-left-alone = Vous avez quitté votre place. Personne ne joue plus, et la partie reste comme elle est.
cli-join-kept = Votre place est gardée.
cli-join-come-back = Pour revenir :
cli-join-bot-takes = Le robot ({ $level }) s’assied à la table { $table }.
cli-join-bot-plays = La partie { $number } commence.
cli-join-bot-gone = Le robot a été renvoyé.

## Un compte sur un serveur de tables

cli-account-what = « { $word } » n’est pas un des mots pour un compte : { $words }.
cli-account-words = Après « { $word } », il y a trop peu de mots, ou trop : voyez camarilla account --help.
cli-account-nobody = Personne à { $server } ne vous connaît encore d’ici. Pour vous inscrire, ou revenir à votre compte :
cli-account-guest = À { $server } vous êtes { $name }, sans compte. Pour garder vos parties et être classé, inscrivez-vous :
cli-account-owner = À { $server } vous êtes { $name }, et vous avez un compte.
cli-account-already = Vous y avez déjà un compte : { $name }.
cli-account-ask-name = Le nom du compte ? [{ $usual }]
cli-account-ask-password = Mot de passe :
cli-account-ask-again = Encore une fois :
cli-account-no-name = Il faut un nom à un compte.
cli-account-no-password = Aucun mot de passe n’a été donné.
cli-account-passwords-differ = C’étaient deux mots de passe différents. Rien n’a été fait.
cli-account-registered = { $name }, vous avez maintenant un compte à { $server }. Vos parties restent à vous.
cli-account-logged-in = { $name }, vous êtes connecté à { $server }.
cli-account-logged-out = Vous êtes déconnecté de { $server }.
cli-account-named = À { $server } vous vous appelez maintenant { $name }, dès la prochaine table.
cli-account-token = Voici la clé de votre robot { $name }. Elle n’est montrée que cette fois : gardez-la.
cli-account-no-tokens = Vous n’avez pas de robots à { $server }.
cli-account-dropped = Cette clé n’ouvre plus rien. Les parties et le classement du robot restent ; une nouvelle clé à son nom le ramène.
cli-account-no-games = Il n’y a pas de partie finie.
cli-account-game = { $game } · { $day } · { $players } · gagnée par { $winners }
cli-account-record-with = Pour en garder une :
cli-account-which-game = « { $typed } » n’est pas une partie : tapez TABLE/NUMÉRO, comme games les montre.
cli-account-no-ratings = Personne n’est encore classé à ce jeu.
cli-account-rated-person = { $name } · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-account-rated-bot = { $name } (robot) · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-join-account = Votre compte, vos parties et les clés de robots ont leur propre commande :
