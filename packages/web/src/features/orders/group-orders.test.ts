import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { groupOrders } from "./group-orders.ts";

const order = (status: Parameters<typeof fixtures.estimate>[0], move_date: string) => ({
  ...fixtures.summary(fixtures.estimate(status, BASE_DAY)),
  total_amount: 100_000,
  paid_amount: 100_000,
  move_date,
});

test("groupOrders returns payments due first and finished groups last when some groups are empty", () => {
  const orders = [
    order("CANCEL", "2026-12-20"),
    order("COMPLETE", "2026-11-01"),
    order("QUOTED", "2026-12-20"),
    order("WORKING", "2026-12-02"),
    order("CONFIRM", "2026-12-20"),
  ];
  expect(groupOrders(orders, BASE_DAY).map(({ group }) => group)).toEqual([
    "NEEDS_PAYMENT",
    "UNDER_WAY",
    "COMING_UP",
    "DONE",
    "CANCELLED",
  ]);
  expect(groupOrders(orders.slice(0, 1), BASE_DAY)).toHaveLength(1);
});

test("groupOrders sorts ascending when orders are upcoming and descending when they are finished", () => {
  const days = (status: "CONFIRM" | "COMPLETE") =>
    groupOrders(
      ["2026-12-20", "2026-12-10", "2026-12-30"].map((day) => order(status, day)),
      BASE_DAY,
    )[0]?.orders.map(({ move_date }) => move_date);
  expect(days("CONFIRM")).toEqual(["2026-12-10", "2026-12-20", "2026-12-30"]);
  expect(days("COMPLETE")).toEqual(["2026-12-30", "2026-12-20", "2026-12-10"]);
});

test("groupOrders returns an order among payments due when an extra payment is asked for", () => {
  const asked = { ...order("CONFIRM", "2026-12-20"), due_amount: 90_000 };
  expect(groupOrders([asked], BASE_DAY)).toEqual([{ group: "NEEDS_PAYMENT", orders: [asked] }]);
});
