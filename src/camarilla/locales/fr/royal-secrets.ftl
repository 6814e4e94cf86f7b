### Royal Secrets.
###
### Les noms (cartes, couleurs, Souverains, Faveurs) arrivent dans les phrases en mots déjà formés. Un choix sur
### $sovereign ou $colour se fait donc sur ces mots-là : Roi ou Reine, bleu, vert… Une carte porte son article.
### Aucun nom de joueur après « de », « que » ou un adjectif : on ne sait ni s’il s’élide ni s’il s’accorde.
### Un texte tient sur une ligne, si longue soit-elle : Fluent garde les retours à la ligne.
### Les espaces devant : ; ! ? » et après « sont insécables.

## Noms

royal-secrets-king = Roi
royal-secrets-queen = Reine

royal-secrets-blue = bleu
royal-secrets-red = rouge
royal-secrets-yellow = jaune
royal-secrets-green = vert
royal-secrets-purple = violet

royal-secrets-card-courtier = le { $value } { $colour }
royal-secrets-card-excuse =
    l’Excuse { $colour ->
        [bleu] bleue
        [vert] verte
        [violet] violette
       *[other] { $colour }
    }
royal-secrets-card-valet = le Valet { $value } (rumeur { $rumour })
royal-secrets-card-times = { $card } ×{ $count }
royal-secrets-card-cardinal = le { $value } du Cardinal
royal-secrets-card-audience = { $influence } d’Influence (gain { $win }, perte { $loss }, { $favour })

royal-secrets-place =
    { $bet ->
        [1] la première carte misée par { $player }
       *[2] la deuxième carte misée par { $player }
    }
royal-secrets-place-cardinal =
    { $bet ->
        [1] la première carte du Cardinal
       *[2] la deuxième carte du Cardinal
    }

# Parties de listes : cartes cachées, cartes montrées, et qui a apporté ou possède combien.
royal-secrets-lying = { $card } chez { $player }
royal-secrets-lying-cardinal = { $card }
royal-secrets-held = { $card } pour { $player }
royal-secrets-sum = { $player } { $influence }
royal-secrets-sum-cardinal = le Cardinal { $influence }
royal-secrets-score = { $player } { $points }

## Faveurs : le nom, puis ce qu’elle fait et quand

royal-secrets-favour-corruption = Corruption
royal-secrets-favour-corruption-text = Prenez en main le Valet du dessus de la pile. Phase 1 : avant de choisir votre Audience, ou quand tout le monde a choisi.

royal-secrets-favour-planning = Planification
royal-secrets-favour-planning-text = Répartissez à votre guise tous les joueurs entre le Roi et la Reine. Au début du tour, avant que quiconque ait choisi.

royal-secrets-favour-royal-dinner = Dîner Royal
royal-secrets-favour-royal-dinner-text = Prenez part aux deux Audiences : vos cartes comptent à chacune, et aucun Valet ne peut vous nuire. Phase 1 : au lieu de choisir votre Audience, ou quand tout le monde a choisi.

royal-secrets-favour-espionage = Espionnage
royal-secrets-favour-espionage-text = Regardez, à l’insu des autres, toutes les cartes face cachée, celle du Cardinal comprise. Phase 2 : avant de miser une carte, ou quand tout le monde a misé.

royal-secrets-favour-stabbing = Coup de poignard
royal-secrets-favour-stabbing-text = Défaussez une carte face cachée, à qui qu’elle soit ; elle ne compte plus du tout. Phase 2 : avant de miser une carte, ou quand tout le monde a misé.

royal-secrets-favour-medal-of-merit = Médaille du mérite
royal-secrets-favour-medal-of-merit-text = Doublez l’Influence d’une carte misée, à qui qu’elle soit, même sous zéro. Phase 2 : avant de miser une carte, ou quand tout le monde a misé.

royal-secrets-favour-recruitment = Recrutement
royal-secrets-favour-recruitment-text = Désignez une carte misée par quelqu’un d’autre à votre Audience : à la fin du tour, elle rejoint votre main. Un Courtisan 0 ne peut pas être pris. Phase 3 : avant que les cartes cachées soient retournées.

royal-secrets-favour-royal-pardon = Grâce royale
royal-secrets-favour-royal-pardon-text = Ne payez aucune de vos pertes de ce tour, rumeurs comprises. Phase 3 : quand toutes les pertes sont connues.

royal-secrets-favour-master-stroke = Coup de maître
royal-secrets-favour-master-stroke-text = Ce qu’une Audience vous coûterait dans ce tour devient un gain ; les rumeurs restent à payer. Phase 3 : quand toutes les pertes sont connues.

## Le récit : un tour commence, on choisit les Audiences

royal-secrets-log-round-began =
    { $round ->
        [7] Tour 7, le dernier : à chaque Audience, seule la plus forte mise gagnera des points. Le Roi demande { $king }, la Reine { $queen }. { $player } commence.
       *[other] Tour { $round }. Le Roi demande { $king }, la Reine { $queen }. { $player } commence.
    }
