import { formatWon, paymentStatus } from "@damadum/domain";
import { z } from "zod";
import { refundPart, retryRefund } from "../../money/payment/refund-part.ts";
import { findNewestRefunds, settleOutsideRefund } from "../../money/payment/refund-store.ts";
import { findNewestPayments } from "../../money/payment/store.ts";
import { withdrawHandPayment } from "../../money/payment/withdraw-hand-payment.ts";
import { command, tableOf } from "../command.ts";
import { limitOption, listByStatus, listedId, reasonOption } from "../input/options.ts";
import { nameCell, stateText, subjectNames, timeCell, wonCell } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { findOrderOfPayment } from "../second-person/store.ts";
import { paymentTable } from "../tables.ts";
import { lookUpPayment } from "../../money/payment/list-payments.ts";

const refundStates = { DONE: "보냄", PENDING: "보내는 중" } as const;
const refundKinds = {
  REFUND: "환불",
  OUTSIDE_REFUND: "결제사에서 환불",
  WITHDRAWAL: "잘못 적은 결제",
} as const;

export const commands = [
  command({
    words: "payments list",
    summary: "결제를 새 것부터 봐요",
    ...listByStatus(paymentStatus),
    async run({ services }, { status, limit }) {
      return { tables: [paymentTable(await findNewestPayments(services.db, { status, limit }))] };
    },
  }),
  command({
    words: "payments check",
    summary: "결제 하나를 지금 결제사에 물어봐요",
    parameters: { merchantUid: "결제 번호" },
    changes: true,
    input: z.object({ merchantUid: z.string().trim().min(1) }),
    async run({ services }, { merchantUid }) {
      const payment = await lookUpPayment(services, merchantUid);
      const message = `${stateText(paymentStatus, payment.status)} 상태예요.`;
      return { message, tables: [paymentTable([payment])] };
    },
  }),
  command({
    words: "payments withdraw",
    summary: "잘못 적은 현금이나 계좌 이체를 없던 일로 해요. 그만큼 다시 받아야 해요",
    parameters: { merchantUid: "결제 번호" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ merchantUid: z.string().trim().min(1), reason: reasonOption.schema }),
    problems: {
      state_conflict:
        "직접 적은 결제 가운데 돌려준 금액이 없는 것만 지울 수 있어요. 결제사로 낸 돈은 refunds give 로 돌려줘요.",
    },
    async run({ services }, input) {
      await withdrawHandPayment(services, input);
      return { message: "적은 결제를 지웠어요. 그 금액은 다시 받아야 해요." };
    },
  }),
  command({
    words: "refunds give",
    summary: "끝난 일의 결제 일부를 돌려줘요. 그만큼 값을 깎아요 (사과나 잘못 청구한 것)",
    parameters: { merchantUid: "결제 번호", amount: "돌려줄 금액 (원)" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({
      merchantUid: z.string().trim().min(1),
      amount: z.coerce.number().int().min(1),
      reason: reasonOption.schema,
    }),
    problems: {
      state_conflict:
        "짐을 내린 이사, 끝난 보관 주문, 계약의 결제만 일부를 돌려줘요. 그 전이면 취소하고, 추가 결제는 links refund, 기업 결제는 invoices refund 로 돌려줘요.",
      amount_mismatch: "그 결제에 남은 금액보다 많아요. payments list 로 확인해 주세요.",
    },
    async sumOf({ db }, { merchantUid, amount }) {
      return { amount, about: await findOrderOfPayment(db, merchantUid) };
    },
    async run({ services }, { merchantUid, amount, reason }) {
      await refundPart(services, { merchantUid, amount, reason });
      return { message: `${formatWon(amount)}을 돌려줘요. 결제사가 늦으면 저절로 다시 보내요.` };
    },
  }),
  command({
    words: "refunds list",
    summary: "환불을 새 것부터 봐요",
    options: { "--pending": "아직 보내지 못한 것만", ...limitOption.flags },
    changes: false,
    input: z.object({ pending: z.boolean().default(false), limit: limitOption.schema }),
    async run({ services }, { pending, limit }) {
      const refunds = await findNewestRefunds(services.db, { pendingOnly: pending, limit });
      const table = tableOf(refunds, {
        id: ["환불 번호", (refund) => refund.id],
        merchantUid: ["결제 번호", (refund) => refund.merchant_uid],
        subject: ["무엇", (refund) => nameCell(subjectNames, refund.subject_kind)],
        kind: ["종류", (refund) => nameCell(refundKinds, refund.kind)],
        status: ["상태", (refund) => nameCell(refundStates, refund.status)],
        amount: ["금액", (refund) => wonCell(refund.amount)],
        attempts: ["시도", (refund) => refund.attempts],
        next: ["다음 시도", (refund) => timeCell(refund.next_attempt_at)],
        at: ["정한 때", (refund) => timeCell(refund.created_at)],
        doneAt: ["보낸 때", (refund) => timeCell(refund.done_at)],
        reason: ["이유", (refund) => refund.reason],
      });
      return { tables: [table] };
    },
  }),
  command({
    words: "refunds settle",
    summary: "결제사에서 환불된 결제를 처리했다고 적어요. todo 에서 사라져요",
    parameters: { id: "환불 번호" },
    changes: true,
    input: z.object({ id: listedId }),
    async run({ services: { db, clock } }, { id }) {
      if (await settleOutsideRefund(db, { refundId: id, now: clock() })) {
        return { message: "처리했다고 적었어요." };
      }
      throw new OperatorError("처리할 것이 없는 번호예요. todo 에서 확인해 주세요.");
    },
  }),
  command({
    words: "refunds retry",
    summary: "보내지 못한 환불을 지금 다시 보내요",
    parameters: { id: "환불 번호" },
    changes: true,
    input: z.object({ id: listedId }),
    async run({ services }, { id }) {
      const { status } = await retryRefund(services, id);
      const sent = status === "DONE";
      return { message: sent ? "환불했어요." : "결제사가 아직 받지 않았어요. 저절로 다시 보내요." };
    },
  }),
];
