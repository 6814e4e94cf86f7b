### Secrets.
###
### Les noms (Personnages, identités, jetons) arrivent dans les phrases en mots déjà formés, certains avec leur article.
### Aucun nom de joueur après « de », « que » ou un adjectif : on ne sait ni s’il s’élide ni s’il s’accorde.
### Un texte tient sur une ligne, si longue soit-elle : Fluent garde les retours à la ligne.
### Les espaces devant : ; ! ? » et après « sont insécables.

## Noms

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = Hippie

secrets-double-agent = Agent Double
secrets-psychiatrist = Psychiatre
secrets-politician = Politicien
secrets-detective = Détective
secrets-diplomat = Diplomate
secrets-journalist = Journaliste
secrets-scientist = Scientifique
secrets-assassin = Assassin

secrets-a-double-agent = un Agent Double
secrets-a-psychiatrist = un Psychiatre
secrets-a-politician = un Politicien
secrets-a-detective = un Détective
secrets-a-diplomat = un Diplomate
secrets-a-journalist = un Journaliste
secrets-a-scientist = un Scientifique
secrets-a-assassin = un Assassin

# Où se trouve un jeton Identité.
secrets-place = le jeton placé devant { $player }
secrets-place-own = son propre jeton
secrets-place-centre = le jeton du centre

# Parties de listes : qui est quoi, qui a combien, et avec qui un Diplomate a fait l’échange.
secrets-token = { $player } ({ $identity })
secrets-token-centre = le centre ({ $identity })
secrets-score = { $player } { $points }
secrets-negotiation = { $player } avec { $neighbour }

## Personnages : ce qu’ils font

secrets-double-agent-text = Échangez votre jeton avec celui du centre, puis regardez en secret votre nouveau jeton.
secrets-psychiatrist-text = Échangez, sans les voir, les jetons de deux autres joueurs. Tout le monde voit lesquels.
secrets-politician-text = Placez cette carte devant quelqu’un d’autre que vous, puis regardez en secret le jeton de cette personne.
secrets-detective-text = Regardez en secret un jeton : le vôtre, celui d’un autre joueur ou celui du centre.
secrets-diplomat-text = Le jeton du centre est montré à tous. Ensuite, à l’insu des autres, échangez-le avec celui de votre voisin de gauche ou de droite.
secrets-journalist-text = Montrez votre jeton à tous les autres sans le regarder vous-même.
secrets-scientist-text = Le premier est sans effet. Le deuxième face visible devant vous retourne face cachée tous vos Personnages : ils ne valent plus rien.
secrets-assassin-text = Piochez une Balle, regardez-la et donnez-la face cachée à quelqu’un d’autre. Elle coûte de 0 à 3 points à la fin.

## Le récit : un tour commence

secrets-log-first-looks =
    { $way ->
        [own] Chacun regarde en secret son propre jeton.
        [right] Chacun regarde en secret son propre jeton et celui de son voisin de droite.
       *[centre] Chacun regarde en secret son propre jeton et celui de son voisin de droite. Puis le jeton du centre est montré à tous les joueurs.
    }
secrets-log-first-looks-open =
    { $way ->
        [own] Chacun regarde en secret son propre jeton.
        [right] Chacun regarde en secret son propre jeton et celui de son voisin de droite.
       *[centre] Chacun regarde en secret son propre jeton et celui de son voisin de droite. Puis le jeton du centre est montré à tous les joueurs.
    } Voici ce qu’on y voit : { $tokens }.
secrets-log-turn-began =
    { $again ->
        [0] Tour { $turn }. { $player } révèle { $first } et { $second }.
        [one] Tour { $turn }. { $player } révèle { $first } et { $second } ; une autre carte pareille à la première va sous la pioche.
       *[other] Tour { $turn }. { $player } révèle { $first } et { $second } ; { $again } autres cartes pareilles à la première vont sous la pioche.
    }
