### Être appelé : les avis de la page, leurs réglages, l'installation, et l'absence de connexion.

## Pas de connexion

web-offline-title = Pas de connexion
web-offline-text = Personne ne répond à l’autre bout. Rien n’est perdu : les tables vous attendent, et cette page réessaie d’elle-même.
web-offline-retry = Réessayer
web-offline-still = Toujours personne.
web-offline-now = Pas de connexion. Vos tables vous attendent.

## À vous, sur la première page

web-turns-title = ({ $count }) À vous
web-turns-count =
    { $count ->
        [one] 1 partie vous attend
       *[other] { $count } parties vous attendent
    }
web-turns-all = Toutes mes parties
web-turns-play = Jouer
web-turns-to-see = Il y a d’abord quelque chose à voir.
web-turns-waited =
    { $count ->
        [one] { $names } attend depuis { $time }
       *[other] { $names } attendent depuis { $time }
    }
web-turns-asked = { $with }. On vous attend depuis { $time }
web-turns-until = { $with }. Vous avez jusqu’à { $when }
web-turns-with = Avec { $names }
web-turns-alone = À votre propre table

## On vous appelle ?

web-call-title = On vous appelle ?
web-call-text = Quand ce sera de nouveau à vous, cet appareil peut le dire. Rien que ceci :
web-call-example = Exemple
web-call-now = à l’instant
web-call-yes = Oui, appelez-moi
web-call-not-now = Pas maintenant
web-call-mail = Plutôt par courriel
web-call-small = Une fois par décision, jamais de { $from } à { $to }, et jamais qui a répondu quoi. Cela s’arrête dans les réglages.
web-call-small-always = Une fois par décision, et jamais qui a répondu quoi. Cela s’arrête dans les réglages.
web-call-done = Bien. On vous appelle.
web-call-done-tab = Bien. Tant que Camarilla est ouvert dans un onglet, il vous le dit.
web-call-denied = Votre navigateur ne le permet pas. À côté de l’adresse, dans ses réglages pour cette page, vous pouvez autoriser les notifications.
web-call-fine = Bien

## Les appels, dans les réglages

web-calls = Appels
web-calls-open = Comment on vous appelle
web-calls-text = On vous appelle une fois, quand une décision vous revient et que vous ne regardez pas. L’appel dit le jeu, la table et « à vous », rien d’autre.
web-calls-none = Ce serveur n’appelle personne. Tant que Camarilla est ouvert dans un onglet, l’onglet peut vous le dire.
web-calls-guest = Prenez d’abord un nom : alors nous saurons qui appeler.
web-calls-here = Appeler cet appareil
web-calls-here-hint = Aussi quand Camarilla est fermé.
web-calls-here-tab = Seulement tant que Camarilla est ouvert dans un onglet.
web-calls-here-cannot = Ce navigateur ne peut pas être appelé par une page venue en simple http, ou pas du tout.
web-calls-here-denied = Les notifications ne sont pas permises pour cette page : autorisez-les dans les réglages du navigateur.
web-calls-here-failed = Le navigateur n’a pas pu joindre son service d’appel. Tant que Camarilla est ouvert dans un onglet, l’onglet vous le dit.
web-calls-ios = Sur un iPhone ou un iPad : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Camarilla de là. Alors il pourra vous appeler.
web-calls-devices = Appareils appelés
web-calls-device-this = { $label } (celui-ci)
web-calls-device-since = depuis le { $date }
web-calls-device-drop = Retirer
web-calls-device-drop-of = Retirer { $label }
web-calls-mail = Par courriel
web-calls-mail-field = Votre adresse
web-calls-mail-save = Écrivez-moi
web-calls-mail-waits = Nous avons écrit à { $address }. Ouvrez le lien de cette lettre, et nous vous appellerons là.
web-calls-mail-on = On vous appelle à { $address }.
web-calls-mail-drop = Plus de courriel
web-calls-webhook = Pour les programmes et les groupes : un webhook
web-calls-webhook-hint = Nous y déposons l’appel en JSON. Seulement https.
web-calls-webhook-field = Adresse du webhook
web-calls-webhook-save = Le déposer là
web-calls-webhook-on = Les appels sont déposés à { $url }.
web-calls-webhook-secret = Signé par ce secret, montré seulement maintenant : { $secret }
web-calls-webhook-drop = Plus de dépôts
web-calls-quiet = Heures de silence
web-calls-quiet-on = Laissez-moi dormir
web-calls-quiet-hint = Un appel attend le matin. À l’heure de { $zone }.
web-calls-quiet-from = Silence de
web-calls-quiet-to = Silence jusqu’à
web-calls-muted = Tables pour lesquelles on ne vous appelle pas
web-calls-muted-table = Table { $table }
web-calls-muted-off = Rappelez-moi
web-calls-muted-off-of = Rappelez-moi pour la table { $table }
web-calls-test = Appelez-moi maintenant, pour voir
web-calls-tested = Appelé. Ce sera là dans un instant.
web-calls-saved = C’est noté.
web-calls-this-table = M’appeler pour cette table
web-calls-this-table-hint = Quand c’est à vous ici et que vous ne regardez pas.

## Garder la page sur son écran

web-install = Installer
web-install-ask = Garder Camarilla sur votre écran d’accueil ?
web-install-add = Ajouter
web-install-no = Non, merci
web-install-ios = Pour garder Camarilla sur votre écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ».

## Partager une invitation

web-share = Partager
web-share-text = Venez jouer à { $game } avec moi, { $name }.
