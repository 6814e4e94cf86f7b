import { beforeEach, describe, expect, test } from "vitest";
import type { Scene } from "../../lib/scene.ts";
import type { Card, Move, View } from "../../wire/royal-secrets.ts";
import { Deciding } from "./deciding.svelte.ts";

const CARDS: readonly Card[] = [
  { type: "Courtier", number: 0, colour: 0, value: 0 },
  { type: "Courtier", number: 4, colour: 0, value: 40 },
];
const bet = (card: Card, face: "up" | "down"): Move => ({ type: "BetCard", card, face });
const hand = (to: number): Move => ({ type: "HandParley", to });

let played: Move[];
let scene: Scene<View>;
let deciding: Deciding;

let ply = 0;

/** The last card that was bet lies before its player when the Parley is to be handed on. */
function ask(step: View["step"], moves: readonly Move[], more: Partial<View> = {}, busy = false): void {
  const bets = played.flatMap((move) => (move.type === "BetCard" ? [{ card: move.card, face: move.face }] : []));
  const players = [0, 1, 2, 3].map((seat) => ({ hand: seat === 0 ? CARDS : null, bets: seat === 0 ? bets : [], at: [] }));
  const offers = moves.map((move) => ({ move, label: { id: "x", args: {} }, consequences: [] }));
  scene = {
    view: { step, bet: 1, acted: [], players, ...more },
    you: 0,
    busy,
    place: null,
    situation: { offers, ply: ply++ },
    play: async (offer: { move: unknown }) => played.push(offer.move as Move) > 0,
  } as unknown as Scene<View>;
  deciding.arrive();
}

beforeEach(() => {
  played = [];
  deciding = new Deciding(
    () => scene,
    () => undefined,
  );
});

const BOTH = CARDS.flatMap((card) => [bet(card, "up"), bet(card, "down")]);

describe("a bet is one gesture", () => {
  test("card, side, next speaker: the bet is sent at the last tap, the Parley as soon as it is asked for", () => {
    ask("betting", BOTH);
    deciding.lift(1);
    deciding.lay("down");
    expect(played).toEqual([]);
    deciding.speakNext(2);
    expect(played).toEqual([bet(CARDS[1]!, "down")]);
    ask("handing", [hand(1), hand(2), hand(3)]);
    expect(played.at(-1)).toEqual(hand(2));
  });

  test("what is asked before the bet is answered waits for the answer, and the Parley goes once", () => {
    ask("betting", BOTH);
    deciding.lift(1);
    deciding.lay("down");
    deciding.speakNext(2);
    ask("handing", [hand(1), hand(2), hand(3)], {}, true);
    deciding.goOn();
    expect(played).toHaveLength(1);
    scene = { ...scene, busy: false };
    deciding.goOn();
    deciding.goOn();
    expect(played.slice(1)).toEqual([hand(2)]);
  });

  test("an answer that comes first does not forget the next speaker", () => {
    ask("betting", BOTH);
    deciding.lift(1);
    deciding.lay("down");
    deciding.speakNext(3);
    deciding.goOn();
    ask("handing", [hand(1), hand(3)]);
    expect(played.slice(1)).toEqual([hand(3)]);
  });

  test("where only one seat is left to speak, the side is the last tap", () => {
    ask("betting", BOTH, { acted: [2, 3] });
    deciding.lift(0);
    deciding.lay("up");
    expect(played).toEqual([bet(CARDS[0]!, "up")]);
  });

  test("a next speaker is forgotten if something else is asked first", () => {
    ask("betting", BOTH);
    deciding.lift(0);
    deciding.lay("up");
    deciding.speakNext(3);
    ask("betting-window", [{ type: "Pass" }]);
    ask("handing", [hand(1), hand(3)]);
    expect(played).toHaveLength(1);
  });

  test("the second card has only one side, which is taken by itself", () => {
    ask("betting", CARDS.map((card) => bet(card, "down")), { bet: 2 });
    deciding.lift(1);
    expect(deciding.face).toBe("down");
    deciding.lay("up");
    expect(deciding.face).toBe("down");
  });

  test("nothing that is not on offer can be lifted, laid or named", () => {
    ask("betting", [bet(CARDS[1]!, "up")]);
    deciding.lift(0);
    expect(deciding.lifted).toBeNull();
    deciding.speakNext(1);
    expect(played).toEqual([]);
  });
});

describe("by the keyboard", () => {
  test("a number lifts a card, D lays it face down, a number names the next speaker, Escape takes back", () => {
    ask("betting", BOTH);
    deciding.press("2");
    deciding.press("d");
    deciding.press("Escape");
    expect(deciding.face).toBeNull();
    deciding.press("d");
    deciding.press("1");
    expect(played).toEqual([bet(CARDS[1]!, "down")]);
  });

  test("in a window the Favours come first and passing last", () => {
    ask("betting-window", [{ type: "Pass" }, { type: "UseFavour", favour: "espionage" }, { type: "Stab", place: { seat: 1, bet: 1 } }]);
    deciding.press("2");
    expect(deciding.favour).toBe("stabbing");
    deciding.press("1");
    deciding.press("Escape");
    deciding.press("3");
    expect(played).toEqual([{ type: "Stab", place: { seat: 1, bet: 1 } }, { type: "Pass" }]);
  });
});
