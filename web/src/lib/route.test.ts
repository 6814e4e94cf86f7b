import { expect, test } from "vitest";
import { invitation, routeOf } from "./route.ts";

test("every address leads somewhere, or nowhere", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/settings")).toEqual({ page: "home" });
  expect(routeOf("/t/abc-12_x")).toEqual({ page: "table", table: "abc-12_x" });
  expect(routeOf("/t/abc/replay/3")).toEqual({ page: "replay", table: "abc", number: 3 });
  expect(routeOf("/rules/secrets")).toEqual({ page: "rules", game: "secrets" });
  expect(routeOf("/device")).toEqual({ page: "device" });
  for (const wrong of ["/t", "/t/abc/replay/x", "/t/abc/else", "/attic", "/device/1", "/t/%zz/else"]) {
    expect(routeOf(wrong)).toEqual({ page: "nowhere" });
  }
});

test("an invitation is read from a link or from the code alone", () => {
  expect(invitation(" https://games.example/t/Ab3-_xYz0123 ")).toBe("Ab3-_xYz0123");
  expect(invitation("/t/Ab3-_xYz0123/?from=mail")).toBe("Ab3-_xYz0123");
  expect(invitation("Ab3-_xYz0123")).toBe("Ab3-_xYz0123");
  expect(invitation("come and play")).toBeNull();
  expect(invitation("")).toBeNull();
});
