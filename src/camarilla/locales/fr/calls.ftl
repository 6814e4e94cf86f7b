### Comment on appelle qui doit jouer : avis sur un appareil, courriels, webhooks

calls-turn = La table de { $host } : à vous.
# La même chose devant une voyelle.
calls-turn-vowel = La table d’{ $host } : à vous.
calls-trial-title = Camarilla
calls-trial = Voilà comment on vous appelle.

## Courriels

calls-mail =
    { $body }

    { $url }

    Ne plus recevoir ces courriels : { $leave }
calls-confirm-subject = Camarilla peut-elle vous appeler à cette adresse ?
calls-confirm-mail =
    Quelqu’un, sur { $address }, veut être appelé à cette adresse quand c’est à lui de jouer.

    Si c’était vous, dites oui ici, dans les deux jours :
    { $url }

    Sinon, vous n’avez rien à faire, ou dites non ici :
    { $leave }

## Les pages où mènent les courriels

calls-page-confirm = Quand c’est à vous de jouer, un courriel part à votre adresse.
calls-page-confirm-do = Oui, appelez-moi
calls-page-confirmed = On vous appelle désormais à votre adresse.
calls-page-leave = Un courriel part à votre adresse quand c’est à vous de jouer.
calls-page-leave-do = Plus de courriels
calls-page-left = Vous ne recevrez plus de courriels de notre part.
calls-page-unknown = Ce lien n’est plus valable.

## Refus

calls-off = Ce serveur n’appelle personne de cette façon.
calls-no-address = Nous ne pouvons pas appeler cette adresse. Elle doit être publique, en https et sans port particulier.
calls-no-keys = Ce ne sont pas les clés d’un abonnement.
calls-no-device = Cet appareil n’existe pas.
calls-many-devices = Vous avez déjà { $most } appareils : retirez-en un d’abord.
calls-no-mail-address = Ce n’est pas une adresse de courriel.
calls-no-mail-sent = Le courriel n’a pas pu partir. Réessayez plus tard.
calls-no-zone = Ce fuseau horaire n’existe pas.
calls-bad-link = Ce lien n’est plus valable.
