### La page.

## La maison

web-title = Camarilla
web-lead = Ne vous fiez à personne ici
web-lead-text = Trois jeux de cartes cachées et de mensonges au grand jour. Contre des robots sur-le-champ, ou avec des amis de n’importe où. Sans compte.
web-nav = Navigation
web-open-tables = Tables ouvertes
web-my-games = Mes parties
web-rules = Règles
web-device = Un seul appareil
web-foot = Dessins et textes sont de nous. Les jeux appartiennent à leurs auteurs et éditeurs : merci de posséder la boîte.
web-nowhere = Il n’y a rien ici
web-nowhere-text = Cette adresse ne mène à aucune table ni à aucune page.
web-to-home = Vers l’accueil
web-close = Fermer
web-cancel = Annuler
web-open = Ouvrir
web-yes = Oui
web-no = Non
web-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
web-court-titles = Baron · Comte · Duc · Abbé · Page · Dame · Baronne · Comtesse · Duchesse · Sire
web-court-places = de Brume · d’Aulnay · des Hiboux · de Cendre · du Lierre · des Ronces · des Miroirs · des Bougies · du Renard · de Givre · du Corbeau · du Sel

## Les jeux

web-game-royal-secrets = Royal Secrets
web-game-royal-secrets-players = 3 à 5 joueurs
web-game-royal-secrets-slogan = ESPIONS À LA COUR DE FRANCE
web-game-royal-secrets-line = Misez sur le Roi ou sur la Reine, promettez tout, tenez ce qui vous arrange.
web-game-royal-secrets-box = La boîte de Royal Secrets : deux courtisans face à face sous un soleil d’or percé d’une serrure
web-game-secrets = Secrets
web-game-secrets-players = 4 à 8 joueurs
web-game-secrets-slogan = CHACUN EST QUELQU’UN D’AUTRE
web-game-secrets-line = Les agents échangent leurs identités : plus personne n’est sûr de rien, pas même de soi.
web-game-secrets-box = La boîte de Secrets : un agent au chapeau, une étoile dans un verre et un signe de paix dans l’autre
web-game-road-to-the-palace = Road to the Palace
web-game-road-to-the-palace-players = 2 à 4 joueurs
web-game-road-to-the-palace-slogan = UN CONTE DE PETITES FAVEURS
web-game-road-to-the-palace-line = Rassemblez vos amis dans le bon ordre et arrivez avec les bons en tête.
web-game-road-to-the-palace-box = La boîte de Road to the Palace : un chemin qui serpente par la forêt jusqu’à un palais rose
web-minutes = environ { $minutes } min
web-play-now = Jouer
web-make-table = Ouvrir une table
web-make-name = Le nom que verront vos amis
web-make-title = Une table de { $game }

## Listes de tables et de parties

