import { describe, expect, test } from "vitest";
import { continuationWords } from "./continuation-words.ts";

const agreed = {
  status: "ACTIVE",
  payment_type: "NORMAL",
  end_date: "2027-03-14",
  monthly_amount: 32_000,
  continue_agreed_at: "2026-11-20T00:30:00+09:00",
} as const;

describe("continuationWords", () => {
  test("name the last free day, the amount and the consent when free months are to go on", () => {
    expect(continuationWords(agreed)).toBe(
      "무료 기간이 끝나는 2027년 3월 14일 (일) 다음 날부터 매달 32,000원을 결제해요 (동의한 날 2026년 11월 20일 (금)). 등록한 결제 수단이 없으면 저절로 끝나요.",
    );
    expect(continuationWords({ ...agreed, status: "WAITING", end_date: null })).toContain(
      "무료 기간이 끝난 다음 날부터 매달 32,000원",
    );
  });

  test("ask for no payment method when the contract is paid by the month already", () => {
    const words = continuationWords({ ...agreed, payment_type: "SUBSCRIPTION" });
    expect(words).toContain("동의한 날 2026년 11월 20일 (금)");
    expect(words).not.toContain("저절로");
  });

  test("are none when nothing was agreed or storage is coming to its end", () => {
    expect(continuationWords({ ...agreed, continue_agreed_at: null })).toBeNull();
    expect(continuationWords({ ...agreed, status: "ENDING" })).toBeNull();
  });
});
