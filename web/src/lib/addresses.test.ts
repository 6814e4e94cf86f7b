import { beforeEach, expect, test, vi } from "vitest";
import { isLocal, shareable } from "./addresses.ts";
import { server } from "./server.ts";

const addresses = vi.spyOn(server, "addresses");
const at = (origin: string): void => void vi.stubGlobal("location", new URL(origin));

beforeEach(() => void addresses.mockReset());

test("only a machine's own names for itself are local", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"].every(isLocal)).toBe(true);
  expect(["192.168.1.20", "localhost.example", "camarilla.example"].some(isLocal)).toBe(false);
});

test("a page that others reach is shared as it is, and nobody is asked", async () => {
  at("https://camarilla.example");
  expect(await shareable()).toBe("https://camarilla.example");
  expect(addresses).not.toHaveBeenCalled();
});

test("a page on localhost is shared by the first address in the network", async () => {
  at("http://localhost:8000");
  addresses.mockResolvedValue(["http://192.168.1.20:8000", "http://10.0.0.2:8000"]);
  expect(await shareable()).toBe("http://192.168.1.20:8000");
});

test("where there is none, or the server does not say, there is no link for others", async () => {
  at("http://127.0.0.1:8000");
  addresses.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error("away"));
  expect(await shareable()).toBeNull();
  expect(await shareable()).toBeNull();
});
