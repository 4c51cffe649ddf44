import {
  addDays,
  customPaymentStatus,
  formatWon,
  linkTo,
  lastDayInSeoul,
  seoulInstant,
  todayInSeoul,
  type CustomPaymentStatus,
} from "@damadum/domain";
import { z } from "zod";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Database } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findHistory } from "../../subject/history.ts";
import { createCustomPayment } from "../../money/custom-payment/create-custom-payment.ts";
import {
  findById,
  findByUrl,
  findNewest,
  isDebt,
  linkedSubjectOf,
} from "../../money/custom-payment/store.ts";
import { listPayments } from "../../money/payment/list-payments.ts";
import { changing, reading, listOf, type CommandContext } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import { dayText, listByStatus, numberInput, reasonOption, typedText } from "../input/options.ts";
import { stateCell, stateText, timeCell, wonCell } from "../korean.ts";
import { findOrderSubject } from "../lists/order-subject.ts";
import { findSumOfLink } from "../second-person/store.ts";
import { OperatorError } from "../operator-error.ts";
import { openOfLink } from "../open-commands.ts";
import { historyTable, paymentTable } from "../tables.ts";
import { memberOf } from "../member-of.ts";
import { savePhoto, photoOption } from "../photo.ts";
import { findPaidSubject } from "../../money/payment/paid-subjects.ts";
import {
  refundCustomPayment,
  settleCustomPayment,
  withdrawCustomPayment,
} from "../../money/custom-payment/end-request.ts";

const outcomes = ["ASK_AGAIN (다시 부탁하기)", "LEAVE (더 받지 않기)"];
const OPEN_DAYS = 7;
const url = named("링크 (주소의 마지막 부분)", z.string().trim().min(1));
const NOT_TO_SETTLE =
  "거절했거나 기한이 지났거나 받을 돈이 남은 링크만 정할 수 있어요. 이미 정했거나 다른 링크로 모두 부탁한 돈은 다시 정하지 않아요.";

