import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { upcomingEvents } from "./upcoming-events.ts";

const nothing = { moves: [], storageOrders: [], contracts: [], companyWorks: [] };
const order = fixtures.storageSummary(fixtures.storageOrder("CONFIRM", BASE_DAY));
const { delivery, collection } = order;
if (!delivery || !collection) throw new Error("The order has both visits");

test("upcomingEvents sorts visits and charges by their day when there are several", () => {
  const contract = {
    ...fixtures.storageContract(BASE_DAY),
    next_charge: { date: delivery.date, amount: 80_000 },
  };
  const events = upcomingEvents(
    { ...nothing, storageOrders: [order], contracts: [contract] },
    BASE_DAY,
  );
  expect(events.map(({ date, says }) => [date, says])).toEqual([
    [delivery.date, "보관료 80,000원을 결제해요"],
    [delivery.date, `박스 ${order.box_count}개를 가져다 드려요`],
    [collection.date, `박스 ${order.box_count}개를 가지러 갈게요`],
  ]);
});

test("upcomingEvents leaves a delivery out when the boxes were delivered", () => {
  const delivered = { ...order, status: "BEFORE_COLLECTION" as const };
  const events = upcomingEvents({ ...nothing, storageOrders: [delivered] }, BASE_DAY);
  expect(events.map(({ says }) => says)).toEqual([`박스 ${order.box_count}개를 가지러 갈게요`]);
});

test("upcomingEvents names only visits that are not over, and no move that was cancelled", () => {
  const move = fixtures.summary(fixtures.estimate("CONFIRM", BASE_DAY));
  const says = (status: typeof move.status, actions: typeof move.actions = []) =>
    upcomingEvents({ ...nothing, moves: [{ ...move, status, actions }] }, BASE_DAY).map(
      (event) => event.says,
    );
  const collected = "빈 박스를 가지러 갈게요";
  expect(says("CONFIRM")).toEqual(["박스를 가져다 드려요", "이사해요", collected]);
  expect(says("BOX_DEL_COMPLETE")).toEqual(["이사해요", collected]);
  expect(says("WORKING_COMPLETE")).toEqual([collected]);
  expect(says("CANCEL")).toEqual([]);
  expect(says("CANCEL", [{ code: "REQUEST_COLLECTION", reason: null, problem: null }])).toEqual([
    collected,
  ]);
});

test("upcomingEvents is empty when an order is cancelled or a charge was refused", () => {
  const contract = { ...fixtures.storageContract(BASE_DAY), status: "UNPAID" as const };
  const cancelled = { ...order, status: "CANCEL" as const };
  const sources = { ...nothing, storageOrders: [cancelled], contracts: [contract] };
  expect(upcomingEvents(sources, BASE_DAY)).toEqual([]);
});

test("upcomingEvents names the day on which storage ends when nothing more is charged", () => {
  const paid = { ...fixtures.storageContract(BASE_DAY), next_charge: null };
  const asked = fixtures.freeContract(BASE_DAY);
  const agreed = fixtures.confirmedContract(BASE_DAY);
  const events = upcomingEvents({ ...nothing, contracts: [asked, agreed, paid] }, BASE_DAY);
  expect(events.map(({ date, says }) => [date, says])).toEqual([
    [agreed.next_charge?.date, "보관료 80,000원을 결제해요"],
    [asked.end_date, "박스 10개 보관이 끝나요"],
    [paid.end_date, "박스 10개 보관이 끝나요"],
  ]);
});
