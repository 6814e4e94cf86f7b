// boardgame.io's own server, in memory, with a game of the shape of Royal Secrets: four players, secret hands, cards
// laid face up or face down, one decision a turn, seven rounds of twenty decisions. Run: node server.js PORT DELTA
const { Server, Origins } = require("boardgame.io/server");

const ROUNDS = 7;
const BETS = 20;
const HAND = 8;
const NAMES = ["Ambassador", "Duchess", "Poet", "General", "Abbess", "Architect"];

const audience = (random) => ({
  name: NAMES[random.Die(NAMES.length) - 1],
  asks: 8 + random.Die(12),
  win: random.Die(6),
  loss: random.Die(3),
  favour: random.Die(12),
  bets: [],
});

const hand = (random) => Array.from({ length: HAND }, () => random.Die(10));

const deal = (random) => ({
  round: 1,
  audiences: [audience(random), audience(random)],
  hands: Object.fromEntries(["0", "1", "2", "3"].map((seat) => [seat, hand(random)])),
  pile: random.Shuffle(Array.from({ length: 60 }, (_, i) => 1 + (i % 10))),
  points: [0, 0, 0, 0],
  favours: [[], [], [], []],
  counted: [],
});

// A round is over: the cards are turned, and whoever gave most to an audience that got what it asks for wins it.
const count = (G, random) => {
  for (const { name, asks, win, loss, favour, bets } of G.audiences) {
    const given = [0, 0, 0, 0];
    for (const bet of bets) given[bet.seat] += bet.card;
    const total = given.reduce((a, b) => a + b);
    const best = given.indexOf(Math.max(...given));
    if (total >= asks) {
      G.points[best] += win;
      G.favours[best].push(favour);
    } else {
      given.forEach((gave, seat) => (G.points[seat] -= gave ? loss : 0));
    }
    G.counted.push({ name, total, best });
  }
  G.round += 1;
  G.audiences = [audience(random), audience(random)];
};

const bet = ({ G, playerID, random }, place, up, side) => {
  const cards = G.hands[playerID];
  const [card] = cards.splice(place % cards.length, 1);
  G.audiences[side].bets.push({ seat: Number(playerID), card, up });
  cards.push(G.pile.length ? G.pile.pop() : random.Die(10));
  const laid = G.audiences[0].bets.length + G.audiences[1].bets.length;
  if (laid < BETS) return;
  count(G, random);
  if (G.round > ROUNDS) Object.assign(G, deal(random)); // the next game begins at once, at the same table
};

// What one player sees: their own hand, everybody's open cards, how many there are of the rest.
const playerView = ({ G, playerID }) => ({
  ...G,
  pile: G.pile.length,
  hands: Object.fromEntries(
    Object.entries(G.hands).map(([seat, cards]) => [seat, seat === playerID ? cards : cards.length])
  ),
  audiences: G.audiences.map((one) => ({
    ...one,
    bets: one.bets.map((bet) => (bet.up || String(bet.seat) === playerID ? bet : { ...bet, card: null })),
  })),
});

const court = {
  name: "court",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => deal(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { bet: { move: bet, client: false } },
  playerView,
  deltaState: process.argv[3] === "delta",
  disableUndo: true,
};

const server = Server({ games: [court], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
