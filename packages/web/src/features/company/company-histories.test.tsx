import {
  companyInvoiceView,
  companyWorkView,
  formatMoment,
  formatWon,
  totalsOf,
} from "@damadum/domain";
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
  const { paid_amount: paid } = ledger;
  const { refundByUs: refund } = totalsOf(ledger.rows);
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

  async function expectWords(words: readonly string[]): Promise<void> {
    for (const each of words) {
      await expect.element(main, { message: story }).toMatchTextContent(each);
    }
  }

  test("invoice and list print its badge and amounts", async () => {
    const { invoice } = answers;
    const view = invoice && viewOf(invoice);
    await renderApp("/my/company/invoices");
    await expectWords(
      view ? [view.label, formatWon(invoice.net_amount)] : ["아직 청구서가 없어요"],
    );
    await main
      .getByRole("link", { name: /이용료$|^현황$/ })
      .last()
      .click();
    await expectWords(view ? [view.sentence, view.label] : []);
    const amounts = invoice ? expected(invoice) : {};
    await expect.poll(() => printed(terms), { message: story }).toEqual(amounts);
  });

  test("work and list print its badge, day and amount", async () => {
    const { work } = answers;
    const words = work ? wordsOf(work) : [];
    await renderApp("/my/company/works");
    await expectWords(work ? words : ["아직 작업이 없어요"]);
    await main
      .getByRole("link", { name: /^빈 박스 받기/ })
      .last()
      .click();
    await expectWords(work ? [...words, workViewOf(work).sentence] : []);
  });
});

function viewOf({ status, due_date: day, due_amount: dueAmount, ledger }: CompanyInvoice) {
  const { refundByUs: amount, refundPending: pendingAmount } = totalsOf(ledger.rows);
  return companyInvoiceView(status, day, { amount, pendingAmount, dueAmount });
}

function workViewOf({ status, moved_on: movedOn }: CompanyWork) {
  return companyWorkView(status, { isDone: movedOn !== null });
}

function wordsOf(work: CompanyWork): readonly string[] {
  const { appointment: visit, amount } = work;
  return [
    workViewOf(work).label,
    visit === null ? "방문 없이" : formatMoment(visit.date, visit.time),
    formatWon(amount.total_amount),
  ];
}
