"""Who may do what: the whole of it, to be read and argued about. `test_roles` and `test_http_roles` hold the server to it.

Rows are what may be asked for, columns who asks (`cast.ROLES`). A cell is what becomes of it: done, the code of the
refusal, the code that the connection is closed with, or - for who has no connection to ask through.
"""

# ruff: noqa: E501 - a table is read as a table

SOCKETS = {
    "waiting": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      done      4404      4401
Sit          not-now   not-now   not-now   not-now   done      done      done      done      done      done      done      -         -
Stand        done      done      done      done      not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
AddBot       done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Clear        done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Change       done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Start        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Rematch      not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -
Commit       stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Reveal       stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Play         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Undo         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Back         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Go           not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Wait         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
LetBotPlay   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -
LetIn        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
CallSomebody not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Shown        done      done      done      done      done      done      done      done      done      done      done      -         -
Look         done      done      done      done      done      done      done      done      done      done      done      -         -
Say          done      done      done      done      done      done      done      done      done      done      done      -         -
AskClaims    not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
MakeClaim    not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
AnswerClaim  not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Mute         done      done      done      done      done      done      done      done      done      done      done      -         -
""",
    "full": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      done      4404      4401
Sit          not-now   not-now   not-now   not-now   full      full      full      full      full      full      full      -         -
Stand        done      done      done      done      not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
AddBot       full      full      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Clear        done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Change       done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Start        done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Rematch      not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -
Commit       stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Reveal       stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Play         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Undo         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Back         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Go           not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Wait         not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
LetBotPlay   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -
LetIn        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
CallSomebody not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Shown        done      done      done      done      done      done      done      done      done      done      done      -         -
Look         done      done      done      done      done      done      done      done      done      done      done      -         -
Say          done      done      done      done      done      done      done      done      done      done      done      -         -
AskClaims    not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
MakeClaim    not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
AnswerClaim  not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
Mute         done      done      done      done      done      done      done      done      done      done      done      -         -
""",
    "sealing": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      4404      4404      4401
Sit          not-now   not-now   not-now   not-now   done      not-now   not-now   not-now   not-now   not-now   -         -         -
Stand        done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AddBot       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Clear        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Change       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Start        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Rematch      not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
Commit       done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Reveal       not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Play         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Undo         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Back         not-now   not-now   not-now   not-now   done      not-yours not-yours not-yours not-yours not-yours -         -         -
Go           not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Wait         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
LetBotPlay   not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
LetIn        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
CallSomebody not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Shown        done      done      done      done      done      done      done      done      done      done      -         -         -
Look         done      done      done      done      done      done      done      done      done      done      -         -         -
Say          done      done      done      done      done      forbidden forbidden forbidden forbidden forbidden -         -         -
AskClaims    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
MakeClaim    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AnswerClaim  not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Mute         done      done      done      done      done      done      done      done      done      done      -         -         -
""",
    "opening": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      4404      4404      4401
Sit          not-now   not-now   not-now   not-now   done      not-now   not-now   not-now   not-now   not-now   -         -         -
Stand        done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AddBot       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Clear        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Change       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Start        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Rematch      not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
Commit       not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Reveal       done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Play         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Undo         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Back         not-now   not-now   not-now   not-now   done      not-yours not-yours not-yours not-yours not-yours -         -         -
Go           not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Wait         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
LetBotPlay   not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
LetIn        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
CallSomebody not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Shown        done      done      done      done      done      done      done      done      done      done      -         -         -
Look         done      done      done      done      done      done      done      done      done      done      -         -         -
Say          done      done      done      done      done      forbidden forbidden forbidden forbidden forbidden -         -         -
AskClaims    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
MakeClaim    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AnswerClaim  not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Mute         done      done      done      done      done      done      done      done      done      done      -         -         -
""",
    "playing": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      done      4404      4401
Sit          not-now   not-now   not-now   not-now   done      not-now   not-now   not-now   not-now   not-now   not-now   -         -
Stand        done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
AddBot       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Clear        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Change       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Start        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
Rematch      not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -
Commit       stale     stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours -         -
Reveal       stale     stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours not-yours -         -
Play         done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
Undo         shown     shown     shown     shown     not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
Back         not-now   not-now   not-now   not-now   done      not-yours not-yours not-yours not-yours not-yours not-yours -         -
Go           done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
Wait         not-now   not-now   not-now   forbidden not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
LetBotPlay   not-now   not-now   not-now   forbidden not-yours not-yours not-yours not-yours not-yours not-yours not-yours -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   done      done      done      forbidden done      done      -         -
LetIn        unknown   unknown   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -
CallSomebody not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
Shown        done      done      done      done      done      done      done      done      done      done      done      -         -
Look         done      done      done      done      done      done      done      done      done      done      done      -         -
Say          done      done      done      done      done      forbidden forbidden forbidden forbidden forbidden forbidden -         -
AskClaims    done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
MakeClaim    done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
AnswerClaim  done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours not-yours -         -
Mute         done      done      done      done      done      done      done      done      done      done      done      -         -
""",
    "over": """
             host      keeper    player    token     left      earlier   guest     account   bot       invited   outsider  stranger  nobody
Hello        done      done      done      done      done      done      done      done      done      done      4404      4404      4401
Sit          not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
Stand        done      done      done      done      not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AddBot       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Clear        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Change       not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Invite       not-now   done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
HandOver     done      done      forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Start        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
Rematch      done      done      done      done      not-yours not-yours not-yours not-yours not-yours not-yours -         -         -
Commit       stale     stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours -         -         -
Reveal       stale     stale     stale     stale     stale     not-yours not-yours not-yours not-yours not-yours -         -         -
Play         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Undo         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Back         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Go           not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Wait         not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
LetBotPlay   not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
TakeOver     not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   not-now   -         -         -
LetIn        not-now   not-now   forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden -         -         -
CallSomebody not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Shown        done      done      done      done      done      done      done      done      done      done      -         -         -
Look         done      done      done      done      done      done      done      done      done      done      -         -         -
Say          done      done      done      done      done      done      done      done      done      done      -         -         -
AskClaims    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
MakeClaim    not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
AnswerClaim  not-now   not-now   not-now   not-now   not-now   not-yours not-yours not-yours not-yours not-yours -         -         -
Mute         done      done      done      done      done      done      done      done      done      done      -         -         -
""",
}
PAGES = """
                                         nobody guest  account bot
GET /                                    200    200    200     200
GET /t/{place}                           200    200    200     200
GET /rules                               200    200    200     200
GET /rules/{place}                       200    200    200     200
GET /device                              200    200    200     200
GET /settings                            200    200    200     200
GET /assets/{name}                       404    404    404     404
GET /icon.svg                            200    200    200     200
GET /icons/{name}                        404    404    404     404
GET /manifest.webmanifest                200    200    200     200
GET /sw.js                               200    200    200     200
GET /api/rules/{game}/{lang}             200    200    200     200
POST /api/session                        201    200    200     200
GET /api/me                              401    200    200     200
PATCH /api/me                            401    200    200     403
POST /api/account                        401    201    409     403
POST /api/login                          201    201    201     201
POST /api/logout                         401    204    204     403
GET /api/tokens                          401    200    200     403
POST /api/tokens                         401    403    201     403
DELETE /api/tokens/{token}               401    404    204     403
GET /api/addresses                       200    200    200     200
GET /api/catalogue                       200    200    200     200
GET /api/tables                          200    200    200     200
POST /api/tables                         401    201    201     201
GET /api/me/tables                       401    200    200     200
GET /api/me/turns                        401    200    200     200
GET /api/me/games                        401    200    200     200
GET /api/me/calls                        401    200    200     403
PUT /api/me/pace                         401    200    200     403
PUT /api/me/calls                        401    200    200     403
POST /api/me/calls/test                  401    202    202     403
POST /api/me/calls/push                  401    201    201     403
DELETE /api/me/calls/push/{device}       401    404    404     403
PUT /api/me/calls/mail                   401    409    409     403
DELETE /api/me/calls/mail                401    204    204     403
PUT /api/me/calls/webhook                401    200    200     403
DELETE /api/me/calls/webhook             401    204    204     403
POST /api/calls/confirm/{token}          404    404    404     404
POST /api/calls/leave/{token}            404    404    404     404
GET /calls/confirm/{token}               200    200    200     200
POST /calls/confirm/{token}              404    404    404     404
GET /calls/leave/{token}                 200    200    200     200
POST /calls/leave/{token}                404    404    404     404
GET /api/games                           200    200    200     200
GET /api/ratings/{game}                  200    200    200     200
GET /healthz                             200    200    200     200
GET /metrics                             200    200    200     200
GET /api/schema                          200    200    200     200
GET /api/schema/openapi.json             200    200    200     200
GET /api/schema/{path}                   404    404    404     404
"""

TABLES = {
    "GET /api/tables/{table}": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    200  200    200    200   200  200     200   200     200 200     200      404      200
full       200  200    200    200   200  200     200   200     200 200     200      404      200
sealing    200  200    200    200   200  200     200   200     200 200     404      404      200
opening    200  200    200    200   200  200     200   200     200 200     404      404      200
playing    200  200    200    200   200  200     200   200     200 200     200      404      200
over       200  200    200    200   200  200     200   200     200 200     404      404      200
""",
    "POST /api/tables/{table}/companions": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    201  201    403    403   403  403     403   403     403 403     403      404      401
full       409  409    403    403   403  403     403   403     403 403     403      404      401
sealing    409  409    403    403   403  403     403   403     403 403     404      404      401
opening    409  409    403    403   403  403     403   403     403 403     404      404      401
playing    409  409    403    403   403  403     403   403     403 403     403      404      401
over       409  409    403    403   403  403     403   403     403 403     404      404      401
""",
    "game 1": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    200  200    200    200   200  200     200   200     200 200     200      404      200
playing    200  200    200    200   200  200     200   200     200 200     200      404      200
over       200  200    200    200   200  200     200   200     200 200     200      404      200
""",
    "game 2": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    404  404    404    404   404  404     404   404     404 404     404      404      404
playing    404  404    404    404   404  404     404   404     404 404     404      404      404
over       200  200    200    200   200  200     200   200     200 200     200      404      200
""",
    "on from game 1": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    201  201    201    201   201  201     201   201     201 201     201      404      401
playing    201  201    201    201   201  201     201   201     201 201     201      404      401
over       201  201    201    201   201  201     201   201     201 201     201      404      401
""",
    "on from game 2": """
           host keeper player token left earlier guest account bot invited outsider stranger nobody
waiting    404  404    404    404   404  404     404   404     404 404     404      404      401
playing    404  404    404    404   404  404     404   404     404 404     404      404      401
over       201  201    201    201   201  201     201   201     201 201     201      404      401
""",
}
"""At a table, by its phase. The first game there has ended; the second one goes on, or has ended too. Each row of a
game holds for its record, its replay and the proof of its deal."""

GAME_PAGES = (
    "GET /api/games/{table}/{number}/record",
    "GET /api/games/{table}/{number}/replay",
    "GET /api/games/{table}/{number}/proof",
)
PLAY_ON = "POST /api/games/{table}/{number}/on"
OF_GAMES = {
    "game 1": (GAME_PAGES, "1"),
    "game 2": (GAME_PAGES, "2"),
    "on from game 1": ((PLAY_ON,), "1"),
    "on from game 2": ((PLAY_ON,), "2"),
}
"""The tables above that are about a game, with the requests that they hold for."""


def read(text: str) -> dict[str, dict[str, str]]:
    """A table as it is written: rows, and in each the columns."""
    head, *rows = text.strip("\n").splitlines()
    columns = head.split()
    table: dict[str, dict[str, str]] = {}
    for row in rows:
        parts = row.split()
        name, cells = " ".join(parts[: -len(columns)]), parts[-len(columns) :]
        assert name, f"a row without a name, or with a cell too many: {row}"
        assert name not in table, f"{name} is written down twice"
        table[name] = dict(zip(columns, cells, strict=True))
    return table