# Lu seulement par qui a répondu.
royal-secrets-log-planning-answered =
    { $uses ->
        [yes] { $player } répond sous pli cacheté : la Planification servira.
       *[no] { $player } répond sous pli cacheté : la Planification attendra.
    }
royal-secrets-log-planning-unused = Personne n’utilise la Planification.
royal-secrets-log-planning-used = La Planification est utilisée par { $users }. { $player } décide qui va où.
royal-secrets-log-players-divided = { $player } a tout arrangé. Chez le Roi : { $king }. Chez la Reine : { $queen }.
royal-secrets-log-all-sent =
    { $player } a tout arrangé. Tout le monde chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }.
royal-secrets-log-audience-chosen =
    { $player } va chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }.
royal-secrets-log-parley-handed = { $player } donne la Parole à { $to }.

## Le récit : Faveurs

royal-secrets-log-used-corruption = { $player } utilise la Corruption : une bourse change de main.
royal-secrets-log-used-planning = { $player } utilise la Planification.
royal-secrets-log-used-royal-dinner = { $player } utilise le Dîner Royal et s’assied aux deux Audiences.
royal-secrets-log-used-espionage = { $player } utilise l’Espionnage.
royal-secrets-log-used-stabbing = { $player } utilise le Coup de poignard : une lame brille.
royal-secrets-log-used-medal-of-merit = { $player } utilise la Médaille du mérite.
royal-secrets-log-used-recruitment = { $player } utilise le Recrutement.
royal-secrets-log-used-royal-pardon = { $player } utilise la Grâce royale : les pertes de ce tour sont effacées.
royal-secrets-log-used-master-stroke = { $player } utilise le Coup de maître : ce qu’une Audience a coûté devient un gain.
royal-secrets-log-passed = { $player } n’utilise pas de Faveur.

royal-secrets-log-valet-drawn = { $player } prend un Valet en main.
royal-secrets-log-valet-drawn-open = { $player } prend en main { $card }.
royal-secrets-log-cards-spied =
    { $count ->
        [one] { $player } regarde la seule carte cachée.
       *[other] { $player } regarde les { $count } cartes cachées.
    }
royal-secrets-log-cards-spied-open = { $player } découvre ce qui est caché : { $cards }.
royal-secrets-log-card-stabbed = { $player } poignarde { $place }. C’était { $card }.
royal-secrets-log-medal-awarded = { $player } décore { $place } : elle compte double.
royal-secrets-log-recruit-named = { $player } veut recruter { $place }.
royal-secrets-log-card-recruited = Le Recrutement réussit : { $player } prend en main { $card }.
royal-secrets-log-recruitment-failed = { $player } ne peut pas recruter { $place } : c’était un Courtisan 0, qui revient à son camp.

## Le récit : mises

royal-secrets-log-card-bet =
    { $bet ->
        [1] { $player } mise une carte face cachée.
       *[2] { $player } ajoute une deuxième carte, face cachée.
    }
royal-secrets-log-card-bet-open =
    { $bet ->
        [1] { $player } mise { $card }
       *[2] { $player } ajoute { $card }
    }{ $face ->
        [up] , face visible.
       *[down] , face cachée.
    }
royal-secrets-log-cardinal-bet =
    { $bet ->
        [1] Le Cardinal se joint à l’Audience avec une carte face cachée, chez
       *[2] Le Cardinal ajoute une deuxième carte, face cachée, chez
    } { $sovereign ->
        [Reine] la Reine.
       *[Roi] le Roi.
    }
royal-secrets-log-cardinal-bet-open =
    { $bet ->
        [1] Personne ne reste en tête-à-tête avec { $sovereign ->
            [Reine] la Reine
           *[Roi] le Roi
        } : voici { $card }
       *[2] Une deuxième carte chez { $sovereign ->
            [Reine] la Reine
           *[Roi] le Roi
        } : { $card }
    }{ $face ->
        [up] , face visible.
       *[down] , face cachée.
    }

## Le récit : le décompte

royal-secrets-log-cards-revealed = On retourne les cartes cachées : { $cards }.
royal-secrets-log-nothing-revealed = Il ne reste aucune carte cachée à retourner.
royal-secrets-log-player-withdrew = { $player } avait une Excuse toute prête et se retire.
royal-secrets-log-audience-succeeded =
    L’Audience { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } : { $total } pour { $asked } demandés ({ $sums }). C’est réussi.
royal-secrets-log-audience-failed =
    L’Audience { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } : { $total } sur { $asked } demandés ({ $sums }). C’est raté.
royal-secrets-log-audience-deserted =
    Personne n’est resté chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    } : l’Audience est ratée.
royal-secrets-log-audience-not-held =
    Personne n’est allé chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    } : l’Audience n’a pas lieu, sa carte est défaussée.
royal-secrets-log-tie-declared =
    { $players } ont donné autant { $sovereign ->
        [Reine] à la Reine
       *[Roi] au Roi
    }. Il faut montrer une troisième carte.
# Lu seulement par qui a choisi.
royal-secrets-log-third-card-chosen = { $player } choisit comme troisième carte, encore en secret, { $card }.
royal-secrets-log-third-cards-shown =
    On montre les troisièmes cartes pour la Faveur { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } : { $cards }.
