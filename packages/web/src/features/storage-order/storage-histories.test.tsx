import { formatMoment, formatWon, ledgerRowKinds, todayInSeoul, totalsOf } from "@damadum/domain";
import type { LedgerRow, StorageContract, StorageOrder } from "@damadum/sdk";
import {
  getGetStorageContractMockHandler,
  getGetStorageOrderMockHandler,
  getListStorageContractsMockHandler,
  getListStorageOrdersMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contractViewOf } from "../../shared/order/contract-facts.ts";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { describeHistories, printed } from "../../testing/recorded-histories.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { setClock } from "../../testing/set-clock.ts";
import { storeTokens } from "../../testing/store-tokens.ts";

/** The answers of the real server about a storage order, and about a contract that is paid by the month. */
interface OrderAnswers {
  readonly order: StorageOrder;
  readonly list: Parameters<typeof getListStorageOrdersMockHandler>[0];
}
interface MonthAnswers extends OrderAnswers {
  readonly contract: StorageContract;
  readonly contracts: Parameters<typeof getListStorageContractsMockHandler>[0];
}

// Before the order's, because its path is also one of an order.
const { listStoredBoxes } = scenarios;
const main = page.getByRole("main");
const terms = [
  "총액",
  "결제한 금액",
  "잔금",
  "결제할 보관료",
  "취소 수수료",
  "환불 금액",
  ledgerRowKinds.OUTSIDE_REFUND.label,
  ledgerRowKinds.EXTRA_OUTSIDE_REFUND.label,
] as const;

/** What went back outside at the provider, under names of its own. */
const takenBack = new Set<LedgerRow["kind"]>(["OUTSIDE_REFUND", "EXTRA_OUTSIDE_REFUND"]);

/** What a page that shows a storage order's ledger must print, and nothing else under the same names. */
function expected({ status, ledger }: StorageOrder) {
  const isCancelled = status === "CANCEL";
  const { total_amount: total, paid_amount: paid } = ledger;
  const { refundByUs: refund } = totalsOf(ledger.rows);
  const taken = ledger.rows.filter(({ kind }) => takenBack.has(kind));
  const outside = Map.groupBy(taken, ({ kind }) => ledgerRowKinds[kind].label);
  return {
    총액: [formatWon(total)],
    "결제한 금액": [formatWon(paid)],
    ...(!isCancelled && total > 0 && { 잔금: [formatWon(ledger.balance_amount)] }),
    ...(isCancelled && paid > 0 && { "취소 수수료": [formatWon(ledger.cancel_fee_amount)] }),
    ...((isCancelled ? paid > 0 : refund > 0) && { "환불 금액": [formatWon(refund)] }),
    ...Object.fromEntries(
      [...outside].map(([term, rows]) => [
        term,
        [...new Set(rows.map(({ amount }) => formatWon(amount)))],
      ]),
    ),
  };
}

/** The rows of the ledger of the order itself, apart from the contract's. */
const ofOrder = () => printed(terms, "#payments");

describeHistories<OrderAnswers>("storage", 8, (read) => {
  let order: StorageOrder;
  let story: string;
  let today: string;
  beforeEach(() => {
    const { names, now, list, ...answers } = read();
    ({ order } = answers);
    story = `after ${names.join(" ")}`;
    today = todayInSeoul(new Date(now));
    storeTokens();
    mockApi.use(
      listStoredBoxes.empty,
      getGetStorageOrderMockHandler(order),
      getListStorageOrdersMockHandler(list),
    );
    return setClock(now);
  });

  test("order prints badge, sentence, days and the ledger's amounts", async () => {
    await renderApp(`/my/order/storage/${order.serial}`);
    const { label, sentence } = storageViewOf(order, today);
    const days = [order.delivery, order.collection].flatMap((visit) =>
      visit === null ? [] : [formatMoment(visit.date, visit.time)],
    );
    // A completed first order continues as its contract, which says the rest.
    const words = order.status === "COMPLETE" ? days : [label, sentence, ...days];
    for (const each of words) {
      await expect.element(main, { message: story }).toMatchTextContent(each);
    }
    await expect.poll(ofOrder, { message: story }).toEqual(expected(order));
  });

  test("my page prints the order's sentence and what is due", async () => {
    await renderApp("/my");
    const { label, sentence } = storageViewOf(order, today);
    const due = order.ledger.due_amount;
    for (const words of [label, sentence, ...(due > 0 ? [formatWon(due)] : [])]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
  });
});

describeHistories<MonthAnswers>("month", 6, (read) => {
  let answers: MonthAnswers;
  let story: string;
  let today: string;
  beforeEach(() => {
    const { names, now, ...recorded } = read();
    answers = recorded;
    story = `after ${names.join(" ")}`;
    today = todayInSeoul(new Date(now));
    storeTokens();
    mockApi.use(
      listStoredBoxes.empty,
      getGetStorageOrderMockHandler(answers.order),
      getListStorageOrdersMockHandler(answers.list),
      getGetStorageContractMockHandler(answers.contract),
      getListStorageContractsMockHandler(answers.contracts),
    );
    return setClock(now);
  });

  test("order prints the contract's badge, sentence and the month that is due", async () => {
    const { order, contract } = answers;
    await renderApp(`/my/order/storage/${order.serial}`);
    const { due_amount: orderDue } = order.ledger;
    const { label, sentence, due } = contractViewOf(contract, today, orderDue);
    for (const words of [label, sentence]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
    const month = due === null ? undefined : [formatWon(due.amount)];
    await expect.poll(() => ofOrder()["결제할 보관료"], { message: story }).toEqual(month);
  });

  test("my page prints the contract's badge and sentence", async () => {
    await renderApp("/my");
    const { label, sentence } = contractViewOf(answers.contract, today);
    for (const words of [label, sentence]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
  });
});
