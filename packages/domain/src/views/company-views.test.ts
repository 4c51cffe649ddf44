import { expect, it } from "vitest";
import { companyContractView } from "./company-contract-view.ts";
import { companyInvoiceView } from "./company-invoice-view.ts";
import { companyTurnWorkStatuses, openCompanyWorkStatuses } from "../states/company-work-groups.ts";
import { companyWorkStatus } from "../states/company-work-status.ts";
import { companyWorkView } from "./company-work-view.ts";

const works = ["WAIT", "CONFIRM", "INVOICE_COMPLETE", "PAYMENT", "COMPLETE", "CANCEL"] as const;

it.each([
  ["WAIT", "SERVICE"],
  ["CONFIRM", "SERVICE"],
  ["INVOICE_COMPLETE", "COMPANY"],
  ["PAYMENT", "SERVICE"],
  ["COMPLETE", null],
  ["CANCEL", null],
] as const)("companyWorkView in %s names who acts next: %s", (status, actor) => {
  const { label, badge } = companyWorkStatus.states[status];
  expect(companyWorkView(status, { isDone: false })).toMatchObject({ label, badge, actor });
});

it.each(works)("companyWorkView names an actor exactly when someone can change %s", (status) => {
  const canGoOn = companyWorkStatus.transitions.some(
    ({ from, to }) => from === status && !(from === "COMPLETE" && to === "CONFIRM"),
  );
  expect(companyWorkView(status, { isDone: true }).actor !== null).toBe(canGoOn);
});

it("companyWorkView says that done work waits for its invoice, and undone work for its visit", () => {
  const sentence = (isDone: boolean) => companyWorkView("CONFIRM", { isDone }).sentence;
  expect(sentence(false)).toBe("요청을 확인했어요. 곧 작업해요.");
  expect(sentence(true)).toBe("박스를 모두 옮겼어요. 이 달의 청구서에 담겨요.");
});

it("the groups of company works list those that await anyone, and those that await the company", () => {
  const actorOf = (status: (typeof works)[number]) =>
    companyWorkView(status, { isDone: false }).actor;
  expect(openCompanyWorkStatuses).toEqual(works.filter((status) => actorOf(status) !== null));
  expect(companyTurnWorkStatuses).toEqual(works.filter((status) => actorOf(status) === "COMPANY"));
});

it("companyContractView shows that the price is being set when the contract is requested", () => {
  expect(companyContractView("WAIT")).toMatchObject({
    label: "확인 대기",
    sentence: "조건과 금액을 확인하고 있어요. 정해지면 알려 드려요.",
  });
});

it("companyInvoiceView asks for the part of a paid invoice that was taken back", () => {
  const money = { amount: 3_000, pendingAmount: 0, dueAmount: 3_000 };
  expect(companyInvoiceView("PAID", "2026-12-31", money)).toMatchObject({
    label: "일부 결제 대기",
    sentence: "결제사에서 환불된 3,000원을 다시 결제해 주세요.",
  });
});

it("companyInvoiceView names the due date", () => {
  expect(companyInvoiceView("ISSUED", "2026-12-31").sentence).toBe(
    "2026년 12월 31일 (목)까지 결제해 주세요.",
  );
});

it.each([
  ["CANCEL", 0, 0, "거둬들인 청구서예요. 결제하지 않아도 돼요."],
  ["CANCEL", 176_550, 176_550, "거둬들인 청구서예요. 176,550원을 환불하고 있어요."],
  ["CANCEL", 176_550, 0, "거둬들인 청구서예요. 176,550원을 환불했어요."],
  ["PAID", 35_200, 0, "결제를 마쳤어요. 35,200원을 환불했어요."],
] as const)(
  "companyInvoiceView says what of a %s invoice went back: %i, %i on its way",
  (...row) => {
    const [status, amount, pendingAmount, sentence] = row;
    const money = { amount, pendingAmount, dueAmount: 0 };
    const view = companyInvoiceView(status, "2026-12-31", money);
    expect(view.sentence).toBe(sentence);
  },
);
