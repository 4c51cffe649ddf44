import { describe, expect, it } from "vitest";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import { canChangeStorageOrder } from "./can-change-storage-order.ts";
import { storageOrderStatus, type StorageOrderStatus } from "./storage-order-status.ts";

const ways: readonly (readonly [StorageLegs, readonly StorageOrderStatus[]])[] = [
  [
    "DELIVERY_AND_COLLECTION",
    ["PAYMENT", "CONFIRM", "DELIVERING", "BEFORE_COLLECTION", "COLLECTING", "COMPLETE"],
  ],
  ["COLLECTION_ONLY", ["PAYMENT", "CONFIRM", "COLLECTING", "COMPLETE"]],
  ["DELIVERY_ONLY", ["PAYMENT", "CONFIRM", "DELIVERING", "COMPLETE"]],
  ["DISPOSAL", ["PAYMENT", "CONFIRM", "DISPOSING", "COMPLETE"]],
];

describe("canChangeStorageOrder", () => {
  it.each(ways)("allows exactly one sequence of states for %s", (legs, way) => {
    const walked: StorageOrderStatus[] = ["PAYMENT"];
    for (let from: StorageOrderStatus | undefined = "PAYMENT"; from !== undefined;) {
      const next: StorageOrderStatus[] = storageOrderStatus.transitions
        .filter(
          ({ from: row, to }) =>
            row === from &&
            to !== "CANCEL" &&
            canChangeStorageOrder({ from: row, to, actor: "OPERATOR", legs }),
        )
        .map(({ to }) => to);
      expect(next.length).toBeLessThanOrEqual(1);
      from = next[0];
      if (from !== undefined) walked.push(from);
    }
    expect(walked).toEqual(way);
  });

  it("depends on who causes the change", () => {
    const change = { from: "CONFIRM", to: "CANCEL", legs: "DISPOSAL" } as const;
    expect(canChangeStorageOrder({ ...change, actor: "MEMBER" })).toBe(true);
    expect(canChangeStorageOrder({ ...change, actor: "SYSTEM" })).toBe(false);
  });
});