export const commands = [
  reading({
    words: "links list",
    summary: "추가 결제 링크를 새 것부터 봐요",
    ...listByStatus(customPaymentStatus),
    async run({ services }, filter) {
      return listOf(await findNewest(services.db, filter), {
        url: ["링크", (request) => request.url],
        title: ["무엇", (request) => request.title],
        status: ["상태", (request) => stateCell(customPaymentStatus, request.status)],
        amount: ["금액", (request) => wonCell(request.amount)],
        customer: ["고객", (request) => request.customer_name ?? request.member_name],
        order: ["주문", (request) => request.order_serial],
        until: ["이 날까지", (request) => lastDayInSeoul(request.expires_at)],
      });
    },
  }),
  reading({
    words: "links show",
    summary: "추가 결제 하나를 결제와 기록까지 봐요",
    input: z.object({ url }),
    async run({ services }, input) {
      const { db, webOrigin } = services;
      const request = await findByUrl(db, input.url);
      const subject = { kind: "CUSTOM_PAYMENT", id: request.id } as const;
      const history = await findHistory<CustomPaymentStatus>(db, subject);
      return {
        facts: {
          주소: webOrigin + linkTo("customPayment", { url: request.url }),
          무엇: request.title,
          이유: request.reason,
          상태: stateCell(customPaymentStatus, request.status),
          금액: wonCell(request.amount),
          고객: request.customer_name,
          주문: request.order_serial,
          "이 날까지": lastDayInSeoul(request.expires_at),
          "낸 때": timeCell(request.paid_at),
        },
        tables: [
          paymentTable(await listPayments(db, [subject])),
          await historyTable(db, customPaymentStatus, history),
        ],
        open: await openOfLink(services, request),
      };
    },
  }),
  changing({
    words: "links create",
    summary:
      "고객이 보고 결제할 링크를 만들어요. 추가 결제는 거절할 수 있고, 잔금은 거절할 수 없어요",
    reads: ["photo"],
    input: z.object({
      amount: named("금액 (원, 부가세 포함)", numberInput(z.int().min(100).max(10_000_000), "won")),
      title: named("무엇 (사다리차 추가)", typedText(60)),
      reason: option("이유", "이유. 고객에게 보여요", reasonOption),
      order: option("번호", "어느 주문의 일인지. 그 회원에게 알려요", typedText(30).optional()),
      balance: flag("주문의 잔금이에요. 내면 주문의 잔금에서 빠져요"),
      payment: option(
        "결제 번호",
        "결제사에서 환불된 결제예요. 내면 그 결제로 낸 보관료나 청구서에서 빠져요",
        z.string().trim().min(1).optional(),
      ),
      member: option(
        "아이디",
        "알릴 회원. 주문이 없을 때 적어요",
        z.string().trim().min(1).optional(),
      ),
      customer: option("이름", "링크에 보일 고객 이름", typedText(50).optional()),
      until: option("날짜", `이 날까지 (기본 ${OPEN_DAYS}일)`, dayText.optional()),
      photo: photoOption,
    }),
    problems: {
      not_found:
        "그 번호의 주문이 없어요. `pnpm ops moves list` 나 `pnpm ops storage list` 로 볼 수 있어요.",
      state_conflict:
        "낼 잔금이 없어요. 이사의 잔금 링크는 짐을 내린 뒤에, 다른 것은 결제사에서 환불된 뒤에 만들 수 있어요.",
      amount_mismatch: "남은 잔금보다 많아요. `pnpm ops owed list` 로 확인해 주세요.",
    },
    async run(context, input) {
      const { services, operator } = context;
      const today = todayInSeoul(services.clock());
      const until = input.until ?? addDays(today, OPEN_DAYS);
      if (until < today) throw new OperatorError("이미 지난 날이에요.");
      const fileIds = await savePhoto(context, input.photo);
      const linked = await linkedBy(services.db, input);
      const memberId = input.member === undefined ? null : await memberOf(services, input.member);
      const { url: made, isNotified } = await inTransaction(services.db, (tx) =>
        createCustomPayment(tx, services, {
          title: input.title,
          reason: input.reason,
          amount: input.amount,
          memberId,
          customerName: input.customer ?? null,
          orderSerial: input.order ?? null,
          linked,
          expiresAt: seoulInstant(addDays(until, 1)),
          fileIds,
          operatorId: operator.userId,
        }),
      );
      return {
        message: `${formatWon(input.amount)} 결제 링크를 만들었어요. (${until}까지)`,
        facts: {
          주소: services.webOrigin + linkTo("customPayment", { url: made }),
          링크: made,
          알림: isNotified ? "회원에게 곧 보내요" : "보낼 회원이 없어요. 주소를 직접 보내 주세요",
        },
        made,
        concerns: memberId ?? undefined,
      };
    },
  }),
  changing({
    words: "links cancel",
    summary: "아직 내지 않은 추가 결제를 거둬들여요",
    input: z.object({ url, reason: reasonOption }),
    problems: { state_conflict: whereTo },
    async run({ services, operator }, { url: link, reason }) {
      await withdrawCustomPayment(services, { url: link, operatorId: operator.userId, reason });
      return { message: "추가 결제를 거둬들였어요." };
    },
  }),
  changing({
    words: "links settle",
    duty: "MONEY",
    summary: "거절했거나 기한이 지난 결제를 다시 부탁하거나, 더 받지 않기로 해요",
    input: z.object({
      url,
      outcome: named(`어떻게 할지: ${outcomes.join(", ")}`, z.enum(["ASK_AGAIN", "LEAVE"])),
      reason: reasonOption,
    }),
    problems: { state_conflict: NOT_TO_SETTLE },
    sumOf: async ({ db }, { url: link, outcome }) =>
      outcome === "LEAVE" ? findSumOfLink(db, link) : { amount: 0, about: null },
    async run({ services, operator }, { url: link, outcome, reason }) {
      const settled = { url: link, outcome, operatorId: operator.userId, reason };
      await settleCustomPayment(services, settled);
      return { message: outcome === "LEAVE" ? "더 받지 않기로 했어요." : "다시 부탁했어요." };
    },
  }),
  changing({
    words: "links refund",
    duty: "MONEY",
    summary: "결제된 추가 결제를 모두 돌려줘요",
    input: z.object({ url, reason: reasonOption }),
    problems: { state_conflict: whereTo },
    sumOf: ({ db }, { url: link }) => findSumOfLink(db, link),
    async run({ services, operator }, { url: link, reason }) {
      await refundCustomPayment(services, { url: link, operatorId: operator.userId, reason });
      return { message: "환불을 보냈어요. 결제사가 늦으면 저절로 다시 보내요." };
    },
  }),
];

/** What a link pays part of: an order, or what a payment that was taken back was for; null for an extra payment. */
async function linkedBy(
  db: Database,
  asked: {
    readonly order?: string | undefined;
    readonly balance: boolean;
    readonly payment?: string | undefined;
  },
): Promise<PaidSubject | null> {
  if (asked.payment !== undefined) {
    const subject = await findPaidSubject(db, asked.payment);
    if (subject === null) throw new OperatorError("그 번호의 결제가 없어요.");
    return subject.kind === "CUSTOM_PAYMENT"
      ? (linkedSubjectOf(await findById(db, subject.id)) ?? subject)
      : subject;
  }
  if (!asked.balance) return null;
  const subject = await findOrderSubject(db, asked.order ?? "");
  if (subject === null) throw new ProblemError("not_found");
  return subject;
}

async function whereTo({ services: { db } }: CommandContext, input: { readonly url: string }) {
  const request = await findByUrl(db, input.url);
  const { status } = request;
  if (isDebt(request) && (status === "QUOTED" || status === "WAIT"))
    return "이 링크로만 낼 수 있는 돈이라 거둬들일 수 없어요. 나눠 받으려면 `pnpm ops links create` 로 작은 링크를 더 만들고, 받지 않으려면 `pnpm ops links settle` 로 정해 주세요.";
  const now = `지금은 ${stateText(customPaymentStatus, status)} 상태예요.`;
  return `${now} 내기 전의 것만 거둬들이고, 낸 것만 돌려줄 수 있어요.`;
}
