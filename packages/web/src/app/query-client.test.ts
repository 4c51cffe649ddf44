import * as sdk from "@damadum/sdk";
import { fixtures, BASE_DAY } from "@damadum/sdk/mocks";
import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const draft = fixtures.draft(BASE_DAY);
const price = sdk.getCalculateEstimateAmountQueryOptions(draft);
const profile = sdk.getGetMeQueryOptions();

/** Counts the requests of a query that is a minute old when the window and then the connection come back. */
async function requestsAfterReturn({ queryKey }: { queryKey: readonly unknown[] }) {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(() => Promise.resolve({}));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  client.unmount();
  client.clear();
  return queryFn.mock.calls.length;
}

test("query client fetches a price once when the window and the connection return", async () => {
  expect(await requestsAfterReturn(price)).toBe(1);
});

test("query client refetches what is read by GET when the window returns", async () => {
  expect(await requestsAfterReturn(profile)).toBeGreaterThan(1);
});

test("query client does not send a price again when the same request is priced within five minutes", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve({}));
  const { queryKey } = price;
  await client.fetchQuery({ queryKey, queryFn });
  vi.setSystemTime(Date.now() + 4 * 60_000);
  await client.fetchQuery({ queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await client.fetchQuery({ queryKey, queryFn });
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});

test("every calculation and confirmation of the SDK has a query key with POST", () => {
  const keys = Object.entries(sdk).flatMap(([name, value]) =>
    /^get(Calculate|Complete)\w+QueryKey$/.test(name) && typeof value === "function"
      ? [[name, Reflect.apply(value, undefined, ["1"])]]
      : [],
  );
  expect(keys.length).toBeGreaterThan(15);
  for (const [name, key] of keys)
    expect(key, String(name)).toEqual(expect.arrayContaining(["POST"]));
});
