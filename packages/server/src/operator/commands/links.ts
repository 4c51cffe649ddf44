import { addDays, customPaymentStatus, isIsoDate, todayInSeoul } from "@damadum/domain";
import type { CustomPaymentStatus } from "@damadum/domain";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { createCustomPayment } from "../../features/custom-payment/create-custom-payment.ts";
import { findNewest } from "../../features/custom-payment/store.ts";
import { withdrawCustomPayment } from "../../features/custom-payment/withdraw-custom-payment.ts";
import { command, limitOption, reasonOption } from "../command.ts";
import { startOfDay, stateText, timeText, wonText } from "../korean.ts";
import { OperatorError } from "../operator-error.ts";
import { keepPhoto, photoOption } from "../photo.ts";

const OPEN_DAYS = 7;
const status = z.custom<CustomPaymentStatus>(
  (text) => typeof text === "string" && Object.hasOwn(customPaymentStatus.states, text),
  "없는 상태예요",
);

export const linkCommands = [
  command({
    words: "links list",
    summary: "추가 결제 링크를 새 것부터 봐요",
    options: {
      "--status <상태>": `상태: ${Object.keys(customPaymentStatus.states).join(", ")}`,
      ...limitOption.flags,
    },
    changes: false,
    input: z.object({ status: status.optional(), limit: limitOption.schema }),
    async run({ services }, { status: wanted, limit }) {
      const requests = await findNewest(services.db, { status: wanted, limit });
      const rows = requests.map((request) => ({
        url: request.url,
        title: request.title,
        status: stateText(customPaymentStatus, request.status),
        amount: wonText(request.amount),
        customer: request.customer_name,
        order: request.order_serial,
        until: timeText(request.expires_at),
      }));
      const columns = {
        url: "링크",
        title: "무엇",
        status: "상태",
        amount: "금액",
        customer: "고객",
        order: "주문",
        until: "까지",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "links create",
    summary: "고객이 보고 결제하거나 거절할 추가 결제 링크를 만들어요",
    parameters: { amount: "금액 (원, 부가세 포함)", title: "무엇 (사다리차 추가)" },
    options: {
      "--reason <이유>": "이유. 고객에게 보여요",
      "--customer <이름>": "고객 이름",
      "--order <번호>": "어느 주문의 일인지",
      "--until <날짜>": `이 날까지 (기본 ${OPEN_DAYS}일)`,
      ...photoOption.flags,
    },
    reads: ["photo"],
    changes: true,
    input: z.object({
      amount: z.coerce.number().int().min(100).max(10_000_000),
      title: z.string().trim().min(1).max(60),
      reason: reasonOption.schema,
      customer: z.string().trim().min(1).max(50).optional(),
      order: z.string().trim().min(1).max(30).optional(),
      until: z.string().refine(isIsoDate, "날짜는 2026-03-02 처럼 적어 주세요").optional(),
      photo: photoOption.schema,
    }),
    async run(context, given) {
      const { services, operator } = context;
      const today = todayInSeoul(services.clock());
      const until = given.until ?? addDays(today, OPEN_DAYS);
      if (until < today) throw new OperatorError("이미 지난 날이에요.");
      const fileIds = await keepPhoto(context, given.photo);
      const url = await inTransaction(services.db, (tx) =>
        createCustomPayment(tx, services, {
          title: given.title,
          reason: given.reason,
          amount: given.amount,
          customerName: given.customer ?? null,
          orderSerial: given.order ?? null,
          expiresAt: startOfDay(addDays(until, 1)),
          fileIds,
          operatorId: operator.userId,
        }),
      );
      return {
        message: `${wonText(given.amount)} 결제 링크를 만들었어요. (${until}까지)`,
        facts: { 주소: `${services.webOrigin}/payments/custom/${url}`, 링크: url },
      };
    },
  }),
  command({
    words: "links cancel",
    summary: "아직 내지 않은 추가 결제를 거둬들여요",
    parameters: { url: "링크 (주소의 마지막 부분)" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ url: z.string().trim().min(1), reason: reasonOption.schema }),
    async run({ services, operator }, { url, reason }) {
      await withdrawCustomPayment(services, { url, operatorId: operator.userId, reason });
      return { message: "추가 결제를 거둬들였어요." };
    },
  }),
];
