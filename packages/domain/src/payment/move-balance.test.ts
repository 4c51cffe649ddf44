import { describe, expect, it } from "vitest";
import type { MoveStatus } from "../states/move-status.ts";
import { balanceDue, moveBalance } from "./move-balance.ts";

const deposit = { totalAmount: 253_500, paidAmount: 25_350, writtenOffAmount: 0 };

describe("balanceDue", () => {
  it.each<[MoveStatus, number]>([
    ["QUOTED", 0],
    ["PAYMENT", 0],
    ["WORKING", 0],
    ["WORKING_COMPLETE", 228_150],
    ["BOX_COL_REQUEST", 228_150],
    ["COMPLETE", 228_150],
    ["CANCEL", 0],
  ])("of a move in %s is %d won", (status, due) => {
    expect(balanceDue({ status, ...deposit })).toBe(due);
  });

  it("is 0 won when all of it is paid", () => {
    expect(balanceDue({ status: "COMPLETE", ...deposit, paidAmount: 253_500 })).toBe(0);
  });
});

describe("moveBalance", () => {
  it("returns the unpaid rest before the move and zero when the move is cancelled", () => {
    expect(moveBalance({ status: "PAYMENT", ...deposit })).toBe(228_150);
    expect(moveBalance({ status: "CANCEL", ...deposit })).toBe(0);
  });

  it("leaves out what was written off", () => {
    const writtenOff = { ...deposit, writtenOffAmount: 28_150 };
    expect(moveBalance({ status: "COMPLETE", ...writtenOff })).toBe(200_000);
  });
});
