### Le guide de la première partie : une note pour chaque chose, quand elle apparaît. Voir web/src/lib/guide/note.ts.

web-guide = Guide de la première partie
web-guide-hint = Explique ce qui est sur la table à mesure que cela apparaît.
web-guide-next = Compris
web-guide-off = Arrêter les notes
web-guide-again = Reprendre le guide au début
web-guide-on = Des notes apparaissent à côté de ce qui est nouveau, chacune une seule fois ; tant qu’il y en a une, rien ne continue tout seul, sauf si l’on vous attend. Échap la ferme.
web-guide-is-off = Le guide est désactivé.
web-guide-read = Ce que le guide a dit

## Royal Secrets

web-guide-royal-secrets-goal = Sept tours ; qui a ensuite le plus de points gagne. À chaque tour, le Roi et la Reine donnent audience, et vous allez chez l’un des deux avec deux cartes.
web-guide-royal-secrets-audience = Le grand nombre est l’Influence que demande cette Audience. Si les cartes misées ici l’atteignent ensemble, ceux qui restent gagnent les points verts ; sinon, ils perdent les rouges.
web-guide-royal-secrets-choose = Décidez où vous allez. À plusieurs, l’Influence est plus facile à atteindre ; mais si l’Audience est ratée, vous payez avec les autres.
web-guide-royal-secrets-favour = La Faveur ne va qu’à une personne : celle qui apporte le plus à une Audience réussie. C’est un pouvoir à utiliser une fois, dans un tour suivant ; touchez-la pour lire ce qu’elle fait.
web-guide-royal-secrets-parley = Vous avez la Parole : c’est à vous d’agir. Il n’y a pas d’ordre fixe ; après avoir agi, vous désignez qui agit ensuite.
web-guide-royal-secrets-hand = Vos cartes doivent durer sept tours : ce qui est misé est perdu, seuls les 0 vous reviennent. Prenez-en une.
web-guide-royal-secrets-faces = Posez-la face visible, à la vue de tous, ou face cachée. La deuxième devra être posée dans l’autre sens.
web-guide-royal-secrets-excuse = L’Excuse est votre porte de sortie : misée, elle vous retire quand on retourne les cartes. Ni gain ni perte, et vous piochez un Valet. Mais si tous se retirent, tous perdent.
web-guide-royal-secrets-valet = Un Valet apporte son Influence et une rumeur. Si votre Audience réussit, ceux de l’autre perdent les points de la rumeur ; si elle échoue, c’est vous qui les perdez.
web-guide-royal-secrets-talk = Promettez, menacez, demandez de l’aide ici. Rien de ce qui est dit n’engage, et à la fin vous verrez qui a menti.
web-guide-royal-secrets-gauge = Ce qui est visible, face à ce qui est demandé. Ce qui est hachuré est caché ou encore à venir : c’est là que se jouent confiance et bluff.
web-guide-royal-secrets-second = Votre deuxième carte se pose dans l’autre sens que la première. Ensuite on retourne les cartes et on compte.
web-guide-royal-secrets-cardinal = Qui est seul avec un Souverain rencontre le Cardinal, qui mise aussi deux cartes. Elles comptent pour l’Audience ; mais s’il a apporté plus que son hôte, personne ne prend la Faveur.
web-guide-royal-secrets-count = Toutes les cartes sont retournées, une Audience après l’autre : qui se retire, si l’Influence est atteinte, qui gagne ou perd quoi, qui prend la Faveur. En bas : arrêter, avancer pas à pas ou passer.
web-guide-royal-secrets-points = Vos points ; chacun a commencé avec 10. Ceux des autres restent secrets jusqu’à la fin, mais chaque gain et chaque perte est annoncé : tout est dans le Journal.
web-guide-royal-secrets-won = Une Faveur à vous. Dès le tour qui suit, vous pouvez l’utiliser une fois ; on vous le demandera le moment venu. Touchez-la pour la lire.
web-guide-royal-secrets-window = C’est le moment des Faveurs, et l’une des vôtres convient. Utilisez-la, ou gardez-la pour plus tard : rien n’oblige.
web-guide-royal-secrets-divide = Vous organisez ce tour : envoyez chacun chez le Roi ou chez la Reine, vous compris. Personne d’autre ne choisit.
web-guide-royal-secrets-tie = Vous avez apporté autant que quelqu’un d’autre. Montrez une troisième carte : la plus forte prend la Faveur, puis les joueurs à égalité se passent ces cartes.
web-guide-royal-secrets-last = Le dernier tour : seul qui apporte le plus à une Audience réussie en gagne les points. Ensuite, chaque tranche de 10 d’Influence en main vaut un point, six au plus.

