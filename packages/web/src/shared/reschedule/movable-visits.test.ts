import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { changedTimes, movableVisitsOfMove, movableVisitsOfStorage } from "./movable-visits.ts";

const booked = fixtures.storageOrder("CONFIRM", BASE_DAY);
const { delivery, collection } = booked;
if (!delivery || !collection) throw new Error("The order has both visits");

test("movableVisitsOfStorage returns both visits when a first order is confirmed", () => {
  expect(movableVisitsOfStorage(booked)).toEqual({ delivery, collection });
});

test("movableVisitsOfStorage returns only the collection when the boxes have been delivered", () => {
  const order = { ...booked, actions: fixtures.storageOrderActions("BEFORE_COLLECTION") };
  expect(movableVisitsOfStorage(order)).toEqual({ collection });
});

test("movableVisitsOfStorage is empty when the order cannot be rescheduled", () => {
  const order = { ...booked, actions: fixtures.storageOrderActions("CONFIRM", ["CANCEL"]) };
  expect(movableVisitsOfStorage(order)).toEqual({});
});

test("movableVisitsOfMove returns only the move when no boxes were rented", () => {
  const order = fixtures.estimate("CONFIRM", BASE_DAY);
  const { move_date: date, move_time: time } = order.draft;
  const withoutBoxes = { ...order, draft: { ...order.draft, use_boxes: false } };
  expect(movableVisitsOfMove(withoutBoxes)).toEqual({ move: { date, time } });
});

test("changedTimes returns the visits when their day or hour differs", () => {
  const later = { ...collection, time: "17:00" };
  expect(changedTimes({ delivery, collection }, { delivery, collection: later })).toEqual({
    collection: later,
  });
});
