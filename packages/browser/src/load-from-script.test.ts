import { beforeEach, expect, test, vi } from "vitest";
import { loadFromScript } from "./load-from-script.ts";

const counts = "data:text/javascript,globalThis.loaded=(globalThis.loaded??0)+1";
const brings = "data:text/javascript,globalThis.brought='here'";
const nothing = "data:text/javascript,";

const onPage = (name: string) => (): unknown => Reflect.get(globalThis, name) ?? null;
const brought = { find: onPage("brought"), timeoutMs: 5_000 };

beforeEach(() => {
  Reflect.deleteProperty(globalThis, "brought");
  Reflect.deleteProperty(globalThis, "loaded");
});

test("answers what the script leaves on the page, and does not load it where that is there", async () => {
  await expect(loadFromScript(brings, brought)).resolves.toBe("here");
  await expect(loadFromScript("http://127.0.0.1:9/never.js", brought)).resolves.toBe("here");
});

test("loads a script once for all who ask at the same time", async () => {
  const wanted = { find: onPage("loaded"), timeoutMs: 5_000 };
  const both = await Promise.all([loadFromScript(counts, wanted), loadFromScript(counts, wanted)]);
  expect(both).toEqual([1, 1]);
});

test.each([
  ["is not there", "http://127.0.0.1:9/never.js", /could not be loaded/],
  ["has no address", "", /could not be loaded/],
  ["leaves nothing", nothing, /left nothing/],
])("rejects for a script that %s, takes it away, and can be tried again", async (_, url, why) => {
  const before = scripts();
  await expect(loadFromScript(url, brought)).rejects.toThrow(why);
  expect(scripts()).toBe(before);
  await expect(loadFromScript(brings, brought)).resolves.toBe("here");
});

test("rejects for a script that does not come in time", async () => {
  vi.useFakeTimers();
  const before = scripts();
  const late = loadFromScript("http://127.0.0.1:9/late.js", brought);
  vi.advanceTimersByTime(brought.timeoutMs);
  vi.useRealTimers();
  await expect(late).rejects.toThrow(/in time/);
  expect(scripts()).toBe(before);
});

function scripts(): number {
  return document.querySelectorAll("head script").length;
}