## Secrets

web-guide-secrets-identity = Votre identité : CIA, KGB ou Hippie. Vous l’avez vue une fois et ne la regardez plus, alors retenez-la ; elle peut être échangée plus vite qu’on ne croit.
web-guide-secrets-goal = Vous êtes du côté du jeton qui est devant vous à la fin de la partie. L’agence qui a ensemble le plus de points gagne ; mais un Hippie qui en a moins que tous les autres gagne seul.
web-guide-secrets-centre = Ici se trouve une identité de plus, qui n’est à personne. Certaines cartes la montrent ou l’échangent.
web-guide-secrets-keep = Tous ont vu ces deux cartes. Gardez-en une en secret, pour la proposer ; l’autre va sous la pioche. Le nombre est ce qu’elle rapporte à qui la reçoit, le texte ce qu’il faut alors faire.
web-guide-secrets-offer = Proposez votre carte face cachée à quelqu’un, et dites-en ce que vous voulez. En cas de refus, elle est pour vous.
web-guide-secrets-answer = On vous propose l’une des deux cartes que tous ont vues. Acceptez, et elle est à vous avec ses points et son effet ; refusez, et elle revient à qui la propose.
web-guide-secrets-talk = Dites qui vous êtes, ou qui vous aimeriez être. Rien de ce qui est dit ici n’engage.
web-guide-secrets-interrupt = Vous tenez le jeton ONU : prenez cette carte sans la voir, ou laissez faire. Vous répondez en même temps que le destinataire, et vous passez avant.
web-guide-secrets-un = Qui a, seul, le moins de cartes tient le jeton ONU, et peut prendre toute carte proposée entre deux autres.
web-guide-secrets-swapping = Le Psychiatre : désignez deux autres joueurs, et leurs jetons sont échangés. Personne ne voit ce qu’ils sont.
web-guide-secrets-placing = Le Politicien se place devant quelqu’un d’autre, avec ses points. Ensuite vous regardez en secret le jeton de cette personne.
web-guide-secrets-negotiating = Le Diplomate : tous ont vu le jeton du centre. Échangez-le avec celui d’un voisin ; vous seul saurez lequel.
web-guide-secrets-looking = Le Détective : regardez un jeton en secret, le vôtre si vous ne savez plus. Tous voient lequel, mais pas ce qu’il est.
web-guide-secrets-giving = Vous avez pioché une Balle et savez ce qu’elle coûte, de 0 à 3 points. Donnez-la à quelqu’un, face cachée.
web-guide-secrets-swapped = Des jetons ont changé de place, et avec eux qui est qui. Suivez-les des yeux : vous êtes ce qui est maintenant devant vous.
web-guide-secrets-negotiated = Un Diplomate a échangé le jeton du centre avec celui d’un voisin, à gauche ou à droite : lui seul sait lequel.
web-guide-secrets-looked = Ce que vous avez vu des jetons, et chaque échange, se relit dans le Carnet.
web-guide-secrets-cards = Vos cartes, avec leurs points. Deux cartes identiques face visible sont retournées à la fin du tour et ne rapportent plus rien.
web-guide-secrets-bullet = Une Balle est devant vous. Elle vous coûtera de 0 à 3 points à la fin ; seul qui l’a donnée sait combien.
web-guide-secrets-turned = Les cartes face cachée ne valent rien, mais restent des cartes : pour le jeton ONU et pour la fin.
web-guide-secrets-end =
    { $players ->
        [7] La partie finit au tour où quelqu’un reçoit une quatrième carte, Balles comprises. C’est le moment de savoir qui vous êtes.
        [8] La partie finit au tour où quelqu’un reçoit une quatrième carte, Balles comprises. C’est le moment de savoir qui vous êtes.
       *[other] La partie finit au tour où quelqu’un reçoit une cinquième carte, Balles comprises. C’est le moment de savoir qui vous êtes.
    }

