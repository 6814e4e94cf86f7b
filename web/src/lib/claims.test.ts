import { expect, test } from "vitest";
import { claimWords, dashed, grouped, kindOf } from "./claims.ts";
import { catalogue, Speaker } from "./speaker.ts";

const FTL = "said = { $player }: my card is worth { $influence }.\nfrench = { $player }\u00a0: je viens.";
const speaker = new Speaker("en", catalogue("en", [FTL]), ["Ann"]);

test("a claim is quoted without the name in front of it", () => {
  const player = { type: "name", seat: 0 } as const;
  expect(claimWords({ id: "said", args: { player, influence: -10 } }, speaker)).toBe("My card is worth −10.");
  expect(claimWords({ id: "french", args: { player } }, speaker)).toBe("Je viens.");
});

test("claims, promises and questions are told apart by their type", () => {
  expect(kindOf({ type: "HoldsValet" })).toBe("claim");
  expect(kindOf({ type: "WillBring" })).toBe("promise");
  expect(kindOf({ type: "IWill" })).toBe("promise");
  expect(kindOf({ type: "AsksForHelp" })).toBe("question");
  expect(kindOf(null)).toBe("claim");
});

test("a type is written with dashes where its words meet", () => {
  expect(["WillBring", "IAm", "IWill", "HiddenCardIsNoValet"].map(dashed)).toEqual([
    "will-bring",
    "i-am",
    "i-will",
    "hidden-card-is-no-valet",
  ]);
});

test("offers keep their order inside their groups", () => {
  const words = { id: "said", args: {} };
  const offers = ["A", "B", "A"].map((type, at) => ({ claim: { type, at }, words }));
  expect(grouped(offers).map(([type, list]) => [type, list.length])).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});
