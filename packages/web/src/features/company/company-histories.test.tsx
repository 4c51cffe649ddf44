import { companyInvoiceView, companyWorkView, formatMoment, formatWon } from "@damadum/domain";
import type { CompanyInvoice, CompanyWork } from "@damadum/sdk";
import {
  getGetCompanyInvoiceMockHandler,
  getGetCompanyWorkMockHandler,
  getListCompanyInvoicesMockHandler,
  getListCompanyWorksMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { describeHistories, printed } from "../../testing/recorded-histories.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { setClock } from "../../testing/set-clock.ts";
import { storeTokens } from "../../testing/store-tokens.ts";

/** The answers of the real server about a company's newest invoice and work, null while there is none. */
interface Answers {
  readonly invoice: CompanyInvoice | null;
  readonly invoices: Parameters<typeof getListCompanyInvoicesMockHandler>[0];
  readonly work: CompanyWork | null;
  readonly works: Parameters<typeof getListCompanyWorksMockHandler>[0];
}

const main = page.getByRole("main");
const terms = ["공급가액", "부가세", "결제한 금액", "잔금", "환불 금액"] as const;

/** What the page of an invoice must print, and nothing else under the same names. */
function expected({
  ledger,
  supply_amount,
  vat_amount,
  credited_amount: credited,
}: CompanyInvoice) {
  const { paid_amount: paid, refund_amount: refund } = ledger;
  return {
    공급가액: [formatWon(supply_amount)],
    부가세: [formatWon(vat_amount)],
    ...((paid > 0 || credited > 0) && {
      "결제한 금액": [formatWon(paid)],
      잔금: [formatWon(ledger.balance_amount)],
      ...(refund > 0 && { "환불 금액": [formatWon(refund)] }),
    }),
  };
}

describeHistories<Answers>("company", 6, (read) => {
  let answers: Answers;
  let story: string;
  beforeEach(() => {
    const { names, now, ...recorded } = read();
    answers = recorded;
    story = `after ${names.join(" ")}`;
    const { invoice, work, invoices, works } = answers;
    storeTokens();
    mockApi.use(
      scenarios.getMe.company,
      getListCompanyInvoicesMockHandler(invoices),
      getListCompanyWorksMockHandler(works),
      ...(invoice === null ? [] : [getGetCompanyInvoiceMockHandler(invoice)]),
      ...(work === null ? [] : [getGetCompanyWorkMockHandler(work)]),
    );
    return setClock(now);
  });

  test("invoice and list print its badge and amounts", async () => {
    const { invoice } = answers;
    await renderApp("/my/company/invoices");
    if (invoice === null) {
      await expect.element(main).toMatchTextContent("아직 청구서가 없어요");
      return;
    }
    const { status, due_date: day, due_amount: dueAmount, ledger } = invoice;
    const view = companyInvoiceView(status, day, {
      amount: ledger.refund_amount,
      pendingAmount: ledger.refund_pending_amount,
      dueAmount,
    });
    for (const words of [view.label, formatWon(invoice.total_amount)]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
    await main
      .getByRole("link", { name: /이용료$/ })
      .first()
      .click();
    await expect.element(main, { message: story }).toMatchTextContent(view.sentence);
    await expect.element(main, { message: story }).toMatchTextContent(view.label);
    await expect.poll(() => printed(terms), { message: story }).toEqual(expected(invoice));
  });

  test("work and list print its badge, day and amount", async () => {
    const { work } = answers;
    await renderApp("/my/company/works");
    if (work === null) {
      await expect.element(main).toMatchTextContent("아직 작업이 없어요");
      return;
    }
    const { label, sentence } = companyWorkView(work.status, { isDone: work.moved_on !== null });
    const { appointment } = work;
    const day =
      appointment === null ? "방문 없이" : formatMoment(appointment.date, appointment.time);
    const amount = formatWon(work.amount.total_amount);
    for (const words of [label, day, amount]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
    await main
      .getByRole("link", { name: /빈 박스 받기 · / })
      .first()
      .click();
    for (const words of [sentence, label, day, amount]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
  });
});
