import { expect, test } from "vitest";
import { shiftBoxes } from "./shift-boxes.ts";

const booked = {
  move: { date: "2026-12-10", time: "09:00" },
  delivery: { date: "2026-12-08", time: "11:00" },
  collection: { date: "2026-12-13", time: "13:00" },
};
const options = { booked, deliveredOn: booked.delivery.date, from: "2026-12-03" };

test("shiftBoxes moves both box visits by as many days as the move", () => {
  expect(shiftBoxes({ date: "2026-12-17", time: "13:00" }, options)).toEqual({
    move: { date: "2026-12-17", time: "13:00" },
    delivery: { date: "2026-12-15", time: "11:00" },
    collection: { date: "2026-12-20", time: "13:00" },
  });
});

test("shiftBoxes leaves them when only the time changes", () => {
  const move = { date: "2026-12-10", time: "15:00" };
  expect(shiftBoxes(move, options)).toEqual({ ...booked, move });
});

test("shiftBoxes keeps the delivery on a day that can be booked when the move is earlier", () => {
  const moved = shiftBoxes({ date: "2026-12-04", time: "09:00" }, options);
  expect(moved.delivery?.date).toBe("2026-12-03");
  expect(moved.collection?.date).toBe("2026-12-07");
});

test("shiftBoxes keeps the collection within the days of delivered boxes", () => {
  const { delivery: _, ...packed } = booked;
  const late = { date: "2026-12-14", time: "09:00" };
  const moved = shiftBoxes(late, { ...options, booked: packed });
  expect(moved).toEqual({ move: late, collection: { date: "2026-12-15", time: "13:00" } });
});
