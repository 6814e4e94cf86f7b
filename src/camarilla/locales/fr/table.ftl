### Ce que dit une table quand quelque chose ne se peut pas.

## Messages

table-bad-message = Ce message n’a pas été compris.
table-too-large = C’est trop grand : { $bytes } octets, pour { $most } permis.
table-too-fast =
    { $seconds ->
        [one] Pas si vite : réessayez dans une seconde.
       *[other] Pas si vite : réessayez dans { $seconds } secondes.
    }
table-version = Ce serveur parle la version { $version } du protocole : mettez votre client à jour.
table-busy = Le serveur ne peut pas l’écrire en ce moment. Rien n’est perdu : réessayez dans un instant.
table-broken = Quelque chose s’est mal passé ici, du côté du serveur. Rien n’est perdu : réessayez.
table-no-page = Il n’y a rien ici.
table-other-page = Cela vient d’une autre page que celle de ce serveur.

## Personnes

table-who-are-you = Entrez d’abord : le serveur ne sait pas qui vous êtes.
table-not-by-token = Un jeton d’accès ouvre des tables, pas le compte qui est derrière.
table-name-taken = Quelqu’un s’appelle déjà « { $name } », ou presque.
table-wrong-password = Aucun compte n’a ce nom avec ce mot de passe.
table-account-already = Vous avez déjà un compte.
table-account-needed = Il faut un compte pour cela.
table-many-tokens = Vous avez déjà { $most } jetons : supprimez-en un d’abord.
table-no-token = Vous n’avez pas ce jeton.
table-nobody-called = Personne ici ne s’appelle « { $name } ».

## Tables

table-no-table = Cette table n’existe pas, ou n’est pas pour vous.
table-not-seated = Vous n’êtes pas assis à cette table.
table-seated-already = Vous êtes déjà assis ici.
table-left-already = Vous avez rendu votre place.
table-host-only = Seul l’hôte peut le faire : { $host }.
table-not-while-waiting = La partie n’a pas encore commencé.
table-not-while-dealing = On distribue les cartes en ce moment.
table-not-while-playing = Pas pendant une partie.
table-not-while-over = La partie est finie. Demandez une revanche.
table-full = Toutes les places sont prises.
table-no-seat = Il n’y a pas de place { $seat } à une table de { $players }.
table-seat-taken = La place { $seat } est prise.
table-nobody-there = Personne n’est assis à la place { $seat }.
table-too-many-seated = { $seated } sont déjà assis ici : trop pour une table de { $players }.
table-many-invited = { $most } personnes sont déjà invitées : une table n’en tient pas davantage.
table-not-private = Quiconque a le lien peut entrer : personne n’a besoin d’invitation.
table-rated-accounts = À une table classée, chacun doit avoir un compte.
table-seats-free =
    { $free ->
        [one] Une place est encore libre : attendez, ou installez un robot.
       *[other] { $free } places sont encore libres : attendez, ou installez des robots.
    }
table-no-deal = La donne n’attend pas cela de vous.
table-other-nonce = Ce n’est pas le nombre que vous aviez scellé.

## La partie

table-stand-in-plays = Un robot joue pour vous. Dites d’abord que vous êtes de retour.
table-no-stand-in = Personne ne vous remplace.
table-stale = La partie a continué depuis votre décision. Regardez encore.
table-not-offered = Ce n’est pas une des décisions que vous pouvez prendre maintenant.
table-undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
table-undo-light = Par votre dernière décision, ou depuis, quelque chose de caché a été révélé : elle ne peut plus être reprise.
table-undo-others = Quelqu’un d’autre a décidé depuis : votre dernière décision ne peut plus être reprise.
table-undo-answers = Des réponses sont en cours : rien ne peut être repris maintenant, sauf une réponse que vous avez donnée.
table-undo-late = Le temps de cette décision est écoulé : elle ne peut plus être reprise.
table-undo-bot = Un robot en a décidé pour vous : cela ne peut pas être repris.
table-no-game = Cette partie n’existe pas, n’est pas finie, ou n’est pas pour vous.
table-no-position = La partie ne peut pas reprendre de là : elle était finie, ou n’est jamais allée si loin.
table-no-eyes = Personne n’a les yeux « { $eyes } » : dites all, table, ou une place de 0 à un de moins que { $players }.

## Les absents

table-too-late = Le temps de cette décision est écoulé : elle est prise pour vous.
table-gone-already = Vous êtes parti pour l’instant : un robot joue pour vous. Dites d’abord que vous êtes de retour.
table-waits-for-you = Personne n’a besoin de jouer pour vous : la table attend votre retour.
table-you-are-here = C’est votre propre place, et vous êtes là.
table-is-here = { $name } est là.
table-has-left = { $name } a quitté sa place.
table-stood-in-already = Un robot joue déjà pour { $name }.
table-clock-decides = À cette table, c’est la pendule qui dit quand une décision est prise pour quelqu’un.
table-waits-for-days = Cette table attend plusieurs jours : un robot joue quand ce temps est écoulé.
table-waits-for-ever = À cette table, aucun robot ne joue pour les absents : on les attend.
table-not-asked = La table n’attend pas { $name } en ce moment.
table-cannot-call = On ne peut pas appeler { $name }.
table-plays-themselves = { $name } joue à cette place.
table-rated-seat = À une table classée, personne ne reprend une place.
table-people-decide = Ce sont les personnes qui disent qui l’on attend, pas les programmes.
table-people-only = Seule une personne peut reprendre une place.
table-knows-cards = Vous avez vu les cartes d’une autre place dans cette partie.
table-wanted-already = { $name } a déjà demandé cette place.
table-nobody-asks = Personne du nom de « { $name } » ne demande cette place.

table-noted-gone = { $name } s’absente : un robot joue jusqu’à son retour.
table-noted-left = { $name } a quitté sa place. Un robot y joue jusqu’à ce que quelqu’un la reprenne.
table-noted-left-alone = { $name } a quitté sa place. Personne ne joue plus.
table-noted-got-up = { $name } a quitté la table.
table-noted-stands-in = { $name } n’est pas là : un robot joue jusqu’à son retour.
table-noted-back = { $name } est de retour et rejoue.
table-noted-wanted = { $other } demande à jouer pour { $name }.
table-noted-taken-over = { $other } continue à la place de { $name }.
table-noted-took-back = { $name } reprend une décision.

## Paroles

table-talk-claims = À cette table on ne fait que des déclarations : pas de discussion.
table-talk-silent = C’est une table silencieuse.
table-watchers-silent = Ceux qui regardent se taisent pendant une partie.
table-nothing-said = Il n’y avait rien à dire là-dedans.
table-no-claim = On ne peut pas déclarer cela maintenant.
table-many-claims = Vous avez fait { $most } déclarations dans cette partie : cela suffit.
table-no-such-claim = Personne n’a fait cette déclaration.
table-own-claim = C’était votre propre déclaration, { $player }.

## La page

table-page-title = Un serveur de tables Camarilla
table-page-not-built = Cette copie est venue sans sa page. Construisez-la par « make web », ou réinstallez le paquet là où l’on peut chercher les paquets de Node.
table-page-how = En attendant, rejoignez-la depuis un terminal :
