### Ce que le serveur de tables dit aux gens.

## Noms

server-name-empty = Un nom ne peut pas être vide.
server-name-long = Un nom a au plus { $most } lettres et signes.
server-name-letter = Il faut au moins une lettre dans un nom.
server-name-sign = Un nom ne peut pas contenir le signe { $sign }, que personne ne verrait.
server-name-marks = Il y a trop d’accents sur une lettre de ce nom.
server-name-heavy = Les lettres de ce nom portent trop de signes : prenez-en moins, ou de plus simples.
server-name-mixed = « { $word } » mélange des lettres d’alphabets différents qui se ressemblent. Gardez un seul alphabet par mot.
server-name-reserved = Personne ne peut s’appeler « { $name } » ici : on le prendrait pour la table elle-même, ou pour un robot.

## Mots de passe

server-password-short = Un mot de passe a au moins { $least } signes.
server-password-long = Un mot de passe a au plus { $most } signes.
## Démarrage

server-start-extra = Pour { $what } il manque des paquets : pip install 'camarilla[host]'
server-start-address = Ce n’est pas l’adresse d’une base de données : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
server-start-redis = Ce n’est pas l’adresse d’un Redis : écrivez redis://HÔTE ou redis://HÔTE:PORT.
server-start-mail = Pour envoyer des courriels, il faut à la fois --smtp smtp://HÔTE, --mail-from ADRESSE et --address https://HÔTE.
server-start-database = La base de données { $database } n’est pas utilisable : { $why }.
server-start-file-taken = Un autre serveur Camarilla utilise déjà { $file }. Arrêtez-le, ou donnez à celui-ci son propre fichier avec camarilla serve --database.
