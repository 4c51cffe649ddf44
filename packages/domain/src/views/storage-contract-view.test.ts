import { expect, it } from "vitest";
import { storageContractView } from "./storage-contract-view.ts";

const facts = {
  storedBoxCount: 10,
  endDate: "2027-03-14",
  nextCharge: null,
  dueAmount: 0,
  continuation: null,
} as const;
const today = "2027-01-10";
const end = "3월 14일 (일)";
const monthly = "매달 80,000원(부가세 포함)으로 이어서 맡길지 그 전에 정해 주세요.";

it.each([
  ["WAITING", "보관 전", true, "SEE_ORDER", "박스가 들어오면 보관이 시작돼요."],
  ["ACTIVE", "보관 중", true, "BRING_BACK", `박스 10개를 ${end}까지 보관해 드려요.`],
  [
    "UNPAID",
    "결제 실패",
    true,
    "CHANGE_CARD",
    "보관료를 결제하지 못했어요. 결제 수단을 바꿔 주세요.",
  ],
  [
    "ENDING",
    "해지 예정",
    true,
    "END",
    `${end}에 보관이 끝나요. 그 전에 박스를 받거나 폐기해 주세요.`,
  ],
  [
    "EXPIRED",
    "기간 지남",
    true,
    "EXTEND",
    `${end}에 보관 기간이 끝났어요. 연장하거나 박스를 받아 주세요.`,
  ],
  ["ENDED", "종료", false, "NEW_ORDER", "보관이 모두 끝났어요."],
  ["CANCEL", "취소", false, "NEW_ORDER", "취소한 보관이에요."],
] as const)("storageContractView shows %s as %s", (status, label, isRunning, action, sentence) => {
  expect(storageContractView({ ...facts, status }, today)).toMatchObject({
    label,
    isRunning,
    action,
    sentence,
  });
});

it("storageContractView shows the next charge while a contract runs", () => {
  const nextCharge = { date: "2027-01-15", amount: 80_000 };
  expect(storageContractView({ ...facts, status: "ACTIVE", nextCharge }, today).sentence).toBe(
    `박스 10개를 ${end}까지 보관해 드려요. 다음 결제는 다음 주 금요일, 80,000원이에요.`,
  );
  expect(
    storageContractView({ ...facts, status: "ENDING", nextCharge }, today).sentence,
  ).not.toMatch(/원/);
});

it.each([
  ["UNPAID", "2027-01-15"],
  ["ACTIVE", "2027-01-09"],
  ["ENDING", "2027-01-09"],
  ["EXPIRED", "2027-01-09"],
] as const)("storageContractView requests an unpaid month of an %s contract", (status, date) => {
  const nextCharge = { date, amount: 80_000 };
  const view = storageContractView({ ...facts, status, nextCharge }, today);
  expect(view).toMatchObject({ action: "PAY_MONTH", due: nextCharge });
  expect(view.sentence).toContain("80,000원을 결제하지 못했어요");
});

it("storageContractView requests no payment on the day of the charge itself", () => {
  const nextCharge = { date: today, amount: 80_000 };
  const view = storageContractView({ ...facts, status: "ACTIVE", nextCharge }, today);
  expect(view).toMatchObject({ action: "BRING_BACK", due: null });
});

it.each([
  ["2027-02-12", "BRING_BACK", `박스 10개를 ${end}까지 보관해 드려요.`],
  ["2027-02-13", "CONTINUE", `무료 기간이 ${end}에 끝나요. 3월 15일 (월)부터 ${monthly}`],
  ["2027-03-14", "CONTINUE", `무료 기간이 오늘 끝나요. 내일부터 ${monthly}`],
  ["2027-03-15", "BRING_BACK", `박스 10개를 ${end}까지 보관해 드려요.`],
] as const)("storageContractView links on %s of free months to %s", (day, action, sentence) => {
  const continuation = {
    from: "2027-03-15",
    monthlyAmount: 80_000,
    confirmFrom: "2027-02-13",
    confirmUntil: "2027-03-14",
  };
  const view = storageContractView({ ...facts, status: "ACTIVE", continuation }, day);
  expect(view).toMatchObject({ action, sentence });
});

it("storageContractView asks for what links ask, after a month that is due", () => {
  const asked = { ...facts, status: "ACTIVE", dueAmount: 16_000 } as const;
  expect(storageContractView(asked, today)).toMatchObject({
    sentence: `지금 16,000원을 결제해 주세요. 박스 10개를 ${end}까지 보관해 드려요.`,
    action: "PAY_DUE",
    beside: "BRING_BACK",
  });
  const withOrder = { ...asked, orderDueAmount: 4_000 };
  expect(storageContractView(withOrder, today).sentence).toContain("지금 20,000원을");
  const nextCharge = { date: "2027-01-01", amount: 80_000 };
  expect(storageContractView({ ...asked, nextCharge }, today)).toMatchObject({
    action: "PAY_MONTH",
    beside: "BRING_BACK",
  });
});

it("storageContractView tells of free months that end beside what links ask for", () => {
  const continuation = {
    from: "2027-02-10",
    monthlyAmount: 80_000,
    confirmFrom: "2027-01-01",
    confirmUntil: "2027-02-09",
  };
  const asked = { ...facts, status: "ACTIVE", dueAmount: 16_000, continuation } as const;
  const view = storageContractView(asked, today);
  expect(view).toMatchObject({ action: "PAY_DUE", beside: "CONTINUE" });
  expect(view.sentence).toMatch(/^지금 16,000원을 결제해 주세요\. 무료 기간이 /);
});
