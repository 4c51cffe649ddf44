import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { describe, expect, test } from "vitest";
import { continuationWords } from "./continuation-words.ts";

const free = fixtures.freeContract(BASE_DAY);

describe("continuationWords", () => {
  test("returns null when an earlier version of the service switched the contract to paid months", () => {
    expect(
      continuationWords({ ...free, payment_type: "SUBSCRIPTION", continuation: null }),
    ).toBeNull();
  });

  test("states days, price and period of the decision, and the end without one, when there is an offer", () => {
    expect(continuationWords(free)).toBe(
      "이어서 맡길지 2027년 1월 1일 (금)부터 2027년 1월 30일 (토)까지 정할 수 있어요. 동의하시면 2027년 1월 31일 (일)부터 3개월 동안 매달 80,000원(부가세 포함)을 결제해요. 동의하지 않으면 결제하지 않고 자동으로 끝나요.",
    );
  });

  test("announces the question when the boxes are not stored yet", () => {
    const waiting = { ...free, status: "WAITING", end_date: null, continuation: null } as const;
    expect(continuationWords(waiting)).toContain("30일 전부터 3개월 더 맡길지 여쭤볼게요");
  });

  test("states what was agreed to and the last day when it is confirmed", () => {
    const words = continuationWords(fixtures.confirmedContract(BASE_DAY));
    expect(words).toBe(
      "2026년 12월 2일 (수)에 동의하신 대로, 무료 기간 뒤로는 매달 80,000원(부가세 포함)을 결제하며 2027년 3월 22일 (월)까지 보관해 드려요.",
    );
  });

  test("names the blocking order and how to continue when nothing can be confirmed", () => {
    const reason = "박스를 내보내는 주문이 있어 정할 수 없어요.";
    const actions = [{ code: "CONTINUATION", reason, problem: "state_conflict" }] as const;
    const words = continuationWords({ ...free, continuation: null, actions: [...actions] });
    expect(words).toBe(`${reason} 동의하지 않으면 결제하지 않고 자동으로 끝나요.`);
  });

  test("returns null when no reminder was requested or the contract is ending", () => {
    expect(continuationWords({ ...free, continuation_reminder_requested_at: null })).toBeNull();
    expect(continuationWords({ ...free, status: "ENDING" })).toBeNull();
  });
});
