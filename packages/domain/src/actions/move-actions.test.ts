import { describe, expect, it } from "vitest";
import { moveStatus, type MoveStatus } from "../states/move-status.ts";
import {
  moveActionCodes,
  moveRefusals,
  type MoveActionCode,
  type MoveActionFacts,
} from "./move-actions.ts";
import { closedReason, isOpen, toOpenActions } from "./open-action.ts";

const facts: Omit<MoveActionFacts, "status"> = {
  visits: {
    move: { date: "2026-12-12", time: "09:00" },
    delivery: { date: "2026-12-08", time: "11:00" },
    collection: { date: "2026-12-15", time: "13:00" },
  },
  totalAmount: 200_000,
  paidAmount: 20_000,
  writtenOffAmount: 0,
  validUntil: new Date("2026-12-08T00:00:00+09:00"),
  isReviewed: false,
  hasBoxesToCollect: false,
  now: new Date("2026-12-01T10:00:00+09:00"),
};

const statuses = Object.keys(moveStatus.states).filter(
  (key): key is MoveStatus => key in moveStatus.states,
);

function openIn(changes: Partial<MoveActionFacts> & { readonly status: MoveStatus }) {
  const refusals = moveRefusals({ ...facts, ...changes });
  return moveActionCodes.filter((code) => refusals[code] === null);
}

const visits = ["RESCHEDULE_MOVE", "RESCHEDULE_DELIVERY", "RESCHEDULE_COLLECTION"] as const;

describe("moveRefusals", () => {
  it.each<[MoveStatus, readonly MoveActionCode[]]>([
    ["QUOTED", ["PAY", "EDIT", "CANCEL"]],
    ["WAIT", ["PAY", "EDIT", "CANCEL"]],
    ["PAYMENT", [...visits, "CANCEL", "NAME_CASH_RECEIPT"]],
    ["CONFIRM", [...visits, "CANCEL", "NAME_CASH_RECEIPT"]],
    ["BOX_DEL_BEFORE", [...visits, "CANCEL", "NAME_CASH_RECEIPT"]],
    [
      "BOX_DEL_COMPLETE",
      ["RESCHEDULE_MOVE", "RESCHEDULE_COLLECTION", "CANCEL", "NAME_CASH_RECEIPT"],
    ],
    ["WORKING", ["NAME_CASH_RECEIPT"]],
    [
      "WORKING_COMPLETE",
      ["PAY_BALANCE", "REQUEST_COLLECTION", "REPORT_DAMAGE", "NAME_CASH_RECEIPT"],
    ],
    [
      "BOX_COL_REQUEST",
      ["PAY_BALANCE", "RESCHEDULE_COLLECTION", "REPORT_DAMAGE", "NAME_CASH_RECEIPT"],
    ],
    ["COMPLETE", ["PAY_BALANCE", "WRITE_REVIEW", "REPORT_DAMAGE", "NAME_CASH_RECEIPT"]],
    ["CANCEL", []],
  ])("leaves open in %s: %s", (status, open) => {
    expect(openIn({ status })).toEqual(open);
  });

  it("closes the payment when the quote has expired or its day is planned", () => {
    const expired = { status: "QUOTED", now: new Date("2026-12-08T00:00:00+09:00") } as const;
    expect(moveRefusals({ ...facts, ...expired }).PAY?.problem).toBe("estimate_expired");
    const planned = { status: "QUOTED", now: new Date("2026-12-11T15:00:00+09:00") } as const;
    expect(moveRefusals({ ...facts, ...planned }).PAY?.problem).toBe("slot_closed");
  });

  it("closes the reschedule of a visit from 15:00 of the day before, and no other", () => {
    const now = new Date("2026-12-07T15:00:00+09:00");
    expect(openIn({ status: "CONFIRM", now })).toEqual([
      "RESCHEDULE_MOVE",
      "RESCHEDULE_COLLECTION",
      "CANCEL",
      "NAME_CASH_RECEIPT",
    ]);
  });

  it("leaves the cancellation open until the day of the move is over", () => {
    const onTheDay = new Date("2026-12-12T23:59:00+09:00");
    expect(openIn({ status: "BOX_DEL_COMPLETE", now: onTheDay })).toContain("CANCEL");
    const after = new Date("2026-12-13T00:00:00+09:00");
    expect(openIn({ status: "BOX_DEL_COMPLETE", now: after })).not.toContain("CANCEL");
    expect(openIn({ status: "QUOTED", now: after })).toContain("CANCEL");
  });

  it("opens another day for the boxes of a cancelled move until they are collected", () => {
    expect(openIn({ status: "CANCEL", hasBoxesToCollect: true })).toEqual(["REQUEST_COLLECTION"]);
  });

  it("closes the review when one was written", () => {
    const written = { ...facts, status: "COMPLETE", isReviewed: true } as const;
    expect(moveRefusals(written).WRITE_REVIEW?.problem).toBe("review_exists");
  });

  it.each(statuses)("gives a Korean sentence for every closed one in %s", (status) => {
    for (const action of toOpenActions(moveActionCodes, moveRefusals({ ...facts, status }))) {
      expect(action.reason ?? "없음.").toMatch(/^[가-힣].*\.$/u);
    }
  });
});

it("isOpen and closedReason read one action of a list", () => {
  const actions = toOpenActions(moveActionCodes, moveRefusals({ ...facts, status: "CONFIRM" }));
  expect(isOpen(actions, "CANCEL")).toBe(true);
  expect(closedReason(actions, "CANCEL")).toBeNull();
  expect(isOpen(actions, "PAY_BALANCE")).toBe(false);
  expect(closedReason(actions, "PAY_BALANCE")).toBe("잔금은 짐을 내린 뒤에 낼 수 있어요.");
});