royal-secrets-log-card-handed-over = { $player } doit remettre à { $to } { $card }.
royal-secrets-log-audience-taken =
    { $player } obtient la Faveur { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } : { $favour }.
royal-secrets-log-audience-discarded =
    Personne n’obtient la Faveur { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } : la carte est défaussée.

## Le récit : les points. $by a misé le Valet ; $own vaut yes si c’est $player, sinon no.

royal-secrets-log-points-success =
    { $points ->
        [one] { $player } a droit à { $points } point.
       *[other] { $player } a droit à { $points } points.
    }
royal-secrets-log-points-failure =
    { $points ->
        [one] { $player } doit { $points } point.
       *[other] { $player } doit { $points } points.
    }
royal-secrets-log-points-stood-up =
    { $points ->
        [one] Tout le monde s’est retiré : { $player } doit tout de même { $points } point.
       *[other] Tout le monde s’est retiré : { $player } doit tout de même { $points } points.
    }
royal-secrets-log-points-rumour =
    { $own ->
        [yes] Le Valet misé par { $by } trahit son propre camp : { $player } doit
       *[no] Le Valet misé par { $by } fait courir une rumeur : { $player } doit
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
royal-secrets-log-points-last-prize =
    { $points ->
        [one] La plus forte mise l’emporte : { $player } a droit à { $points } point.
       *[other] La plus forte mise l’emporte : { $player } a droit à { $points } points.
    }
royal-secrets-log-points-pardon =
    { $points ->
        [one] La Grâce royale épargne { $points } point à { $player }.
       *[other] La Grâce royale épargne { $points } points à { $player }.
    }
royal-secrets-log-points-master-stroke =
    { $points ->
        [one] Le Coup de maître renverse tout : { $player } gagne le point perdu.
       *[other] Le Coup de maître renverse tout : { $player } gagne les { $points } points perdus.
    }
royal-secrets-log-points-nothing-left =
    { $points ->
        [one] { $player } n’a plus rien à donner : { $points } point reste impayé.
       *[other] { $player } n’a plus rien à donner : { $points } points restent impayés.
    }
royal-secrets-log-points-gained =
    { $points ->
        [one] En tout, { $player } gagne { $points } point.
       *[other] En tout, { $player } gagne { $points } points.
    }
royal-secrets-log-points-lost =
    { $points ->
        [one] En tout, { $player } perd { $points } point.
       *[other] En tout, { $player } perd { $points } points.
    }

## Le récit : la fin

royal-secrets-log-round-ended = Le tour { $round } est terminé.
royal-secrets-log-hand-counted =
    { $points ->
        [0] Il reste à { $player } { $cards } : pas un point de plus.
        [one] Il reste à { $player } { $cards } : { $points } point de plus.
       *[other] Il reste à { $player } { $cards } : { $points } points de plus.
    }
royal-secrets-log-hand-counted-empty = { $player } n’a plus de carte.
royal-secrets-log-game-ended =
    { $count ->
        [one] La partie est finie : { $scores }. { $winners } gagne.
       *[other] La partie est finie : { $scores }. { $winners } se partagent la victoire.
    }
royal-secrets-outcome-won =
    { $points ->
        [one] { $players } gagne avec { $points } point.
       *[other] { $players } gagne avec { $points } points.
    }
royal-secrets-outcome-shared =
    { $points ->
        [one] { $players } se partagent la victoire avec { $points } point.
       *[other] { $players } se partagent la victoire avec { $points } points.
    }

## Les décisions, telles qu’elles sont proposées

royal-secrets-move-choose =
    Aller chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }
royal-secrets-move-hand = Donner la Parole à { $player }
royal-secrets-move-bet-up = Miser { $card }, face visible
royal-secrets-move-bet-down = Miser { $card }, face cachée
royal-secrets-move-show = Montrer { $card }
royal-secrets-move-pass = Ne pas utiliser de Faveur maintenant
royal-secrets-move-use-corruption = Utiliser la Corruption : piocher un Valet
royal-secrets-move-use-planning = Utiliser la Planification : répartir les joueurs vous-même
royal-secrets-move-use-royal-dinner = Utiliser le Dîner Royal : prendre part aux deux Audiences
royal-secrets-move-use-espionage = Utiliser l’Espionnage : regarder toutes les cartes cachées
royal-secrets-move-use-royal-pardon = Utiliser la Grâce royale : ne payer aucune perte de ce tour
royal-secrets-move-use-master-stroke = Utiliser le Coup de maître : changer en gain ce qu’une Audience vous coûte
royal-secrets-move-divide =
    { $count ->
        [0] Envoyer tout le monde chez la Reine
       *[other] Envoyer { $players } chez le Roi, tous les autres chez la Reine
    }
royal-secrets-move-stab = Utiliser le Coup de poignard : défausser { $place }
royal-secrets-move-medal = Utiliser la Médaille du mérite : doubler { $place }
royal-secrets-move-recruit = Utiliser le Recrutement : désigner { $place }

## Ce que la table attend : dit à qui doit répondre, dit aux autres, expliqué

