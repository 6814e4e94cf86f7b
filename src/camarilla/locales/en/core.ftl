### Words that every game and every place shares.

## Lists: "a, b and c"

list-more = { $word }, { $rest }
list-last = { $word } and { $rest }
list-empty = nobody

## What a player is called who has given no name, by seat

seat-0 = Ann
seat-1 = Bruno
seat-2 = Chloé
seat-3 = Dario
seat-4 = Eve
seat-5 = Félix
seat-6 = Greta
seat-7 = Hugo
seat-other = Player { $number }

## What goes wrong

# $reason has no full stop of its own.
refusal = { $reason } ({ $rule }).
bad-options = These table options cannot be used: { $why }.
bad-language = “{ $name }” is not a language spoken here. There are: { $languages }.
