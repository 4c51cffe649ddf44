import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { newVersionAtom } from "../../shared/browser/new-version-atom.ts";
import { createStore } from "../../shared/config/store.ts";
import { watchVersion } from "./watch-version.ts";

const POLL_INTERVAL_MS = 5;

afterEach(() => vi.restoreAllMocks());

/** Answers the polls in turn, then repeats the last answer. */
function host(...tags: (string | number)[]): void {
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    const [tag] = tags.length > 1 ? tags.splice(0, 1) : tags;
    if (typeof tag !== "string") return new Response(null, { status: tag ?? 500 });
    return new Response(null, { headers: { etag: tag } });
  });
}

function watch() {
  const store = createStore();
  onTestFinished(watchVersion(store, POLL_INTERVAL_MS));
  return () => store.get(newVersionAtom);
}

test("watchVersion notices another build", async () => {
  host('"one-br"', '"one-br"', '"two-br"');
  await expect.poll(watch()).toBe(true);
});

test("watchVersion reports no new build when only the encoding differs", async () => {
  host('"one-br"', 'W/"one"', '"one-gzip"');
  const isOutdated = watch();
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(5);
  expect(isOutdated()).toBe(false);
});

test("watchVersion keeps watching when the host does not answer", async () => {
  host('"one"', 502, 502, '"two"');
  await expect.poll(watch()).toBe(true);
});
