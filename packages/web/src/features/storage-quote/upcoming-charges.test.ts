import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { upcomingCharges } from "./upcoming-charges.ts";

const order = {
  ...fixtures.storageOrder("QUOTED", BASE_DAY),
  payment_type: "SUBSCRIPTION" as const,
  collection: { date: "2026-12-15", time: "13:00" },
};

test("upcomingCharges lists each month after the first when storage is paid monthly", () => {
  expect(upcomingCharges(order)).toEqual([
    { from: "2027-01-15", until: "2027-02-14", amount: 80_000 },
    { from: "2027-02-15", until: "2027-03-14", amount: 80_000 },
  ]);
});

test("upcomingCharges is empty when the whole period is paid up front", () => {
  expect(upcomingCharges({ ...order, payment_type: "NORMAL" })).toEqual([]);
});
