import { describe, expect, it } from "vitest";
import { companyContractStatus } from "./company-contract-status.ts";
import { companyWorkStatus } from "./company-work-status.ts";
import { moveStatus } from "./move-status.ts";
import type { StateMachine } from "./state-machine.ts";
import { storageOrderStatus } from "./storage-order-status.ts";
import {
  canUndoCompanyContract,
  canUndoCompanyWork,
  canUndoMove,
  canUndoStorageOrder,
} from "./undo-step.ts";

/** Every pair of states whose step can be undone. */
function undoable<S extends string>(
  { transitions }: StateMachine<S>,
  can: (step: { from: S; to: S }) => boolean,
): readonly string[] {
  const pairs = transitions.filter(({ from, to }) => can({ from, to }));
  return pairs.map(({ from, to }) => `${from} > ${to}`);
}

describe("steps that an operator can undo", () => {
  it("are all of a move without boxes, except payments and the cancellation", () => {
    expect(undoable(moveStatus, (step) => canUndoMove({ ...step, useBoxes: false }))).toEqual([
      "PAYMENT > CONFIRM",
      "CONFIRM > WORKING",
      "WORKING > WORKING_COMPLETE",
      "WORKING_COMPLETE > COMPLETE",
    ]);
  });

  it("are all of a first storage, and all but the last of an order that ends storage", () => {
    const first = { legs: "DELIVERY_AND_COLLECTION", type: "FIRST_TIME_ORDER" } as const;
    expect(
      undoable(storageOrderStatus, (step) => canUndoStorageOrder({ ...step, ...first })),
    ).toEqual([
      "PAYMENT > CONFIRM",
      "CONFIRM > DELIVERING",
      "DELIVERING > BEFORE_COLLECTION",
      "BEFORE_COLLECTION > COLLECTING",
      "COLLECTING > COMPLETE",
    ]);
    const final = { legs: "DELIVERY_ONLY", type: "FINAL_AND_DELIVERY_ORDER" } as const;
    expect(
      undoable(storageOrderStatus, (step) => canUndoStorageOrder({ ...step, ...final })),
    ).toEqual(["PAYMENT > CONFIRM", "CONFIRM > DELIVERING"]);
  });

  it("are those of company work and contracts, except invoices and cancellations", () => {
    expect(undoable(companyWorkStatus, canUndoCompanyWork)).toEqual([
      "WAIT > CONFIRM",
      "PAYMENT > COMPLETE",
    ]);
    expect(undoable(companyContractStatus, canUndoCompanyContract)).toEqual([
      "WAIT > OFFERED",
      "ACTIVE > ENDED",
    ]);
  });
});