royal-secrets-prompt-planning-window = Vous avez la Planification : l’utiliser dans ce tour ?
royal-secrets-waiting-planning-window = La Planification, oui ou non ? La question est posée, sous pli cacheté, à { $players }.
royal-secrets-help-planning-window = Avec la Planification, c’est vous qui décidez qui va chez le Roi et qui va chez la Reine, y compris vous-même ; personne ne choisit dans ce tour. Tous ceux qui ont une carte Planification répondent en même temps, en secret. Si deux s’en servent, les deux cartes sont dépensées, et la décision revient à celle qui demandait le plus d’Influence.
royal-secrets-help-planning-window-others = Qui se sert de la Planification décide qui va chez le Roi et qui va chez la Reine ; personne ne choisit dans ce tour. Tous ceux qui ont une carte Planification répondent en même temps, en secret. Si deux s’en servent, les deux cartes sont dépensées, et la décision revient à celle qui demandait le plus d’Influence.

royal-secrets-prompt-dividing = Votre plan : qui va chez le Roi ? Tous les autres vont chez la Reine.
royal-secrets-waiting-dividing = { $players } décide qui va chez le Roi et qui va chez la Reine.
royal-secrets-help-dividing = Envoyez tous les joueurs, y compris vous-même, à l’une des deux Audiences. Qui s’y trouve sans compagnie rencontre le Cardinal, dont les cartes peuvent aider ou nuire. Une Audience où personne ne va n’a pas lieu, et sa carte est défaussée.
royal-secrets-help-dividing-others = { $players } envoie tous les joueurs à l’une des deux Audiences. Qui s’y trouve sans compagnie rencontre le Cardinal, dont les cartes peuvent aider ou nuire. Une Audience où personne ne va n’a pas lieu, et sa carte est défaussée.

royal-secrets-prompt-choosing = À vous : chez le Roi, ou chez la Reine ?
royal-secrets-waiting-choosing = { $players } choisit entre le Roi et la Reine.
royal-secrets-help-choosing = Choisissez l’Audience où vous miserez deux cartes. Si ceux qui s’y retrouvent réunissent l’Influence demandée, chacun de ceux qui restent gagne ses points, et la plus forte mise emporte aussi sa Faveur ; sinon, chacun de ceux qui restent perd des points. Regardez qui s’y trouve déjà et à qui vous vous fiez : sans compagnie, on rencontre le Cardinal.
royal-secrets-help-choosing-others = { $players } misera deux cartes à l’Audience choisie. Si ceux qui s’y retrouvent réunissent l’Influence demandée, chacun de ceux qui restent gagne ses points, et la plus forte mise emporte aussi sa Faveur ; sinon, chacun de ceux qui restent perd des points. Sans compagnie, on rencontre le Cardinal.

royal-secrets-prompt-choice-window = Tout le monde a choisi. Voulez-vous utiliser une Faveur avant les mises ?
royal-secrets-waiting-choice-window = { $players } peut encore utiliser une Faveur avant les mises.
royal-secrets-help-choice-window = C’est le dernier moment de ce tour pour la Corruption et le Dîner Royal. Vous pouvez en utiliser une maintenant ou la garder pour plus tard ; chacune ne sert qu’une fois. Dès que quelqu’un utilise une Faveur, on interroge à nouveau ceux qui ont passé.
royal-secrets-help-choice-window-others = C’est le dernier moment de ce tour pour la Corruption et le Dîner Royal. Chacune de ces Faveurs ne sert qu’une fois. Dès que quelqu’un utilise une Faveur, on interroge à nouveau ceux qui ont passé.

royal-secrets-prompt-handing = À qui donnez-vous la Parole ?
royal-secrets-waiting-handing = { $players } décide à qui va la Parole.
royal-secrets-help-handing = Qui a la Parole joue ensuite : vous décidez donc qui doit se dévoiler tôt et qui peut voir venir. Elle va à quelqu’un qui n’a pas encore fait ce qui est en cours ; quand tout le monde l’a fait, à n’importe qui sauf vous, pour commencer la suite. Qui mise la toute dernière carte commence le tour suivant.
royal-secrets-help-handing-others = Qui a la Parole joue ensuite : { $players } décide donc qui doit se dévoiler tôt et qui peut voir venir. Elle va à quelqu’un qui n’a pas encore fait ce qui est en cours ; quand tout le monde l’a fait, à n’importe qui d’autre, pour commencer la suite. Qui mise la toute dernière carte commence le tour suivant.