## Road to the Palace

web-guide-road-to-the-palace-goal = Il faut le plus d’influence après deux manches ; vous commencez avec 10. À chaque manche, vous réunissez des Personnages en colonnes ; puis les colonnes sont jugées.
web-guide-road-to-the-palace-bribes = Choisissez en secret un pot-de-vin pour chacune des deux manches. À l’Évaluation, il rejoint la colonne de sa couleur avec 1 point d’impression, et peut renverser l’ordre.
web-guide-road-to-the-palace-starting = Vous posez les trois premiers disques, un par rangée. Qui prend une carte prend aussi son disque.
web-guide-road-to-the-palace-take = Prenez la première carte d’une rangée, avec son disque. La carte rejoint votre colonne de sa couleur ; le nombre est son impression.
web-guide-road-to-the-palace-lay = Posez maintenant un disque sur la carte suivante de cette rangée : un cadeau ou un fardeau pour qui la prendra, selon ses colonnes. Le violet renforce la carte elle-même de 1.
web-guide-road-to-the-palace-columns = Vos colonnes, une par couleur. Celles qui font plus d’impression sont plus à gauche, et seul leur ordre compte quand les missions sont payées.
web-guide-road-to-the-palace-missions = Vos missions. À l’Évaluation, chaque disque de la couleur de votre première colonne rapporte 3 points, de la troisième 1. Pour chaque autre, vous payez 1 au joueur à votre droite.
web-guide-road-to-the-palace-order = Une colonne qui grandit n’en dépasse une autre que si elle fait plus d’impression, pas autant. Regardez avant de prendre : l’ordre décide quels disques rapportent.
web-guide-road-to-the-palace-king = Qui impressionne le plus le Roi commence la manche suivante. Tout à la fin, votre colonne de Rois rapporte autant de points qu’elle fait d’impression.
web-guide-road-to-the-palace-queen = À l’Évaluation, qui impressionne le moins la Reine paie, et qui l’impressionne le plus reçoit. N’avoir aucune Reine, c’est le moins.
web-guide-road-to-the-palace-purple = Un disque violet reste sur sa carte : 1 point d’impression de plus pour cette manche. Sur un Roi ou une Reine, il rapporte aussi un point.
web-guide-road-to-the-palace-politicians = Un Politicien ne rejoint aucune colonne. Il est posé avec votre pot-de-vin et le renforce de 1 quand il est révélé.
web-guide-road-to-the-palace-reserve = Quand le dernier disque de la réserve est posé, la manche est jugée.
web-guide-road-to-the-palace-evaluation = C’est l’Évaluation : les pots-de-vin rejoignent leurs colonnes, puis viennent le Roi, la Reine et les missions. Ensuite, les disques retournent à la réserve, et les colonnes restent.
web-guide-road-to-the-palace-round = La seconde manche continue avec vos colonnes, jusqu’à ce que toutes les cartes soient prises. Puis elle est jugée comme la première, et les Rois rapportent leurs points.
web-guide-road-to-the-palace-loan = Vous ne pouviez pas payer : la banque vous a prêté des points. Vous les rendrez à la fin.
