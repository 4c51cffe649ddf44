import { formatWon, ledgerRowKinds, todayInSeoul, totalsOf } from "@damadum/domain";
import {
  getGetEstimateMockHandler,
  getListEstimatesMockHandler,
  fixtures,
} from "@damadum/sdk/mocks";
import type { Estimate, LedgerRow } from "@damadum/sdk";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { moveOf, moveViewOf } from "../../shared/order/move-facts.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { describeHistories, printed } from "../../testing/recorded-histories.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { setClock } from "../../testing/set-clock.ts";
import { storeTokens } from "../../testing/store-tokens.ts";

/** The answers of the real server about one move at the end of a history. */
interface Answers {
  readonly order: Estimate;
  readonly list: Parameters<typeof getListEstimatesMockHandler>[0];
}

const main = page.getByRole("main");

const terms = [
  "총액",
  "결제한 금액",
  "잔금",
  "취소 수수료",
  "환불 금액",
  ledgerRowKinds.OUTSIDE_REFUND.label,
  ledgerRowKinds.EXTRA_OUTSIDE_REFUND.label,
] as const;

/** What went back outside at the provider, under names of its own. */
const takenBack = new Set<LedgerRow["kind"]>(["OUTSIDE_REFUND", "EXTRA_OUTSIDE_REFUND"]);

/** What a page that shows an order's ledger must print, and nothing else under the same names. */
function expected({ status, ledger }: Estimate) {
  const isCancelled = status === "CANCEL";
  const { paid_amount: paid } = ledger;
  const { refundByUs: refund } = totalsOf(ledger.rows);
  const taken = ledger.rows.filter(({ kind }) => takenBack.has(kind));
  const outside = Map.groupBy(taken, ({ kind }) => ledgerRowKinds[kind].label);
  return {
    총액: [formatWon(ledger.total_amount)],
    "결제한 금액": [formatWon(paid)],
    ...(!isCancelled && { 잔금: [formatWon(ledger.balance_amount)] }),
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

function expectedInList({ status, ledger }: Estimate): readonly string[] {
  const { total_amount: total, paid_amount: paid, balance_amount: balance } = ledger;
  const { due_amount: due, cancel_fee_amount: fee } = ledger;
  const whole = `총 ${formatWon(total)}`;
  if (status === "CANCEL") return [whole, ...(fee === 0 ? [] : [`취소 수수료 ${formatWon(fee)}`])];
  if (due > 0) return [whole, `지금 결제할 금액 ${formatWon(due)}`];
  if (paid === 0 || balance === 0) return [whole];
  return [whole, `결제한 금액 ${formatWon(paid)} · 잔금 ${formatWon(balance)}`];
}

describeHistories<Answers>("move", 20, (read) => {
  let order: Estimate;
  let sentence: string;
  let story: string;
  beforeEach(() => {
    const { names, now, list, ...answers } = read();
    ({ order } = answers);
    story = `after ${names.join(" ")}`;
    storeTokens();
    mockApi.use(getGetEstimateMockHandler(order), getListEstimatesMockHandler(list));
    sentence = moveViewOf(moveOf(order), todayInSeoul(new Date(now))).sentence;
    return setClock(now);
  });

  test("order and paper print the ledger's amounts", async () => {
    await renderApp(`/my/estimate/${order.serial}`);
    await expect.element(main.getByText(sentence).first(), { message: story }).toBeVisible();
    await expect.poll(() => printed(terms), { message: story }).toEqual(expected(order));
  });

  test("my page prints the ledger's amounts", async () => {
    await renderApp("/my");
    for (const words of [sentence, ...expectedInList(order)]) {
      await expect.element(main, { message: story }).toMatchTextContent(words);
    }
  });

  test("ticket prints the ledger's amounts once something was paid", async () => {
    const { impUid, merchantUid } = fixtures;
    const query = `serial=${order.serial}&imp_uid=${impUid}&merchant_uid=${merchantUid}&imp_success=true`;
    await renderApp(`/estimate/payment/complete/mobile?${query}`);
    await expect.element(main.getByRole("heading", { level: 1 })).toBeVisible();
    const isPaid = order.ledger.paid_amount > 0;
    await expect.element(main, { message: story }).toMatchTextContent(isPaid ? sentence : /./);
    await expect
      .poll(() => printed(terms), { message: story })
      .toEqual(isPaid ? expected(order) : {});
  });
});
