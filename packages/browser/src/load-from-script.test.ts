import { beforeEach, expect, test, vi } from "vitest";
import { loadFromScript } from "./load-from-script.ts";

const counts = "data:text/javascript,globalThis.loaded=(globalThis.loaded??0)+1";
const brings = "data:text/javascript,globalThis.readGlobal='here'";
const nothing = "data:text/javascript,";

const onPage = (name: string) => (): unknown => Reflect.get(globalThis, name) ?? null;
const readGlobal = { find: onPage("readGlobal"), timeoutMs: 5_000 };

beforeEach(() => {
  Reflect.deleteProperty(globalThis, "readGlobal");
  Reflect.deleteProperty(globalThis, "loaded");
});

test("loadFromScript returns the global without loading when it is on the page", async () => {
  await expect(loadFromScript(brings, readGlobal)).resolves.toBe("here");
  await expect(loadFromScript("http://127.0.0.1:9/never.js", readGlobal)).resolves.toBe("here");
});

test("loadFromScript loads once when two callers ask together", async () => {
  const target = { find: onPage("loaded"), timeoutMs: 5_000 };
  const both = await Promise.all([loadFromScript(counts, target), loadFromScript(counts, target)]);
  expect(both).toEqual([1, 1]);
});

test.each([
  ["is not there", "http://127.0.0.1:9/never.js", /could not be loaded/],
  ["has no address", "", /could not be loaded/],
  ["leaves nothing", nothing, /left nothing/],
])("loadFromScript rejects and can be tried again when the script %s", async (_, url, why) => {
  const before = scripts();
  await expect(loadFromScript(url, readGlobal)).rejects.toThrow(why);
  expect(scripts()).toBe(before);
  await expect(loadFromScript(brings, readGlobal)).resolves.toBe("here");
});

test("loadFromScript rejects when the script is late", async () => {
  vi.useFakeTimers();
  const before = scripts();
  const late = loadFromScript("http://127.0.0.1:9/late.js", readGlobal);
  vi.advanceTimersByTime(readGlobal.timeoutMs);
  vi.useRealTimers();
  await expect(late).rejects.toThrow(/in time/);
  expect(scripts()).toBe(before);
});

function scripts(): number {
  return document.querySelectorAll("head script").length;
}