secrets-log-card-kept = { $player } garde l’une des deux comme Proposition et remet l’autre sous la pioche.
secrets-log-card-kept-open = { $player } garde { $card } comme Proposition, en secret, et remet l’autre carte sous la pioche.
secrets-log-card-offered = { $player } propose la carte, face cachée, à { $to }.

## Le récit : une Proposition est réglée

# Lu seulement par qui a répondu.
secrets-log-offer-answered =
    { $answer ->
        [accept] { $player } répond sous pli cacheté : la carte est acceptée.
        [refuse] { $player } répond sous pli cacheté : la carte est refusée.
        [interrupt] { $player } répond sous pli cacheté : les Nations Unies interviennent.
       *[let-pass] { $player } répond sous pli cacheté : les Nations Unies laissent faire.
    }
secrets-log-settled-accept = { $player } accepte la carte proposée par { $active }. C’est { $card } : { $owner } applique son effet.
secrets-log-settled-refuse = { $player } refuse la carte, qui revient à { $active }. C’est { $card } : { $owner } applique son effet.
secrets-log-settled-interrupt = Les Nations Unies interviennent : { $player } prend la carte proposée par { $active } à { $target }. C’est { $card }.

## Le récit : les effets

secrets-log-card-placed = { $player } pose la carte { $card } devant { $before }.
secrets-log-pair-turned-down = Deux Personnages identiques devant { $player } ({ $card }) : les deux sont retournés face cachée et ne valent plus rien.
secrets-log-all-turned-down = Un deuxième Scientifique devant { $player } : tous les Personnages y sont retournés face cachée ({ $cards }).
secrets-log-swapped-with-centre = { $player } échange son jeton avec celui du centre.
secrets-log-tokens-swapped = { $player } échange les jetons placés devant { $first } et { $second }.
secrets-log-token-looked-at = { $player } regarde en secret { $place }.
secrets-log-token-looked-at-open = { $player } regarde en secret { $place } : { $identity }.
secrets-log-token-shown = { $player } montre { $place } à tous les autres joueurs sans le regarder.
secrets-log-token-shown-open = { $player } montre { $place } à tous les autres joueurs sans le regarder : { $identity }.
secrets-log-centre-shown = { $player } montre { $place } à tous les joueurs.
secrets-log-centre-shown-open = { $player } montre { $place } à tous les joueurs : { $identity }.
secrets-log-centre-swapped = Pendant que les autres ferment les yeux, { $player } échange le jeton du centre avec celui d’un voisin.
secrets-log-centre-swapped-open = Pendant que les autres ferment les yeux, { $player } échange le jeton du centre avec celui placé devant { $neighbour }.
secrets-log-bullet-drawn = { $player } pioche une Balle et la regarde.
secrets-log-bullet-drawn-open = { $player } pioche une Balle et la regarde : { $points }.
secrets-log-bullet-given = { $player } donne la Balle, face cachée, à { $to }.

## Le récit : les Nations Unies

secrets-log-un-taken = { $player } a le moins de cartes et prend le jeton ONU.
secrets-log-un-passed = Le jeton ONU quitte { $player } pour { $to }, qui a maintenant le moins de cartes.
secrets-log-un-put-back = Le jeton ONU retourne au centre : { $player } n’a plus strictement le moins de cartes.

## Le récit : la fin

secrets-log-secrets-revealed =
    { $count ->
        [0] Tout est révélé : { $tokens }. Les jetons avaient été distribués ainsi : { $dealt }. Les scores : { $scores }.
       *[other] Tout est révélé : { $tokens }. Les jetons avaient été distribués ainsi : { $dealt }. Les Diplomates ont échangé ainsi le jeton du centre : { $swaps }. Les scores : { $scores }.
    }
secrets-log-ended-lone-hippie = Personne d’autre n’a aussi peu de points : { $player }, Hippie, l’emporte sans partage.
secrets-log-ended-agency =
    CIA { $cia }, KGB { $kgb } : { $agency ->
        [KGB] le KGB
       *[CIA] la CIA
    } l’emporte. La victoire revient à { $players }.
