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

/** Every pair of states whose step can be taken back. */
function undoable<S extends string>(
  { transitions }: StateMachine<S>,
  can: (step: { from: S; to: S }) => boolean,
): readonly string[] {
  const pairs = transitions.filter(({ from, to }) => can({ from, to }));
  return pairs.map(({ from, to }) => `${from} > ${to}`);
}

describe("a step that an operator undoes", () => {
  it("is any of a move without boxes but those of payments and the cancellation", () => {
    expect(undoable(moveStatus, (step) => canUndoMove({ ...step, useBoxes: false }))).toEqual([
      "PAYMENT > CONFIRM",
      "CONFIRM > WORKING",
      "WORKING > WORKING_COMPLETE",
      "WORKING_COMPLETE > COMPLETE",
    ]);
  });

  it("is every step of a first storage, and of an order that ends storage all but the last", () => {
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

  it("is of company work and contracts nothing that an invoice did, and no cancellation", () => {
    expect(undoable(companyWorkStatus, canUndoCompanyWork)).toEqual([
      "WAIT > CONFIRM",
      "PAYMENT > COMPLETE",
    ]);
    expect(undoable(companyContractStatus, canUndoCompanyContract)).toEqual([
      "WAIT > ACTIVE",
      "ACTIVE > ENDED",
    ]);
  });
});
