### Les mots que tous les jeux partagent.

## Listes : « a, b et c »

list-more = { $word }, { $rest }
list-last = { $word } et { $rest }
list-empty = personne

## Le nom de qui n’en a pas donné, par place

seat-0 = Ann
seat-1 = Bruno
seat-2 = Chloé
seat-3 = Dario
seat-4 = Eve
seat-5 = Félix
seat-6 = Greta
seat-7 = Hugo
seat-other = Place { $number }

## Ce qui ne va pas

# $reason n’a pas de point final.
refusal = { $reason } ({ $rule }).
bad-options = Ces options de table sont inutilisables : { $why }.
bad-language = On ne parle pas « { $name } » ici. Il y a : { $languages }.