royal-secrets-prompt-betting = À vous : misez votre première carte, face visible ou face cachée.
royal-secrets-waiting-betting = { $players } mise une première carte.
royal-secrets-help-betting = Vous miserez deux cartes à votre Audience, l’une face visible, l’autre face cachée, dans l’ordre que vous voulez. Une carte visible est une promesse, une carte cachée un secret. La carte est dépensée pour de bon, sauf un Courtisan 0 : ceux-là reviennent toujours. Un Valet qui compte porte une rumeur : elle coûte des points à l’autre Audience si la vôtre réussit, à vous si elle échoue ; une Excuse vous retire de l’Audience et vous apporte un Valet.
royal-secrets-help-betting-others = Chacun mise deux cartes à son Audience, l’une face visible, l’autre face cachée, dans l’ordre de son choix. Une carte visible est une promesse, une carte cachée un secret. La carte est dépensée pour de bon, sauf un Courtisan 0 : ceux-là reviennent toujours. Un Valet qui compte porte une rumeur : elle coûte des points à l’autre Audience si la sienne réussit, à qui l’a misé si elle échoue ; une Excuse retire de l’Audience qui la mise et lui apporte un Valet.

royal-secrets-prompt-second-bet = À vous : misez votre deuxième carte.
royal-secrets-waiting-second-bet = { $players } mise une deuxième carte.
royal-secrets-help-second-bet = La deuxième carte est cachée si la première est visible, et visible si elle est cachée. Comparez ce qui est visible à ce que l’Audience demande, et devinez ce qui est caché. La plus forte somme emporte la Faveur d’une réussite, mais chaque carte dépensée vous manquera aux tours suivants.
royal-secrets-help-second-bet-others = La deuxième carte est cachée si la première est visible, et visible si elle est cachée. La plus forte somme emporte la Faveur d’une réussite, mais chaque carte dépensée manquera aux tours suivants.

royal-secrets-prompt-betting-window = Tout le monde a misé. Voulez-vous utiliser une Faveur avant le décompte ?
royal-secrets-waiting-betting-window = { $players } peut encore utiliser une Faveur avant le décompte.
royal-secrets-help-betting-window = C’est le dernier moment de ce tour pour l’Espionnage, le Coup de poignard et la Médaille du mérite. Une carte de plus ou de moins peut décider si une Audience réussit et qui obtient sa Faveur. Dès que quelqu’un utilise une Faveur, on interroge à nouveau ceux qui ont passé.
royal-secrets-help-betting-window-others = C’est le dernier moment de ce tour pour l’Espionnage, le Coup de poignard et la Médaille du mérite. Une carte de plus ou de moins peut décider si une Audience réussit et qui obtient sa Faveur. Dès que quelqu’un utilise une Faveur, on interroge à nouveau ceux qui ont passé.

royal-secrets-prompt-recruitment-window = Avant qu’on retourne les cartes cachées : voulez-vous recruter une carte ?
royal-secrets-waiting-recruitment-window = { $players } peut recruter une carte avant qu’on retourne celles qui sont cachées.
royal-secrets-help-recruitment-window = Avec le Recrutement, vous désignez une carte misée par quelqu’un d’autre à votre Audience. Elle compte dans ce tour pour qui l’a misée, puis rejoint votre main au lieu d’être défaussée. Une carte cachée peut surprendre : si c’est un Courtisan 0, il revient à son propriétaire, et votre Faveur est dépensée pour rien.
royal-secrets-help-recruitment-window-others = Qui se sert du Recrutement désigne une carte misée par quelqu’un d’autre à la même Audience. Elle compte dans ce tour pour qui l’a misée, puis rejoint la main du recruteur au lieu d’être défaussée. Une carte cachée peut surprendre : si c’est un Courtisan 0, il revient à son propriétaire, et la Faveur est dépensée pour rien.

royal-secrets-prompt-tie-break = Vous êtes à égalité : choisissez une troisième carte à montrer.
royal-secrets-waiting-tie-break = { $players } choisissent une troisième carte pour se départager.
royal-secrets-help-tie-break = Tous ceux qui sont à égalité montrent une troisième carte en même temps, et la plus forte emporte la Faveur ; si les plus fortes se valent, personne ne l’obtient. Puis chaque carte montrée passe dans la main du premier joueur à égalité sur la droite ; seul un Courtisan 0 revient à son propriétaire. Une carte forte peut donc vous valoir la Faveur, mais elle est perdue dans tous les cas.
royal-secrets-help-tie-break-others = Tous ceux qui sont à égalité montrent une troisième carte en même temps, et la plus forte emporte la Faveur ; si les plus fortes se valent, personne ne l’obtient. Puis chaque carte montrée passe dans la main du premier joueur à égalité sur la droite ; seul un Courtisan 0 revient à son propriétaire.

royal-secrets-prompt-losses-window = Les pertes sont connues, mais pas encore payées. Voulez-vous utiliser une Faveur ?
royal-secrets-waiting-losses-window = { $players } peut utiliser une Faveur avant qu’on paie les pertes.
royal-secrets-help-losses-window = La Grâce royale efface tout ce que vous devez dans ce tour, rumeurs comprises. Le Coup de maître change ce qu’une Audience vous coûte en un gain d’autant de points, mais laisse les rumeurs. Chacun ne sert qu’une fois : une perte plus lourde viendra peut-être dans un autre tour.
royal-secrets-help-losses-window-others = La Grâce royale efface tout ce que doit son détenteur dans ce tour, rumeurs comprises. Le Coup de maître change ce qu’une Audience lui coûte en un gain d’autant de points, mais laisse les rumeurs. Chacun ne sert qu’une fois.

