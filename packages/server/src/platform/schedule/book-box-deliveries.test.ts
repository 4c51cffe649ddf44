import { beforeAll, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { idOfMember } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { bookBoxDeliveries, releaseBoxDeliveries } from "./book-box-deliveries.ts";
import { releaseExpiredHolds } from "./holds.ts";

const server = testServer();
let userId: string;
beforeAll(async () => {
  userId = await idOfMember(server, (await newMember(server)).username);
});

const newOrder = () => server.services.ids.uuid();
const delivery = (day: string) => ({ leg: "DELIVERY", day, time: "09:00" }) as const;
const collection = (day: string) => ({ leg: "COLLECTION", day, time: "11:00" }) as const;

function book(
  orderId: string,
  times: Parameters<typeof bookBoxDeliveries>[1]["times"],
  { minutes = 15, forGood = false } = {},
) {
  const now = server.services.clock();
  const until = forGood ? null : new Date(now.getTime() + minutes * 60_000);
  return inTransaction(server.services.db, (tx) =>
    bookBoxDeliveries(tx, { orderId, userId, times, until, capacity: 2, now }),
  );
}
const release = (orderId: string) =>
  inTransaction(server.services.db, (tx) => releaseBoxDeliveries(tx, orderId));

/** Places left at nine and at eleven. */
async function left(day: string) {
  const [found] = await server.api.ok("listBoxDeliveryDays", { query: { from: day, to: day } });
  return found?.slots.slice(0, 2).map(({ remaining }) => remaining);
}

it("books both visits once when repeated, and releases both", async () => {
  const order = newOrder();
  const times = [collection("2026-12-02"), delivery("2026-12-01")];
  expect(await book(order, times)).toBeNull();
  expect(await book(order, times)).toBeNull();
  expect([await left("2026-12-01"), await left("2026-12-02")]).toEqual([
    [1, 10],
    [10, 1],
  ]);
  await release(order);
  await release(order);
  expect([await left("2026-12-01"), await left("2026-12-02")]).toEqual([
    [2, 10],
    [10, 2],
  ]);
});

it("returns the visit whose start time is full", async () => {
  const [day, next] = ["2026-12-03", "2026-12-04"];
  await book(newOrder(), [delivery(day), collection(next)]);
  await book(newOrder(), [collection(next)]);
  expect(await book(newOrder(), [delivery(day), collection(next)])).toBe("COLLECTION");
});

it("moves an order when it asks for other times", async () => {
  const order = newOrder();
  await book(order, [delivery("2026-12-05")]);
  await book(order, [delivery("2026-12-06")]);
  expect([await left("2026-12-05"), await left("2026-12-06")]).toEqual([
    [2, 10],
    [1, 10],
  ]);
});

it("releases an expired hold and keeps a paid one", async () => {
  const day = "2026-12-07";
  const paid = newOrder();
  await book(newOrder(), [delivery(day)]);
  await book(paid, [delivery(day)], { forGood: true });
  expect(await book(newOrder(), [delivery(day)])).toBe("DELIVERY");
  server.clock.pass({ minutes: 16 });
  expect(await left(day)).toEqual([1, 10]);
  await releaseExpiredHolds(server.services);
  expect(await left(day)).toEqual([1, 10]);
  await book(paid, [delivery(day)]);
  server.clock.pass({ minutes: 16 });
  expect(await left(day)).toEqual([1, 10]);
  expect(await book(newOrder(), [delivery(day)])).toBeNull();
  expect(await book(newOrder(), [delivery(day)])).toBe("DELIVERY");
});
