import { formatCount, formatWon, isPaymentMethod, paymentStatus } from "@damadum/domain";
import { sumBy } from "es-toolkit";
import { z } from "zod";
import { refundPart, retryRefund } from "../../money/payment/refund-part.ts";
import { findNewestRefunds, settleOutsideRefund } from "../../money/payment/refund-store.ts";
import { findNewestPayments } from "../../money/payment/store.ts";
import { withdrawHandPayment } from "../../money/payment/withdraw-hand-payment.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { changing, reading, listOf, tableOf } from "../command.ts";
import { csvOf } from "../csv-of.ts";
import { flag, named } from "../input/inputs.ts";
import {
  dayText,
  listByStatus,
  listedId,
  numberInput,
  pageOptions,
  reasonOption,
} from "../input/options.ts";
import { nameCell, stateText, subjectNames, timeCell, wonCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { findSumOfRefund } from "../second-person/store.ts";
import { paymentColumns, paymentTable } from "../tables.ts";
import { lookUpPayment } from "../../money/payment/list-payments.ts";

const idInput = named("환불 번호", listedId);
/** Payments of a day that are compared at most: each is asked about at the provider. */
const MOST_COMPARED = 100;

/** Payments that one file holds at most. */
const MOST_EXPORTED = 50_000;

const refundStates = { DONE: "보냄", PENDING: "보내는 중" } as const;
const refundKinds = {
  REFUND: "환불",
  OUTSIDE_REFUND: "결제사에서 환불",
  WITHDRAWAL: "잘못 적은 결제",
} as const;

/** The payment as the provider has it now; null when that cannot be found out, so that the others still are. */
async function lookUpOrNull(services: Services, merchantUid: string) {
  try {
    return await lookUpPayment(services, merchantUid);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

export const commands = [
  reading({
    words: "payments list",
    summary: "결제를 새 것부터 봐요",
    ...listByStatus(paymentStatus),
    async run({ services }, filter) {
      return listOf(await findNewestPayments(services.db, filter), {
        ...paymentColumns,
        order: ["주문", (payment) => payment.order_serial],
      });
    },
  }),
  reading({
    words: "payments export",
    summary: "기간의 결제를 부가세와 환불까지 CSV 파일로 받아요",
    writes: "file",
    input: z.object({
      from: named("이 날부터", dayText),
      to: named("이 날까지", dayText),
      file: named("만들 파일 (payments.csv)", z.string().trim().min(1)),
    }),
    async run({ services }, { from, to, file: name }) {
      const page = { from, to, limit: MOST_EXPORTED };
      const { rows, total } = await findNewestPayments(services.db, page);
      if (total > MOST_EXPORTED) {
        throw new OperatorError(
          `결제가 ${formatCount(total)}건이라 한 번에 받을 수 없어요. 기간을 나눠 주세요.`,
        );
      }
      const base64 = Buffer.from(csvOf(tableOf(rows, paymentColumns))).toString("base64");
      return { message: `결제 ${formatCount(total)}건이에요.`, file: { name, base64 } };
    },
  }),
  changing({
    words: "payments check",
    summary: "결제 하나를 지금 결제사에 물어봐요",
    input: z.object({ merchantUid: named("결제 번호", z.string().trim().min(1)) }),
    async run({ services }, { merchantUid }) {
      const payment = await lookUpPayment(services, merchantUid);
      const message = `${stateText(paymentStatus, payment.status)} 상태예요.`;
      return { message, tables: [paymentTable([payment])] };
    },
  }),
  changing({
    words: "payments compare",
    summary: "하루에 시작한 결제를 결제사의 기록과 견줘요. 다르면 결제사를 따라 고치고 보여 줘요",
    input: z.object({ day: named("날짜", dayText) }),
    async run({ services }, { day }) {
      const page = { from: day, to: day, limit: MOST_COMPARED };
      const { rows, total } = await findNewestPayments(services.db, page);
      const asked = rows.filter(({ method }) => isPaymentMethod(method));
      const found = [];
      const now = [];
      const unanswered = [];
      for (const before of asked) {
        const after = await lookUpOrNull(services, before.merchant_uid);
        if (after === null) {
          unanswered.push(before.merchant_uid);
          continue;
        }
        now.push(after);
        const isSame =
          after.status === before.status && after.refunded_amount === before.refunded_amount;
        if (!isSame) found.push({ before, after });
      }
      const rest =
        total > rows.length ? ` 너무 많아 ${total - rows.length}건은 견주지 못했어요.` : "";
      const missing =
        unanswered.length === 0
          ? ""
          : ` 결제사에서 확인하지 못한 ${unanswered.length}건은 \`pnpm ops payments check\` 로 다시 물어봐 주세요: ${unanswered.join(", ")}`;
      const same = found.length === 0 ? "모두 같아요." : `${found.length}건이 달라 고쳤어요.`;
      return {
        message: `결제 ${now.length}건을 견줬어요. ${same}${rest}${missing}`,
        facts: {
          "결제한 금액": wonCell(
            sumBy(now, ({ status, amount }) => (status === "PAID" ? amount : 0)),
          ),
          "환불한 금액": wonCell(sumBy(now, ({ refunded_amount: refunded }) => refunded)),
        },
        tables:
          found.length === 0
            ? []
            : [
                {
                  title: "달랐던 결제",
                  ...tableOf(found, {
                    merchantUid: ["결제 번호", ({ after }) => after.merchant_uid],
                    before: ["우리 기록", ({ before }) => stateText(paymentStatus, before.status)],
                    after: ["결제사", ({ after }) => stateText(paymentStatus, after.status)],
                    refunded: ["환불", ({ after }) => wonCell(after.refunded_amount)],
                  }),
                },
              ],
      };
    },
  }),
  changing({
    words: "payments withdraw",
    summary: "잘못 적은 현금이나 계좌 이체를 없던 일로 해요. 그만큼 다시 받아야 해요",
    input: z.object({
      merchantUid: named("결제 번호", z.string().trim().min(1)),
      reason: reasonOption,
    }),
    problems: {
      state_conflict:
        "직접 적은 결제 가운데 돌려준 금액이 없는 것만 지울 수 있어요. 결제사로 낸 돈은 `pnpm ops refunds give` 로 돌려줘요.",
    },
    async run({ services }, input) {
      await withdrawHandPayment(services, input);
      return { message: "적은 결제를 지웠어요. 그 금액은 다시 받아야 해요." };
    },
  }),
  changing({
    words: "refunds give",
    summary: "끝난 일의 결제 일부를 돌려줘요. 그만큼 값을 깎아요 (사과나 잘못 청구한 것)",
    input: z.object({
      merchantUid: named("결제 번호", z.string().trim().min(1)),
      amount: named("돌려줄 금액 (원)", numberInput(z.int().min(1), "won")),
      reason: reasonOption,
    }),
    problems: {
      state_conflict:
        "짐을 내린 이사, 끝난 보관 주문, 계약의 결제만 일부를 돌려줘요. 그 전이면 취소하고, 추가 결제는 `pnpm ops links refund`, 기업 결제는 `pnpm ops invoices refund` 로 돌려줘요.",
      amount_mismatch: "그 결제에 남은 금액보다 많아요. `pnpm ops payments list` 로 확인해 주세요.",
    },
    sumOf: findSumOfRefund,
    async run({ services }, { merchantUid, amount, reason }) {
      await refundPart(services, { merchantUid, amount, reason });
      return { message: `${formatWon(amount)}을 돌려줘요. 결제사가 늦으면 저절로 다시 보내요.` };
    },
  }),
  reading({
    words: "refunds list",
    summary: "환불을 새 것부터 봐요",
    input: z.object({ pending: flag("아직 보내지 못한 것만"), ...pageOptions }),
    async run({ services }, { pending, ...page }) {
      const refunds = await findNewestRefunds(services.db, { pendingOnly: pending, ...page });
      return listOf(refunds, {
        id: ["환불 번호", (refund) => refund.id],
        merchantUid: ["결제 번호", (refund) => refund.merchant_uid],
        subject: ["무엇", (refund) => nameCell(subjectNames, refund.subject_kind)],
        order: ["주문", (refund) => refund.order_serial],
        kind: ["종류", (refund) => nameCell(refundKinds, refund.kind)],
        status: ["상태", (refund) => nameCell(refundStates, refund.status)],
        amount: ["금액", (refund) => wonCell(refund.amount)],
        attempts: ["시도", (refund) => refund.attempts],
        next: ["다음 시도", (refund) => timeCell(refund.next_attempt_at)],
        at: ["정한 때", (refund) => timeCell(refund.created_at)],
        doneAt: ["보낸 때", (refund) => timeCell(refund.done_at)],
        reason: ["이유", (refund) => refund.reason],
      });
    },
  }),
  changing({
    words: "refunds settle",
    summary: "결제사에서 환불된 결제를 처리했다고 적어요. 할 일에서 사라져요",
    input: z.object({ id: idInput }),
    async run({ services: { db, clock } }, { id }) {
      if (await settleOutsideRefund(db, { refundId: id, now: clock() })) {
        return { message: "처리했다고 적었어요." };
      }
      throw new OperatorError("처리할 것이 없는 번호예요. todo 에서 확인해 주세요.");
    },
  }),
  changing({
    words: "refunds retry",
    summary: "보내지 못한 환불을 지금 다시 보내요",
    input: z.object({ id: idInput }),
    async run({ services }, { id }) {
      const { status } = await retryRefund(services, id);
      const sent = status === "DONE";
      return { message: sent ? "환불했어요." : "결제사가 아직 받지 않았어요. 저절로 다시 보내요." };
    },
  }),
];