royal-secrets-prompt-over = La partie est finie.
royal-secrets-help-over = Après sept tours, chaque tranche de 10 d’Influence restée en main a valu 1 point de plus, 6 au plus. Le plus grand nombre de points gagne ; en cas d’égalité, la victoire est partagée.

## Refus. Ils finissent sans point : le numéro de la règle suit.

royal-secrets-refused-over = La partie est finie
royal-secrets-refused-not-asked = Ce n’est pas à vous de décider
royal-secrets-refused-not-choosing = Ce n’est pas le moment de choisir une Audience
royal-secrets-refused-not-handing = Ce n’est pas le moment de donner la Parole
royal-secrets-refused-hand-to-another = La Parole se donne à quelqu’un d’autre à cette table
royal-secrets-refused-has-already-acted = Ce joueur a déjà joué : donnez la Parole à quelqu’un qui n’a pas encore joué
royal-secrets-refused-not-betting = Ce n’est pas le moment de miser une carte
royal-secrets-refused-card-not-in-hand = Cette carte n’est pas dans votre main
royal-secrets-refused-other-way-up = La deuxième carte se mise cachée si la première est visible, visible si elle est cachée
royal-secrets-refused-no-tie = Il n’y a pas d’égalité à départager par une troisième carte
royal-secrets-refused-excuse-as-third-card = Une Excuse ne peut pas servir de troisième carte
royal-secrets-refused-nothing-to-pass = Vous ne pouvez pas passer : on attend une décision de vous
royal-secrets-refused-favour-not-held = Vous n’avez pas cette Faveur
royal-secrets-refused-favour-not-now = Cette Faveur ne s’utilise pas à ce moment
royal-secrets-refused-planning-not-now = La Planification ne s’utilise qu’au début du tour, avant que quiconque ait choisi
royal-secrets-refused-dividing-not-now = Il faut avoir utilisé la Planification pour répartir les joueurs
royal-secrets-refused-no-such-player = Parmi les joueurs que vous nommez, quelqu’un n’est pas à cette table
royal-secrets-refused-no-valet-left = La Corruption ne trouve personne : il ne reste aucun Valet à piocher
royal-secrets-refused-already-dining = Vous êtes déjà aux deux Audiences
royal-secrets-refused-nothing-hidden = Il n’y a aucune carte cachée à regarder
royal-secrets-refused-not-hidden = Il n’y a là aucune carte cachée à poignarder
royal-secrets-refused-no-medal-there = Il n’y a là aucune carte à décorer
royal-secrets-refused-not-recruitable = Cette carte ne peut pas être recrutée
royal-secrets-refused-no-loss = Il ne reste aucune perte à gracier
royal-secrets-refused-no-audience-loss = Aucune Audience ne vous coûte rien qui puisse devenir un gain

## Fichiers de cartes refusés. Les cartes se comptent à partir de 1, dans l’ordre du fichier.

royal-secrets-deck-audience-count =
    { $count ->
        [one] Le jeu de cartes « { $deck } » a { $count } carte Audience ; il en faut 18 ({ $rule }).
       *[other] Le jeu de cartes « { $deck } » a { $count } cartes Audience ; il en faut 18 ({ $rule }).
    }
royal-secrets-deck-influence = Le jeu de cartes « { $deck } » : la carte Audience { $card } ({ $favour }) demande { $influence } d’Influence ; il faut un multiple de 10, et au moins 10 ({ $rule }).
royal-secrets-deck-points = Le jeu de cartes « { $deck } » : la carte Audience { $card } ({ $favour }) rapporte { $win } et coûte { $loss } ; il faut au moins 1 pour l’un et l’autre ({ $rule }).
royal-secrets-deck-favour-count =
    { $count ->
        [one] Le jeu de cartes « { $deck } » a { $count } carte Audience avec la Faveur { $favour } ; chaque Faveur figure sur exactement 2 cartes ({ $rule }).
       *[other] Le jeu de cartes « { $deck } » a { $count } cartes Audience avec la Faveur { $favour } ; chaque Faveur figure sur exactement 2 cartes ({ $rule }).
    }
royal-secrets-deck-planning = Le jeu de cartes « { $deck } » : les deux cartes Planification (planning) demandent { $influence } d’Influence ; elles doivent différer, pour qu’on sache laquelle décide ({ $rule }).
royal-secrets-deck-rumour = Le jeu de cartes « { $deck } » : le Valet { $card } (valeur { $value }) a la rumeur { $rumour } ; il faut 0 ou plus ({ $rule }).
royal-secrets-deck-valets = Le jeu de cartes « { $deck } » a des Valets de valeurs { $values } ; il faut −10 deux fois, 0 quatre fois, 10 deux fois et 20 deux fois ({ $rule }).
royal-secrets-deck-malformed = Le fichier de cartes { $source } n’est pas du JSON à la ligne { $line }, colonne { $column } ({ $rule }).
royal-secrets-deck-favour = Le fichier de cartes { $source } : { $where } nomme la Faveur « { $favour } », qui n’existe pas. Il y a : { $favours } ({ $rule }).
royal-secrets-deck-missing = Le fichier de cartes { $source } : à { $where } il manque « { $field } » ({ $rule }).
royal-secrets-deck-surplus = Le fichier de cartes { $source } : { $where } a un champ « { $field } », qui ne veut rien dire ici ({ $rule }).
royal-secrets-deck-kind =
    Le fichier de cartes { $source } : { $where } a un champ « { $field } » qui n’est pas { $kind ->
        [int] un nombre entier
        [str] un texte
       *[array] une liste
    } ({ $rule }).
