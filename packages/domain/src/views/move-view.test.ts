import { describe, expect, it } from "vitest";
import { moveStatus, type MoveStatus } from "../states/move-status.ts";
import { moveEvent, type MoveFacts, moveView, rescheduledEvent } from "./move-view.ts";

const facts: Omit<MoveFacts, "status"> = {
  move: { date: "2026-12-12", time: "09:00" },
  boxes: {
    delivery: { date: "2026-12-08", time: "11:00" },
    collection: { date: "2026-12-15", time: "13:00" },
  },
  balanceAmount: 0,
  dueAmount: 0,
  reviewRating: null,
  actions: [],
  today: "2026-12-01",
};
const without = { ...facts, boxes: null };
const statuses = Object.keys(moveStatus.states).filter(
  (key): key is MoveStatus => key in moveStatus.states,
);

const move = "다음 주 토요일 오전 9시";
const delivery = "다음 주 화요일 오전 11시";
const collection = "12월 15일 (화) 오후 1시";

describe("moveView with rented boxes", () => {
  it.each([
    ["QUOTED", "결제 전", "neutral", null, "NEEDS_PAYMENT", "PAY"],
    ["WAIT", "결제 실패", "warning", null, "NEEDS_PAYMENT", "PAY_AGAIN"],
    ["PAYMENT", "예약 접수", "info", 1, "COMING_UP", "ADD_TO_CALENDAR"],
    ["CONFIRM", "예약 확정", "info", 2, "COMING_UP", "ADD_TO_CALENDAR"],
    ["BOX_DEL_BEFORE", "박스 준비 중", "info", 2, "COMING_UP", "ADD_TO_CALENDAR"],
    ["BOX_DEL_COMPLETE", "박스 배송 완료", "success", 3, "COMING_UP", "ADD_TO_CALENDAR"],
    ["WORKING", "이사 중", "info", 4, "UNDER_WAY", "CALL"],
    ["WORKING_COMPLETE", "수거 대기", "info", 5, "UNDER_WAY", "REQUEST_COLLECTION"],
    ["BOX_COL_REQUEST", "수거 대기", "info", 5, "UNDER_WAY", "ADD_TO_CALENDAR"],
    ["COMPLETE", "완료", "primary", 6, "DONE", "WRITE_REVIEW"],
    ["CANCEL", "취소", "disabled", null, "CANCELLED", "NEW_QUOTE"],
  ] as const)(
    "shows %s as %s, %s, at step %s, among %s, with %s next",
    (status, label, badge, step, group, action) => {
      expect(moveView({ ...facts, status })).toMatchObject({ label, badge, step, group, action });
      expect(moveView({ ...facts, status }).steps).toHaveLength(6);
    },
  );

  it.each([
    ["QUOTED", `결제하면 ${move} 이사가 예약돼요.`],
    ["WAIT", `다시 결제하면 ${move} 이사가 예약돼요.`],
    ["PAYMENT", `예약을 확정하면 알려 드려요. ${delivery}에 박스를 보내 드려요.`],
    ["CONFIRM", `예약이 확정됐어요. ${delivery}에 박스를 보내 드려요.`],
    ["BOX_DEL_BEFORE", `박스를 준비했어요. ${delivery}에 보내 드려요.`],
    ["BOX_DEL_COMPLETE", `박스에 짐을 담아 주세요. ${move}에 찾아갈게요.`],
    ["WORKING", "지금 짐을 옮기고 있어요."],
    ["WORKING_COMPLETE", `박스를 비우고 수거를 신청해 주세요. 예정 시간은 ${collection}예요.`],
    ["BOX_COL_REQUEST", `${collection}에 빈 박스를 가지러 갈게요.`],
    ["COMPLETE", "이사를 모두 마쳤어요. 어땠는지 후기로 알려 주세요."],
    ["CANCEL", "취소한 주문이에요. 새 견적은 언제든 받을 수 있어요."],
  ] as const)("states in %s what happens next and when", (status, sentence) => {
    expect(moveView({ ...facts, status }).sentence).toBe(sentence);
  });
});

describe("moveView without boxes", () => {
  it.each([
    ["PAYMENT", "예약 접수", 1, `예약을 확정하면 알려 드려요. ${move}에 찾아갈게요.`],
    ["CONFIRM", "예약 확정", 2, `예약이 확정됐어요. ${move}에 찾아갈게요.`],
    ["WORKING", "이사 중", 3, "지금 짐을 옮기고 있어요."],
    ["WORKING_COMPLETE", "이사 완료", 4, "짐을 모두 옮겼어요. 빠진 짐이 없는지 확인해 주세요."],
    ["COMPLETE", "완료", 4, "이사를 모두 마쳤어요. 어땠는지 후기로 알려 주세요."],
  ] as const)("shows %s as %s at step %d of four", (status, label, step, sentence) => {
    const view = moveView({ ...without, status });
    expect(view).toMatchObject({ label, step, sentence });
    expect(view.steps).toEqual(["RECEIVED", "CONFIRMED", "MOVE", "DONE"]);
  });

  it.each(statuses)("does not mention boxes in %s", (status) => {
    expect(JSON.stringify(moveView({ ...without, status }))).not.toMatch(/박스|수거|COLLECTION/);
  });
});