web-all = Toutes ({ $count })
web-fewer = Moins
web-past-games = Parties passées
web-open-none = Aucune table publique n’est ouverte pour l’instant. Ouvrez-en une : qui passe pourra s’asseoir.
web-ended = { $date } : { $why }
web-mine-to-see = Quelque chose à voir d’abord
web-mine-none = Vous n’avez pas encore de partie.
web-mine-played-for = Un robot joue pour vous
web-mine-taken-over = { $name } joue à votre place
web-seats-free =
    { $count ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-being-played = partie en cours
web-join = Rejoindre
web-watch = Regarder
web-look = Voir
web-play-on = Jouer
web-replay = Revoir
web-your-turn = À vous
web-to-the-table = Vers la table
web-their-turn = À { $name } de jouer
web-phase-waiting = Pas commencée
web-phase-dealing = Distribution
web-phase-playing = En cours
web-phase-over = Finie
web-invited = Vous avez une invitation ?
web-invited-field = Collez le lien ou le code
web-invited-wrong = Ce n’est ni le lien ni le code d’une table.
web-table-of = La table de { $host }
# La même chose devant une voyelle.
web-table-of-vowel = La table d’{ $host }
web-with = Avec { $names }
web-nobody-yet = Personne d’autre encore
web-rated-short = classée

## Réglages et compte

web-settings = Réglages
web-language = Langue
web-scheme = Couleurs
web-scheme-auto = Comme l’appareil
web-scheme-light = Clair
web-scheme-dark = Sombre
web-scheme-contrast = Contraste élevé
web-scheme-hint = La table de Royal Secrets reste dans la nuit, quoi que vous choisissiez ; ce qui l’entoure suit votre choix.
web-table-manners = À la table
web-motion = Montrer les mouvements
web-motion-hint = Les cartes glissent, les jetons s’échangent sous vos yeux.
web-sound = Un son discret quand c’est à vous
web-you = Vous
web-you-short = vous
web-name = Votre nom à la table
web-rename = Changer de nom
web-name-change = Prendre ce nom
web-name-hint = Là où une partie a commencé, vous gardez le nom sous lequel vous vous êtes assis.
web-name-done = Vous vous appelez ainsi désormais, partout où aucune partie n’a commencé.
web-password = Mot de passe
web-account-why = Un compte garde votre nom et vos parties, et il en faut un aux tables classées. Pour jouer, aucun n’est nécessaire.
web-account-yours = Vous avez un compte : { $name }.
web-account-register = Créer un compte
web-account-log-in = Se connecter
web-account-log-out = Se déconnecter
web-account-made = Le compte est créé.
web-account-in = Heureux de vous revoir.
web-account-out = Vous êtes déconnecté.

## Comment une table est réglée

web-players = Joueurs
web-talk-mode = Paroles
web-talk-free = Libres
web-talk-claims = Déclarations seules
web-talk-silent = Silence
web-talk-free-short = paroles libres
web-talk-claims-short = déclarations seules
web-talk-silent-short = en silence
web-talk-free-hint = On dit ce qu’on veut, et rien n’engage.
web-talk-claims-hint = On ne fait que des déclarations tirées d’une liste : nul besoin d’une langue commune. Elles n’engagent personne.
web-talk-silent-hint = À cette table, personne ne dit mot.
web-clock = Horloge
web-clock-none = Aucune
web-clock-decision-words = { $time } par décision
web-clock-bank-words = { $time } par partie, { $more } s de plus par décision
web-secs = { $count } s
web-mins = { $count } min
web-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
web-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
web-visibility = Qui peut venir
web-visibility-public = Tout le monde
web-visibility-link = Qui a le lien
web-visibility-private = Mes invités
web-visibility-public-hint = La table figure sur l’accueil.
web-visibility-link-hint = Personne ne trouve la table sans son lien.
web-visibility-private-hint = Seuls entrent ceux que vous invitez par leur nom.
web-spectators = On peut regarder
web-spectators-hint = Qui regarde voit ce qui est à découvert, jamais une carte cachée.
web-rated = Classée
web-rated-hint = Le résultat compte au classement. Chacun doit avoir un compte.
web-option-royal-secrets-open-scores = Points à découvert
web-option-royal-secrets-open-scores-hint = La règle cache les points, bien que gains et pertes soient publics. Oui : les points de chacun sont montrés.
web-option-royal-secrets-open-scores-rule = RS-2.1
web-option-royal-secrets-debts = Dettes
web-option-royal-secrets-debts-hint = La règle ne dit rien de qui ne peut payer. Non : on ne descend pas sous zéro. Oui : les points peuvent devenir négatifs.
web-option-royal-secrets-debts-rule = RS-6.7
web-option-secrets-un-ties = Quand le détenteur de l’ONU est à égalité
web-option-secrets-un-ties-centre = Au centre
web-option-secrets-un-ties-keep = Le garde
web-option-secrets-un-ties-hint = La règle laisse ouvert ce que devient le jeton ONU quand d’autres ont aussi peu de cartes que son détenteur.
web-option-secrets-un-ties-rule = SE-4.3
web-option-secrets-notebook = Carnet
web-option-secrets-notebook-off = De mémoire
web-option-secrets-notebook-log = Relire
web-option-secrets-notebook-beliefs = Calculé
web-option-secrets-notebook-hint = Le jeu éprouve la mémoire. De mémoire : ce qu’on a vu n’est montré qu’une fois. Relire : le journal reste. Calculé : qui peut être quoi est compté pour tous.
web-option-secrets-notebook-rule = SE-7.1
web-option-road-to-the-palace-open-scores = Influence à découvert
web-option-road-to-the-palace-open-scores-hint = La règle cache l’influence, bien que gains et paiements soient publics. Oui : celle de chacun est montrée.
web-option-road-to-the-palace-open-scores-rule = RP-2.2
web-option-road-to-the-palace-three-player-cards = Cartes à trois joueurs
web-option-road-to-the-palace-three-player-cards-45 = 45
web-option-road-to-the-palace-three-player-cards-46 = 46
web-option-road-to-the-palace-three-player-cards-hint = La liste imprimée laisse 46 cartes, et les tours sont inégaux. 45 : une de plus est ôtée sans être vue.
web-option-road-to-the-palace-three-player-cards-rule = RP-2.1

## Avant la partie

web-table = Une table
web-connecting = Un instant …
web-closed-title = Cette porte est fermée
web-closed = La connexion a été fermée. Rechargez la page.
web-arrival = { $host } vous invite à { $game }
web-arrival-blind = Vous êtes invité à une table
web-arrival-name = Comment vous appellerons-nous ?
web-arrival-hint = Ni compte ni mot de passe. Votre navigateur se souvient de vous.
web-sit-down = S’asseoir
web-sit-here = Venir ici
web-stand-up = Se lever
web-start = Commencer
web-dealing = On distribue. La machine de chacun ajoute sa part : personne ne peut choisir la donne.
web-room-waits =
    { $count ->
        [one] Une place est encore libre : invitez quelqu’un, ou asseyez un robot.
       *[other] { $count } places sont encore libres : invitez du monde, ou asseyez des robots.
    }
web-room-waits-guest =
    { $count ->
        [one] Une place est encore libre : invitez quelqu’un, ou attendez que { $host } asseye un robot.
       *[other] { $count } places sont encore libres : invitez du monde, ou attendez que { $host } asseye des robots.
    }
web-room-full-host = Toutes les places sont prises. Commencez quand vous voulez.
web-room-full = Toutes les places sont prises. { $host } lance la partie ; en cas de départ, quelqu’un d’autre devient l’hôte.
web-seats = Places
web-seats-in-turn = Places, dans l’ordre du tour
web-seat-free = Place { $number }, libre
web-level-page = Page
web-level-courtier = Courtisan
web-level-minister = Ministre
web-level-eminence = Éminence grise
web-level-page-long = robot, un page : joue n’importe quoi
web-level-courtier-long = robot, un courtisan : joue avec de bons principes
web-level-minister-long = robot, un ministre : réfléchit avant de jouer
web-level-eminence-long = robot, une éminence grise : le meilleur que nous ayons
web-send-away = Renvoyer
web-hand-over = Nommer hôte
web-host = hôte
web-remote-bot = un robot à soi
web-away = absent
web-room-settings = Comment on joue
web-room-settings-host = Vous êtes l’hôte : vous pouvez changer cela jusqu’au début.
web-room-settings-guest = { $host } est l’hôte et peut changer cela jusqu’au début.
web-invite = Inviter
web-invite-link = Lien vers cette table
web-invite-hint = Qui l’ouvre a une place en un clic et un nom.
web-invite-network = Il mène à l’adresse de cet ordinateur dans votre réseau : pour les amis sur le même Wi-Fi.
web-invite-only-here = Ce lien ne marche que sur cet ordinateur. Si d’autres peuvent joindre ce serveur, envoyez-leur l’adresse sous laquelle il est connu.
web-invite-private = Cette table est privée : invitez les gens par le nom de leur compte ici, puis envoyez-leur le lien.
web-invite-name = Nom d’un invité
web-invite-do = Inviter
web-invite-done = { $name } peut entrer maintenant.
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR, à scanner avec un téléphone

## À la table

web-connection-connecting = Connexion
web-connection-connected = Connecté
web-connection-lost = Connexion perdue
web-connection-closed = Fermé
web-lost = La connexion est perdue. Elle revient d’elle-même, et rien n’est perdu avec elle.
web-leave = Quitter la table
web-leave-watching = Vous ne faites que regarder : allez et venez à votre guise.
web-leave-for-now = Partir un moment
web-leave-for-good = Céder ma place
web-stay = Rester
web-prompt = Ce que la table attend
web-stand-in = Un robot joue pour vous.
web-back = Je suis de retour
web-gave-up = Vous avez cédé votre place.
web-take-seat-back = Reprendre ma place
web-undo = Reprendre
web-see-end = Voir la fin
web-clocks = Horloges
web-panel = Journal, paroles, carnet, aide
web-tab-log = Journal
web-tab-talk = Paroles
web-tab-notebook = Carnet
web-tab-help = Aide
web-unread =
    { $count ->
        [one] 1 nouveau
       *[other] { $count } nouveaux
    }
web-log-none = Il ne s’est encore rien passé, ou cette table s’en remet à votre mémoire.
web-notebook-none = Dans ce jeu, le journal contient tout ce qui se relit.
web-talk-none = Personne n’a encore rien dit.
web-say = Dites quelque chose
web-say-label = Message à la table
web-send = Envoyer
web-spectator = regarde
web-mute = Ne plus entendre { $name }
web-muted = Vous n’entendez pas { $name }.
web-unmute = Entendre à nouveau
web-help-now = Maintenant
web-help-choices = Ce que ferait chaque choix
web-help-rule = La règle : { $rule }
web-help-all = Toutes les règles
web-rule = Règle { $rule }

## Déclarations

web-make-claim = Déclarer
web-claim-hint = Vrai ou non : cela n’engage personne, et la liste est la même quoi que vous ayez en main.
web-claim-none = Il n’y a rien à déclarer pour l’instant.
web-kind-claim = Déclaration
web-kind-promise = Promesse
web-kind-question = Question
web-claim-true = C’était vrai
web-claim-false = C’était faux
web-reply-believe = Je vous crois
web-reply-doubt = J’en doute
web-reply-agree = Entendu
web-reply-shrug = Nous verrons
web-claim-hidden-card-worth = Ma carte cachée
web-claim-hidden-card-is-no-valet = Ma carte cachée et mon Valet
web-claim-holds-valet = Mes Valets
web-claim-will-attend = Où j’irai
web-claim-will-bring = Ce que j’apporterai
web-claim-will-match = Si vous le faites, moi aussi
web-claim-will-withdraw = Je me retire
web-claim-asks-for-help = Qui m’aide ?
web-claim-i-am = Qui je suis
web-claim-they-are = Qui sont les autres
web-claim-centre-is = Le jeton du centre
web-claim-same-side = Nous sommes du même côté
web-claim-proposal-is = Ma proposition
web-claim-card-brings = Ce que la carte rapporte
web-claim-i-will = Ma réponse
web-claim-bullet-costs = La Balle
web-claim-bribed = Mes Pots-de-vin
web-claim-not-bribed = Qui je n’ai pas soudoyé
web-claim-going-for = Ma première colonne
web-claim-wants-next = Ce que je veux
web-claim-will-take = Ce que je prends ensuite
web-claim-will-lay = Le disque que je pose ensuite
web-claim-leave-me = Un marché

## La fin

web-end-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-end-nobody = Personne ne gagne
web-end-back = Retour à la table
web-end-back-short = Retour
web-rematch = Revanche
web-rematch-same = Rejouer
web-rematch-next = Niveau suivant : { $level }
web-record = Garder la partie en fichier
web-record-short = Garder
web-ranking = Classement
web-won = a gagné
web-lost-game = a perdu
web-place = place { $place }
web-bluffs = Les déclarations face à la vérité
web-bluffs-sum =
    { $made ->
        [one] { $made } faite
       *[other] { $made } faites
    } : { $kept ->
        [one] { $kept } vraie
       *[other] { $kept } vraies
    }, { $broken ->
        [one] { $broken } fausse
       *[other] { $broken } fausses
    }, { $open ->
        [one] { $open } jamais tranchée
       *[other] { $open } jamais tranchées
    }
web-bluff-true = Vrai
web-bluff-kept = Tenue
web-bluff-broken = Rompue
web-bluff-caught = Démasqué
web-bluff-unseen = Bluff, passé inaperçu
web-bluff-open = Jamais tranché
web-verify = Vérifier la donne
web-verify-short = Vérifier
web-verifying = On redistribue …
web-verified = Les cartes sont exactement celles que donnent les nombres scellés.
web-verified-mine = Votre propre part en est, et les sceaux sont ceux montrés à ce navigateur avant la donne. Personne n’a choisi ces cartes.
web-verified-not-mine = Ce navigateur n’a pas gardé de part dans cette donne : cela montre qu’elle n’a pas été changée après coup.
web-verify-limits = Cela ne montre pas que personne n’a regardé : le serveur doit connaître les cartes pour tenir la table.
web-verify-seed = La part du serveur
web-verify-seal = Son sceau, montré avant
web-verify-part = La part de { $name }
web-misfit-seats = La preuve est fausse : ses parts ne sont pas celles de places différentes.
web-misfit-nonce = La preuve est fausse : la part d’un joueur n’est pas celle qui fut scellée.
web-misfit-seed = La preuve est fausse : la part du serveur n’est pas celle qui fut scellée.
web-misfit-deal = La preuve est fausse : ces nombres donnent d’autres cartes.
web-misfit-shown = La preuve est fausse : les sceaux ne sont pas ceux montrés à ce navigateur.
web-misfit-mine = La preuve est fausse : votre propre part n’y est pas.
web-misfit-game = Cette page ne sait pas comment ce jeu se distribue.

## Parties à revoir

web-eyes = Par les yeux de
web-eyes-all = Toutes cartes ouvertes
web-eyes-table = Un spectateur
web-moment = Moment de la partie
web-moment-of = { $at } sur { $count }
web-moment-link = Copier le lien vers ce moment
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-run = Dérouler la partie
web-pause = Pause

## Règles

web-rules-of = Les règles de { $game }
web-rules-none = Personne n’a encore écrit ces règles.
web-chapters = Chapitres
web-search = Chercher
web-search-field = Un mot, ou l’id d’une règle
web-found =
    { $count ->
        [one] 1 résultat
       *[other] { $count } résultats
    }