royal-secrets-deck-object = Le fichier de cartes { $source } : { $where } ne s’écrit pas comme un objet, entre accolades ({ $rule }).
royal-secrets-deck-at-audience = la carte Audience { $card }
royal-secrets-deck-at-valet = la carte Valet { $card }
royal-secrets-deck-at-top = la liste entière
royal-secrets-deck-unknown = Aucun jeu de cartes ne s’appelle « { $name } ». Il y a : { $decks }.

## Ce que les joueurs annoncent à la table. Cela n’engage personne.

royal-secrets-claim-hidden-card-worth = { $player } : ma carte cachée vaut au moins { $influence }.
royal-secrets-claim-hidden-card-is-no-valet = { $player } : ma carte cachée n’est pas un Valet.
royal-secrets-claim-holds-valet = { $player } : j’ai un Valet qui vaut { $value }.
royal-secrets-claim-will-attend =
    { $player } : j’irai chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }.
royal-secrets-claim-will-bring = { $player } : comptez sur moi pour au moins { $influence } d’Influence.
royal-secrets-claim-will-match = { $player } : { $to }, apportez au moins { $influence } d’Influence, et j’en ferai autant.
royal-secrets-claim-will-match-all = { $player } : que chacun, à mes côtés, apporte au moins { $influence } d’Influence, et j’en ferai autant.
royal-secrets-claim-will-withdraw = { $player } : ne comptez pas sur moi, je me retire.
royal-secrets-claim-asks-for-help =
    { $player } : qui m’aide auprès { $sovereign ->
        [Reine] de la Reine
       *[Roi] du Roi
    } ?

## Ce qu’une décision entraînerait, à côté du choix, pour autant qu’on puisse le voir

royal-secrets-effect-stakes =
    { $sovereign ->
        [Reine] La Reine
       *[Roi] Le Roi
    } demande { $asked } : la réussite rapporte { $win } à chacun de ceux qui restent, l’échec leur coûte { $loss }. La plus forte somme obtient la Faveur « { $favour } ».
royal-secrets-effect-stakes-last =
    { $sovereign ->
        [Reine] La Reine
       *[Roi] Le Roi
    } demande { $asked } : la réussite rapporte { $win }, mais à la seule plus forte somme, l’échec coûte { $loss }.
royal-secrets-effect-joined = Déjà sur place : { $players }.
royal-secrets-effect-nobody-there = Il n’y a encore personne. Sans compagnie, on rencontre le Cardinal.
royal-secrets-effect-not-held =
    Personne n’est chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    } : sans Dîner Royal, cette Audience n’a pas lieu.
royal-secrets-effect-alone =
    { $player } est sans compagnie chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }, et y rencontre le Cardinal à moins que quelqu’un ne dîne.
royal-secrets-effect-acts =
    { $bet ->
        [0] { $player } choisit maintenant une Audience.
        [1] { $player } mise maintenant une première carte.
       *[2] { $player } mise maintenant une deuxième carte.
    }
royal-secrets-effect-begins =
    { $bet ->
        [1] Tout le monde a choisi : { $player } mise la toute première carte.
       *[2] Tout le monde a misé une fois : { $player } mise la première des deuxièmes cartes.
    }
royal-secrets-effect-last = { $player } joue en dernier.
royal-secrets-effect-last-and-first = { $player } mise en dernier, et commence donc le tour suivant.

royal-secrets-effect-open =
    Chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }, on voit alors { $open } sur { $asked } : { $missing ->
        [0] c’est assez, en l’état.
       *[other] il manque { $missing }.
    }
royal-secrets-effect-known =
    Chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }, on voit alors { $open } sur { $asked }. Vous en connaissez { $known } en tout : { $missing ->
        [0] c’est assez, en l’état.
       *[other] il manque { $missing }.
    }
royal-secrets-effect-withdrawn = Une Excuse vous retire au décompte : votre autre carte ne compte pas, et vous prenez un Valet s’il en reste.
royal-secrets-effect-withdrawn-unless-stabbed = À moins d’être poignardée, une Excuse vous retire au décompte : votre autre carte ne compte pas, et vous prenez un Valet s’il en reste.
royal-secrets-effect-withdrawn-all = Vous n’y gagnez ni n’y perdez alors rien ; mais si tous se retirent, tous paient.
royal-secrets-effect-withdrawn-freely = En tête-à-tête avec le Cardinal, vous vous retirez sans frais.
royal-secrets-effect-rumour =
    { $points ->
        [one] Si votre Valet compte et que votre Audience réussit, ceux qui restent à l’autre perdent chacun { $points } point ; si elle échoue, c’est vous.
       *[other] Si votre Valet compte et que votre Audience réussit, ceux qui restent à l’autre perdent chacun { $points } points ; si elle échoue, c’est vous.
    }
