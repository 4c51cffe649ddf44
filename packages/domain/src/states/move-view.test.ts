import { describe, expect, it } from "vitest";
import { moveStatus, type MoveStatus } from "./move-status.ts";
import { type MoveFacts, moveView } from "./move-view.ts";

const facts: Omit<MoveFacts, "status"> = {
  move: { date: "2026-12-12", time: "09:00" },
  boxes: {
    delivery: { date: "2026-12-08", time: "11:00" },
    collection: { date: "2026-12-15", time: "13:00" },
  },
  balanceAmount: 0,
  today: "2026-12-01",
};
const without = { ...facts, boxes: null };
const statuses = Object.keys(moveStatus.states).filter(
  (key): key is MoveStatus => key in moveStatus.states,
);

const move = "2026년 12월 12일 (토) 오전 9시";
const delivery = "2026년 12월 8일 (화) 오전 11시";
const collection = "2026년 12월 15일 (화) 오후 1시";

describe("moveView with rented boxes", () => {
  it.each([
    ["QUOTED", "결제 전", "neutral", null, "NEEDS_PAYMENT", "PAY"],
    ["WAIT", "결제 실패", "warning", null, "NEEDS_PAYMENT", "PAY_AGAIN"],
    ["PAYMENT", "박스 준비 중", "info", 1, "COMING_UP", "ADD_TO_CALENDAR"],
    ["CONFIRM", "박스 준비 중", "info", 1, "COMING_UP", "ADD_TO_CALENDAR"],
    ["BOX_DEL_BEFORE", "박스 준비 중", "info", 1, "COMING_UP", "ADD_TO_CALENDAR"],
    ["BOX_DEL_COMPLETE", "박스 배송 완료", "success", 2, "COMING_UP", "ADD_TO_CALENDAR"],
    ["WORKING", "이사 중", "info", 3, "UNDER_WAY", "CALL"],
    ["WORKING_COMPLETE", "수거 대기", "info", 4, "UNDER_WAY", "REQUEST_COLLECTION"],
    ["BOX_COL_REQUEST", "수거 대기", "info", 4, "UNDER_WAY", "ADD_TO_CALENDAR"],
    ["COMPLETE", "완료", "primary", 5, "DONE", "WRITE_REVIEW"],
    ["CANCEL", "취소", "disabled", null, "CANCELLED", "NEW_QUOTE"],
  ] as const)(
    "shows %s as %s, %s, at step %s, among %s, with %s next",
    (status, label, badge, step, group, action) => {
      expect(moveView({ ...facts, status })).toMatchObject({ label, badge, step, group, action });
      expect(moveView({ ...facts, status }).steps).toHaveLength(5);
    },
  );

  it.each([
    ["QUOTED", `결제하면 ${move} 이사가 예약돼요.`],
    ["WAIT", `다시 결제하면 ${move} 이사가 예약돼요.`],
    ["PAYMENT", `예약을 확인하고 있어요. ${delivery}에 박스를 보내 드려요.`],
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
    ["PAYMENT", "예약 확인 중", 1, `예약을 확인하고 있어요. ${move}에 찾아갈게요.`],
    ["CONFIRM", "예약 확정", 1, `예약이 확정됐어요. ${move}에 찾아갈게요.`],
    ["WORKING", "이사 중", 2, "지금 짐을 옮기고 있어요."],
    ["WORKING_COMPLETE", "이사 완료", 3, "짐을 모두 옮겼어요. 빠진 짐이 없는지 확인해 주세요."],
    ["COMPLETE", "완료", 3, "이사를 모두 마쳤어요. 어땠는지 후기로 알려 주세요."],
  ] as const)("shows %s as %s at step %d of three", (status, label, step, sentence) => {
    const view = moveView({ ...without, status });
    expect(view).toMatchObject({ label, step, sentence });
    expect(view.steps).toEqual(["예약 확정", "이사", "완료"]);
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

  it("offers a new quote when the day has passed unpaid", () => {
    for (const status of ["QUOTED", "WAIT"] as const) {
      const onTheDay = { ...shared, status, today: "2026-12-12" };
      expect(moveView(onTheDay).group).toBe("NEEDS_PAYMENT");
      const after = moveView({ ...onTheDay, today: "2026-12-13" });
      expect(after).toMatchObject({ group: "CANCELLED", action: "NEW_QUOTE" });
    }
  });
});