secrets-log-ended-nobody =
    { $points ->
        [one] La CIA et le KGB ont chacun { $points } point : tout le monde perd.
       *[other] La CIA et le KGB ont chacun { $points } points : tout le monde perd.
    }
secrets-outcome-hippie =
    { $points ->
        [one] { $players }, Hippie, l’emporte sans partage avec le score le plus faible : { $points } point.
       *[other] { $players }, Hippie, l’emporte sans partage avec le score le plus faible : { $points } points.
    }
secrets-outcome-agency =
    { $agency ->
        [KGB] Le KGB
       *[CIA] La CIA
    } l’emporte par { $points } à { $others }. La victoire revient à { $players }.
secrets-outcome-nobody =
    { $points ->
        [one] Personne ne gagne : la CIA et le KGB ont chacun { $points } point.
       *[other] Personne ne gagne : la CIA et le KGB ont chacun { $points } points.
    }

## Les décisions, telles qu’elles sont proposées

secrets-move-keep = Proposer la carte { $card } ({ $sign }{ $value })
secrets-move-offer = Proposer la carte à { $player }
secrets-move-accept = Accepter la carte
secrets-move-refuse = Refuser la carte
secrets-move-interrupt = Interrompre : prendre la carte vous-même
secrets-move-let-pass = Laisser faire
secrets-move-swap = Échanger les jetons placés devant { $first } et { $second }
secrets-move-place = Poser le Politicien devant { $player } et regarder ce jeton
secrets-move-look = Regarder { $place }
secrets-move-left = Échanger le jeton du centre avec celui de votre voisin de gauche
secrets-move-right = Échanger le jeton du centre avec celui de votre voisin de droite
secrets-move-give = Donner la Balle à { $player }

## Ce que la table attend : dit à qui doit répondre, dit aux autres, expliqué

secrets-prompt-keeping = À vous : laquelle des deux cartes proposez-vous ?
secrets-waiting-keeping = { $players } choisit laquelle des deux cartes proposer.
secrets-help-keeping = Tout le monde a vu les deux cartes, mais vous seul savez laquelle vous gardez comme Proposition. L’autre va sous la pioche. Qui reçoit la carte en reçoit la valeur et doit appliquer son effet : ce sera vous si elle est refusée.
secrets-help-keeping-others = Tout le monde a vu les deux cartes, mais { $players } sera seul à savoir laquelle est proposée. L’autre va sous la pioche. Qui reçoit la carte en reçoit la valeur et doit appliquer son effet.

secrets-prompt-offering = À qui proposez-vous la carte, face cachée ?
secrets-waiting-offering = { $players } décide à qui la carte est proposée.
secrets-help-offering = Vous pouvez dire ce que vous voulez de la carte, vrai ou faux. La personne choisie l’accepte sans la voir, ou la refuse, et alors elle est à vous. Qui détient le jeton ONU, si ce n’est ni vous ni cette personne, peut vous la prendre à tous deux.
secrets-help-offering-others = { $players } peut dire n’importe quoi de la carte, vrai ou faux. La personne choisie l’accepte sans la voir, ou la refuse, et alors la carte revient à { $players }. Qui détient le jeton ONU, si ce n’est aucun des deux, peut la prendre à tous deux.

secrets-prompt-answering = { $player } vous propose une carte, face cachée. L’acceptez-vous ?
secrets-waiting-answering =
    { $count ->
        [one] { $players } décide d’accepter la carte ou non.
       *[other] La question est posée, sous pli cacheté, à { $players }.
    }