royal-secrets-effect-no-rumour = Comme vous dînez, votre Valet ne fait courir aucune rumeur.
royal-secrets-effect-cardinal =
    Le Cardinal pose ensuite une carte { $bet ->
        [1] face visible
       *[2] face cachée
    } à vos côtés chez { $sovereign ->
        [Reine] la Reine
       *[Roi] le Roi
    }.
royal-secrets-effect-comes-back = Le Courtisan 0 revient dans votre main après le tour.
royal-secrets-effect-spent =
    { $count ->
        [one] La carte est dépensée ; il vous reste { $count } carte en main.
       *[other] La carte est dépensée ; il vous reste { $count } cartes en main.
    }

royal-secrets-effect-stab = C’est { $card } : tout le monde verra la carte, et elle ne compte plus.
royal-secrets-effect-stab-unknown = Vous ne connaissez pas cette carte : tout le monde la verra, et elle ne compte plus.
royal-secrets-effect-medal = Elle compte alors pour { $influence }.
royal-secrets-effect-medal-unknown = Vous ne connaissez pas cette carte : quelle que soit sa valeur, elle compte double, même au-dessous de zéro.
royal-secrets-effect-medal-nothing = En l’état, une Médaille n’y change rien.
royal-secrets-effect-recruit = Après le tour, vous prenez en main { $card } ; dans ce tour, la carte compte encore pour qui l’a misée.
royal-secrets-effect-recruit-unknown = Vous ne connaissez pas cette carte : elle rejoint votre main après le tour, sauf si c’est un Courtisan 0.
royal-secrets-effect-recruit-zero = C’est un Courtisan 0 : il revient à son propriétaire, et votre Faveur est dépensée pour rien.

royal-secrets-effect-third-card = La plus forte troisième carte obtient la Faveur « { $favour } » ; si les plus fortes se valent, personne.
royal-secrets-effect-third-card-last =
    { $points ->
        [one] La plus forte troisième carte gagne { $points } point ; si les plus fortes se valent, personne.
       *[other] La plus forte troisième carte gagne { $points } points ; si les plus fortes se valent, personne.
    }
royal-secrets-effect-third-card-given = Dans tous les cas, elle va à { $player }. { $giver } vous remet la sienne, sauf si c’est un Courtisan 0.
royal-secrets-effect-third-card-kept = Un Courtisan 0 reste à vous. { $giver } vous remet sa carte, sauf si c’en est un aussi.

royal-secrets-effect-passed = Vous gardez vos Faveurs. Dans cette fenêtre, on ne vous interroge à nouveau que si quelqu’un en utilise une.
royal-secrets-effect-planning-kept = Vous gardez la Planification pour un autre tour.
royal-secrets-effect-last-chance = C’est le dernier tour : une Faveur que vous n’y utilisez pas est perdue.
royal-secrets-effect-due-gain =
    { $points ->
        [one] En l’état, ce tour vous rapporte alors { $points } point.
       *[other] En l’état, ce tour vous rapporte alors { $points } points.
    }
royal-secrets-effect-due-loss =
    { $points ->
        [one] En l’état, ce tour vous coûte alors { $points } point.
       *[other] En l’état, ce tour vous coûte alors { $points } points.
    }
royal-secrets-effect-due-nothing = En l’état, ce tour ne vous rapporte ni ne vous coûte alors rien.

royal-secrets-effect-corruption =
    { $count ->
        [one] Vous prenez le dernier Valet de la pile, sans le montrer.
       *[other] Vous prenez le premier des { $count } Valets de la pile, sans le montrer.
    }
royal-secrets-effect-planning-alone = Personne d’autre n’a la Planification : c’est vous qui répartirez les joueurs.
royal-secrets-effect-planning-first = Si { $player } s’en sert aussi, les deux cartes sont dépensées, et c’est vous qui décidez : la vôtre demande plus.
royal-secrets-effect-planning-second = Si { $player } s’en sert aussi, les deux cartes sont dépensées, et ce n’est pas vous qui décidez : la vôtre demande moins.
royal-secrets-effect-dinner = Vos deux cartes comptent aux deux Audiences : le Roi demande { $king }, la Reine { $queen }.
royal-secrets-effect-dinner-points = Si vous restez, deux réussites vous rapportent { $win } points, deux échecs vous en coûtent { $loss }.
royal-secrets-effect-dinner-points-last = Si vous restez, deux échecs vous coûtent { $loss } points ; une réussite ne rapporte qu’à la plus forte somme.
royal-secrets-effect-dinner-rumours = Aucune rumeur ne vous touche, et vos propres Valets n’en font courir aucune.
royal-secrets-effect-espionage =
    { $count ->
        [0] Vous connaissez déjà toutes les cartes cachées : vous n’apprendriez rien.
        [one] Vous voyez { $count } carte que vous ne connaissez pas.
       *[other] Vous voyez { $count } cartes que vous ne connaissez pas.
    }
