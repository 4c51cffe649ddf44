import { describe, expect, it } from "vitest";
import { TODAY } from "../testing/estimate-inputs.ts";
import { checkBoxRental } from "./check-box-rental.ts";

const move = { moveDate: "2026-12-15", moveTime: "11:00" };

/** Issues of ten boxes from one day to another, as `field code`. */
function issuesOf(
  delivery: string,
  collection: string,
  times = { delivery: "09:00", collection: "13:00" },
) {
  const rental = {
    boxCount: 10,
    delivery: { date: delivery, time: times.delivery },
    collection: { date: collection, time: times.collection },
  };
  return checkBoxRental(rental, move, TODAY).map(
    ({ path, code }) => `${path.slice(1).join(".")} ${code}`,
  );
}

describe("checkBoxRental", () => {
  it.each([
    ["2026-12-10", "2026-12-17", []],
    ["2026-12-14", "2026-12-16", []],
    ["2026-12-15", "2026-12-22", []],
    ["2026-12-10", "2026-12-18", ["collection.date gap_too_long"]],
    ["2026-12-16", "2026-12-17", ["delivery.date delivery_after_move"]],
    ["2026-12-10", "2026-12-15", ["collection.date collection_before_move"]],
    ["2026-12-10", "2026-12-09", ["collection.date collection_before_delivery"]],
    [
      "2026-11-19",
      "2026-12-16",
      ["delivery.date date_out_of_range", "collection.date gap_too_long"],
    ],
    ["2026-12-10", "2027-03-01", ["collection.date date_out_of_range"]],
    ["2026-12-10", "2026-02-30", ["collection.date date_out_of_range"]],
  ])("from %s to %s around a move on 12-15 returns %o", (delivery, collection, expected) => {
    expect(issuesOf(delivery, collection)).toEqual(expected);
  });

  it("states the limit of seven days in the words of spec section 5", () => {
    const rental = {
      boxCount: 10,
      delivery: { date: "2026-12-10", time: "09:00" },
      collection: { date: "2026-12-18", time: "09:00" },
    };
    expect(checkBoxRental(rental, move, TODAY)).toMatchObject([
      { message: "박스 배송부터 수거까지는 최대 7일까지 가능해요." },
    ]);
  });

  it("rejects a delivery on the moving day when it is after the start of the move", () => {
    const late = { delivery: "11:00", collection: "13:00" };
    expect(issuesOf("2026-12-15", "2026-12-16", late)).toEqual([
      "delivery.time delivery_after_move",
    ]);
    expect(issuesOf("2026-12-14", "2026-12-16", late)).toEqual([]);
  });

  it("rejects a time that is not a slot", () => {
    const odd = { delivery: "03:00", collection: "25:00" };
    expect(issuesOf("2026-12-10", "2026-12-17", odd)).toEqual([
      "delivery.time time_not_offered",
      "collection.time time_not_offered",
    ]);
  });

  it.each([
    [0, "out_of_range"],
    [201, "out_of_range"],
    [1.5, "wrong_type"],
  ])("rejects %d boxes", (boxCount, code) => {
    const rental = {
      boxCount,
      delivery: { date: "2026-12-10", time: "09:00" },
      collection: { date: "2026-12-17", time: "09:00" },
    };
    expect(checkBoxRental(rental, move, TODAY)).toMatchObject([
      { path: ["boxRental", "boxCount"], code },
    ]);
  });
});