secrets-help-answering = C’est l’un des deux Personnages révélés. Si vous l’acceptez, il est placé devant vous et vous appliquez son effet ; si vous le refusez, c’est à qui l’a proposé de le faire. Un Politicien part chez quelqu’un d’autre. Si le détenteur du jeton ONU est interrogé aussi, les deux répondent en même temps, en secret, et une interruption passe en premier.
secrets-help-answering-others = C’est l’un des deux Personnages révélés. Qui l’accepte l’a devant soi et applique son effet ; s’il est refusé, c’est à qui l’a proposé de le faire. Un Politicien part chez quelqu’un d’autre. Si le détenteur du jeton ONU est interrogé aussi, les deux répondent en même temps, en secret, et une interruption passe en premier.

secrets-prompt-interrupting = { $player } propose une carte à quelqu’un. Les Nations Unies interviennent-elles ?
secrets-help-interrupting = Vous détenez le jeton ONU : vous pouvez prendre la carte sans la voir, quelle que soit l’autre réponse, et appliquer son effet. Personne ne saura ce qu’aurait dit l’autre. Si vous laissez faire, c’est sa réponse qui décide.

secrets-prompt-swapping = Psychiatre : quels jetons échangez-vous ?
secrets-waiting-swapping = { $players } échange les jetons de deux autres joueurs.
secrets-help-swapping = Choisissez deux autres joueurs. Tout le monde voit quels jetons changent de place, et personne ne les regarde. Ceux que vous déplacez sont peut-être désormais d’un autre camp, et l’ignorent peut-être.
secrets-help-swapping-others = Tout le monde voit quels jetons changent de place, et personne ne les regarde. Ceux dont le jeton est déplacé sont peut-être désormais d’un autre camp, et l’ignorent peut-être.

secrets-prompt-placing = Politicien : devant qui posez-vous la carte ?
secrets-waiting-placing = { $players } décide devant qui poser le Politicien.
secrets-help-placing = La carte compte pour cette personne à tous égards : trois points, une carte de plus, et une paire avec un Politicien déjà face visible devant elle. Vous regardez ensuite son jeton en secret.
secrets-help-placing-others = La carte compte à tous égards pour qui la reçoit : trois points, une carte de plus, et une paire avec un Politicien déjà face visible. { $players } regarde ensuite en secret le jeton de cette personne.

secrets-prompt-negotiating = Diplomate : avec le jeton de quel voisin échangez-vous celui du centre ?
secrets-waiting-negotiating = { $players } échange le jeton du centre avec celui d’un voisin.
secrets-help-negotiating = Tout le monde vient de voir le jeton du centre ; vous seul saurez qui l’a maintenant. Vous devez l’échanger avec celui de votre voisin de gauche ou de droite, et personne ne regarde celui qui arrive au centre.
secrets-help-negotiating-others = Tout le monde vient de voir le jeton du centre ; { $players } sera seul à savoir qui l’a maintenant. Il est échangé avec celui du voisin de gauche ou de droite, et personne ne regarde celui qui arrive au centre.

secrets-prompt-looking = Détective : quel jeton regardez-vous ?
secrets-waiting-looking = { $players } regarde un jeton.
secrets-help-looking = Regardez un jeton en secret : le vôtre, celui d’un autre joueur ou celui du centre. Tout le monde voit lequel, vous seul voyez ce qu’il est.
secrets-help-looking-others = { $players } regarde un jeton en secret : celui d’un joueur ou celui du centre. Tout le monde voit lequel, et personne d’autre ne voit ce qu’il est.

secrets-prompt-giving = Assassin : qui reçoit la Balle ?
secrets-waiting-giving = { $players } donne une Balle à quelqu’un.
secrets-help-giving = Vous savez ce que coûte la Balle, de 0 à 3 points ; les autres l’apprendront à la fin, y compris qui la reçoit. Elle compte comme une carte de plus devant cette personne.
secrets-help-giving-others = { $players } sait ce que coûte la Balle, de 0 à 3 points ; les autres l’apprendront à la fin, y compris qui la reçoit. Elle compte comme une carte de plus devant cette personne.

