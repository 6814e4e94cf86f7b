### What the table server says to people.

## Names

server-name-empty = A name cannot be empty.
server-name-long = A name has at most { $most } letters and signs.
server-name-letter = A name needs at least one letter.
server-name-sign = A name cannot hold the sign { $sign }, which nobody could see.
server-name-marks = There are too many accents on one letter of that name.
server-name-heavy = There are too many marks on the letters of that name: use fewer letters, or plainer ones.
server-name-mixed = “{ $word }” mixes letters of different alphabets that look alike. Use one alphabet in a word.
server-name-reserved = Nobody can be called “{ $name }” here: it could be taken for the table itself, or for a bot.

## Passwords

server-password-short = A password needs at least { $least } signs.
server-password-long = A password has at most { $most } signs.
## Starting

server-start-extra = { $what } needs packages that are not installed: pip install 'camarilla[host]'
server-start-address = That is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-start-redis = That is not the address of a Redis: write redis://HOST or redis://HOST:PORT.
server-start-mail = To send mail the server needs all of --smtp smtp://HOST, --mail-from ADDRESS and --address https://HOST.
server-start-database = The database { $database } cannot be used: { $why }.
server-start-file-taken = Another Camarilla server uses { $file } already. Stop that one, or give this one a file of its own with camarilla serve --database.
