import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { changedTimes, movableVisitsOfMove, movableVisitsOfStorage } from "./movable-visits.ts";

const now = new Date(`${BASE_DAY}T10:00:00+09:00`);
const booked = fixtures.storageOrder("CONFIRM", BASE_DAY);
const { delivery, collection } = booked;
if (!delivery || !collection) throw new Error("The order has both visits");

test("movableVisitsOfStorage returns both visits when a first order is confirmed", () => {
  expect(movableVisitsOfStorage(booked, now)).toEqual({ delivery, collection });
});

test("movableVisitsOfStorage returns only the collection when the boxes have been delivered", () => {
  const order = { ...booked, status: "BEFORE_COLLECTION" as const };
  expect(movableVisitsOfStorage(order, now)).toEqual({ collection });
});

test("movableVisitsOfStorage is empty when the order ends storage", () => {
  const order = { ...booked, type: "FINAL_AND_DELIVERY_ORDER" as const };
  expect(movableVisitsOfStorage(order, now)).toEqual({});
});

test("movableVisitsOfStorage omits a visit when 15:00 of the day before has passed", () => {
  const eve = new Date(Date.parse(`${delivery.date}T15:00:00+09:00`) - 86_400_000);
  expect(movableVisitsOfStorage(booked, eve)).toEqual({ collection });
});

test("movableVisitsOfMove returns only the move when no boxes were rented", () => {
  const order = fixtures.estimate("CONFIRM", BASE_DAY);
  const { move_date: date, move_time: time } = order.draft;
  const withoutBoxes = { ...order, draft: { ...order.draft, use_boxes: false } };
  expect(movableVisitsOfMove(withoutBoxes, now)).toEqual({ move: { date, time } });
});

test("changedTimes returns the visits when their day or hour differs", () => {
  const later = { ...collection, time: "17:00" };
  expect(changedTimes({ delivery, collection }, { delivery, collection: later })).toEqual({
    collection: later,
  });
});