secrets-prompt-over = La partie est finie.
secrets-help-over = Un Hippie dont le score est plus faible que celui de tous les autres gagne seul. Sinon, chaque agence additionne les scores de ses membres, et la plus forte somme l’emporte ; si les sommes sont égales, tout le monde perd.

## Ce que ferait une décision, dit à côté d’elle à qui peut la prendre

# La condition par laquelle commencent les deux phrases qui suivent.
secrets-then-if-card = Si c’est { $card }
secrets-then-if-accepted = Si { $player } accepte
secrets-then-if-refused = Si elle est refusée

# $what est le Personnage et son effet ; ou une paire ; ou un deuxième Scientifique.
secrets-then-yours =
    { $when } : { $what ->
        [double-agent] { $sign }{ $points } pour vous, et vous échangez votre jeton avec celui du centre.
        [psychiatrist] { $sign }{ $points } pour vous, et vous échangez les jetons de deux autres joueurs.
        [politician] vous la posez devant quelqu’un d’autre, dont vous regardez le jeton.
        [detective] { $sign }{ $points } pour vous, et vous regardez un jeton.
        [diplomat] { $sign }{ $points } pour vous, le jeton du centre est montré, et vous l’échangez avec celui d’un voisin.
        [journalist] { $sign }{ $points } pour vous, et tous les autres voient votre jeton.
        [assassin] { $sign }{ $points } pour vous, et vous donnez une Balle à quelqu’un.
        [pair] c’est la deuxième carte de ce nom chez vous, et les deux sont retournées face cachée ({ $sign }{ $points } pour vous).
        [all-down] c’est votre deuxième Scientifique, et tous vos Personnages sont retournés face cachée ({ $sign }{ $points } pour vous).
       *[scientist] { $sign }{ $points } pour vous.
    }{ $ends ->
        [yes] {" "}La partie finit avec ce tour.
       *[no] {""}
    }
secrets-then-theirs =
    { $when } : { $what ->
        [double-agent] { $sign }{ $points } pour { $player }, qui échange son jeton avec celui du centre.
        [psychiatrist] { $sign }{ $points } pour { $player }, qui échange les jetons de deux autres joueurs.
        [politician] { $player } la pose devant quelqu’un d’autre et regarde le jeton qui s’y trouve.
        [detective] { $sign }{ $points } pour { $player }, qui regarde un jeton.
        [diplomat] { $sign }{ $points } pour { $player }, qui montre le jeton du centre et l’échange avec celui d’un voisin.
        [journalist] { $sign }{ $points } pour { $player }, dont tous les autres voient le jeton.
        [assassin] { $sign }{ $points } pour { $player }, qui donne une Balle à quelqu’un.
        [pair] c’est la deuxième carte de ce nom à cet endroit, et les deux sont retournées face cachée ({ $sign }{ $points } pour { $player }).
        [all-down] c’est le deuxième Scientifique à cet endroit, et tous les Personnages y sont retournés face cachée ({ $sign }{ $points } pour { $player }).
       *[scientist] { $sign }{ $points } pour { $player }.
    }{ $ends ->
        [yes] {" "}La partie finit avec ce tour.
       *[no] {""}
    }
secrets-then-un-may-take = { $player } a le jeton ONU et peut prendre la carte en premier.
secrets-then-target-decides = C’est à { $player } de décider à qui revient la carte.
secrets-then-swapped = Tout le monde voit l’échange, personne ne voit les jetons.
secrets-then-looked = Vous seul voyez ce qu’il est ; tout le monde voit lequel vous regardez.
secrets-then-placed = { $player } reçoit { $points } points.
secrets-then-placed-pair = C’est le deuxième Politicien à cet endroit, et les deux sont retournés face cachée ({ $points } pour { $player }).
secrets-then-negotiated = { $player } reçoit le jeton du centre ({ $identity }), et vous seul le savez.
secrets-then-shot =
    { $points ->
        [0] Elle ne coûte rien à { $player } à la fin ; c’est seulement une carte de plus à cet endroit.
        [one] Elle coûte { $points } point à { $player } à la fin.
       *[other] Elle coûte { $points } points à { $player } à la fin.
    }