describe.each([
  ["with", facts],
  ["without", without],
])("moveView %s boxes", (_, shared) => {
  it.each(statuses)("fills in every day in %s", (status) => {
    expect(moveView({ ...shared, status }).sentence).not.toMatch(/[{}]/);
  });

  it("offers to pay the balance when the truck is unloaded", () => {
    for (const status of ["WORKING_COMPLETE", "BOX_COL_REQUEST", "COMPLETE"] as const) {
      expect(moveView({ ...shared, status, balanceAmount: 250_920 })).toMatchObject({
        group: "NEEDS_PAYMENT",
        sentence: "짐을 모두 옮겼어요. 잔금 250,920원을 결제해 주세요.",
        action: "PAY_BALANCE",
      });
    }
    const before = moveView({ ...shared, status: "CONFIRM", balanceAmount: 250_920 });
    expect(before.group).toBe("COMING_UP");
  });

  it("offers a new quote for the reason that closes the payment", () => {
    const actions = [
      { code: "PAY", reason: "이사 날짜가 지난 견적이에요.", problem: "slot_closed" },
    ] as const;
    for (const status of ["QUOTED", "WAIT"] as const) {
      expect(moveView({ ...shared, status }).group).toBe("NEEDS_PAYMENT");
      expect(moveView({ ...shared, status, actions })).toMatchObject({
        label: "기간 지남",
        group: "CANCELLED",
        sentence: "이사 날짜가 지난 견적이에요.",
        action: "NEW_QUOTE",
      });
    }
  });

  it("shows the stars of a written review and offers a new quote", () => {
    expect(moveView({ ...shared, status: "COMPLETE", reviewRating: 4 })).toMatchObject({
      group: "DONE",
      sentence: "후기를 남겼어요 · ★★★★☆",
      action: "NEW_QUOTE",
    });
  });

  it.each(["PAYMENT", "CONFIRM", "BOX_DEL_BEFORE", "BOX_DEL_COMPLETE"] as const)(
    "offers the telephone in %s when the visit did not take place on its day",
    (status) => {
      const view = moveView({ ...shared, status, today: "2026-12-13" });
      expect(view).toMatchObject({ badge: "warning", group: "UNDER_WAY", action: "CALL" });
      expect(view.sentence).toContain("예약한 날이 지났어요");
    },
  );
});

it("moveView asks for what is due before anything else, and for the balance by its own words", () => {
  const asked = moveView({ ...facts, status: "CONFIRM", dueAmount: 100_000 });
  expect(asked).toMatchObject({
    label: "예약 확정",
    group: "NEEDS_PAYMENT",
    sentence: `지금 100,000원을 결제해 주세요. 예약이 확정됐어요. ${delivery}에 박스를 보내 드려요.`,
    action: "PAY_DUE",
  });
  const balance = { balanceAmount: 250_920, dueAmount: 350_920 };
  expect(moveView({ ...facts, ...balance, status: "COMPLETE" }).action).toBe("PAY_BALANCE");
  expect(moveView({ ...facts, status: "QUOTED", dueAmount: 100_000 }).action).toBe("PAY");
});

it.each([
  ["CONFIRM", {}, "ADD_TO_CALENDAR"],
  ["CONFIRM", { today: "2026-12-13" }, "CALL"],
  ["WORKING", {}, "CALL"],
  ["WORKING_COMPLETE", {}, "REQUEST_COLLECTION"],
  ["COMPLETE", {}, "WRITE_REVIEW"],
  ["COMPLETE", { reviewRating: 5 }, "NEW_QUOTE"],
] as const)(
  "moveView offers in %s with %o what comes next beside a payment that is due",
  (status, rest, beside) => {
    expect(moveView({ ...facts, ...rest, status })).toMatchObject({ action: beside, beside: null });
    const asked = moveView({ ...facts, ...rest, status, dueAmount: 100_000 });
    expect(asked).toMatchObject({ action: "PAY_DUE", beside });
  },
);

it("moveView offers what comes next beside the balance", () => {
  const balance = { balanceAmount: 250_920, dueAmount: 250_920 };
  const besideOf = (status: MoveStatus) => moveView({ ...facts, ...balance, status }).beside;
  expect(besideOf("WORKING_COMPLETE")).toBe("REQUEST_COLLECTION");
  expect(besideOf("BOX_COL_REQUEST")).toBe("ADD_TO_CALENDAR");
  expect(besideOf("COMPLETE")).toBe("WRITE_REVIEW");
});

it("moveView says when the boxes of a cancelled move are collected", () => {
  const actions = [{ code: "REQUEST_COLLECTION", reason: null, problem: null }] as const;
  expect(moveView({ ...facts, status: "CANCEL", actions })).toMatchObject({
    label: "취소",
    group: "UNDER_WAY",
    sentence: `취소한 주문이에요. ${collection}에 박스를 가지러 갈게요.`,
    action: "REQUEST_COLLECTION",
  });
});

it("moveEvent says a state once for the history, the notice and the result", () => {
  expect(statuses.map(moveEvent)).toEqual([
    "견적을 저장했어요",
    "결제하지 못했어요",
    "예약을 접수했어요",
    "예약을 확정했어요",
    "박스를 준비했어요",
    "박스를 배송했어요",
    "짐을 옮기기 시작했어요",
    "짐을 모두 옮겼어요",
    "박스 수거를 신청했어요",
    "이사를 마쳤어요",
    "이사를 취소했어요",
  ]);
});

it("rescheduledEvent names the new day", () => {
  expect(rescheduledEvent("2026-12-17")).toBe("12월 17일로 바꿨어요");
});