secrets-then-ends = La partie finit avec ce tour.
secrets-then-un-yours = Vous prenez ensuite le jeton ONU.
secrets-then-un-theirs = { $player } prend ensuite le jeton ONU.
secrets-then-un-back = Le jeton ONU retourne ensuite au centre.

## Ce qu’on déclare à la table, vrai ou non

secrets-claim-i-am =
    { $identity ->
        [cia] { $player } : je suis de la CIA.
        [kgb] { $player } : je suis du KGB.
       *[hippie] { $player } : je suis Hippie.
    }
secrets-claim-they-are =
    { $identity ->
        [cia] { $player } : { $other } est de la CIA.
        [kgb] { $player } : { $other } est du KGB.
       *[hippie] { $player } : { $other } est Hippie.
    }
secrets-claim-centre-is =
    { $identity ->
        [cia] { $player } : le jeton du centre est CIA.
        [kgb] { $player } : le jeton du centre est KGB.
       *[hippie] { $player } : le jeton du centre est Hippie.
    }
secrets-claim-same-side = { $player } : { $other }, toi et moi sommes de la même agence.
secrets-claim-proposal-is = { $player } : ma carte, c’est { $card }.
secrets-claim-card-brings = { $player } : prends la carte, elle te rapporte des points.
secrets-claim-card-costs = { $player } : refuse la carte, elle te coûte des points.
secrets-claim-i-will =
    { $answer ->
        [accept] { $player } : je vais accepter la carte.
        [refuse] { $player } : je vais refuser la carte.
        [interrupt] { $player } : je vais prendre la carte avec le jeton ONU.
       *[let-pass] { $player } : je vais laisser faire.
    }
secrets-claim-bullet-in-hand =
    { $points ->
        [one] { $player } : cette Balle coûte { $points } point.
       *[other] { $player } : cette Balle coûte { $points } points.
    }
secrets-claim-bullet-given =
    { $points ->
        [one] { $player } : la Balle donnée à { $other } coûte { $points } point.
       *[other] { $player } : la Balle donnée à { $other } coûte { $points } points.
    }

## Refus. Ils finissent sans point : le numéro de la règle suit.

secrets-refused-over = La partie est finie
secrets-refused-not-asked = Ce n’est pas à vous de décider
secrets-refused-not-keeping = Ce n’est pas le moment de choisir une Proposition
secrets-refused-not-turned-up = Proposez l’un des deux Personnages révélés
secrets-refused-not-offering = Ce n’est pas le moment de proposer une carte
secrets-refused-another-player = Choisissez quelqu’un d’autre à cette table
secrets-refused-not-answering = Aucune Proposition n’attend de réponse
secrets-refused-accept-or-refuse = La carte vous est proposée : acceptez-la ou refusez-la
secrets-refused-interrupt-or-let-pass = La carte ne vous est pas proposée : interrompez, ou laissez faire
secrets-refused-not-swapping = Seul le propriétaire d’un Psychiatre échange les jetons de deux joueurs
secrets-refused-two-others = Choisissez deux autres joueurs à cette table
secrets-refused-not-placing = Seul le propriétaire d’un Politicien le pose devant quelqu’un
secrets-refused-before-another = Posez le Politicien devant quelqu’un d’autre à cette table
secrets-refused-not-negotiating = Seul le propriétaire d’un Diplomate échange le jeton du centre avec celui d’un voisin
secrets-refused-not-looking = Seul le propriétaire d’un Détective choisit un jeton à regarder
secrets-refused-no-token-there = Il n’y a pas de tel jeton à cette table
secrets-refused-not-giving = Seul le propriétaire d’un Assassin donne une Balle à quelqu’un
