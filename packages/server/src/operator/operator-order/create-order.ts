import {
  formatKoreanDate,
  lastDayInSeoul,
  type EstimateInput,
  type StorageOrderInput,
} from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { createCustomPayment } from "../../money/custom-payment/create-custom-payment.ts";
import { createEstimate } from "../../move/estimate/create-estimate.ts";
import { subjectOfEstimate } from "../../move/estimate/subject-of-estimate.ts";
import type { Services } from "../../services.ts";
import { subjectOfOrder } from "../../storage/contract-state/subject-of-order.ts";
import { createStorageOrder } from "../../storage/storage-order/create-storage-order.ts";

/** What a customer orders by telephone: a move, paid in full or by its deposit, or a storage order. */
export type TelephoneOrder =
  | { readonly kind: "MOVE"; readonly plan: "FULL" | "DEPOSIT"; readonly input: EstimateInput }
  | { readonly kind: "STORAGE"; readonly input: StorageOrderInput };

/** A quote as the member's own forms make it, with a link to what pays and books it. */
interface Quote {
  readonly subject: PaidSubject;
  readonly serial: string;
  /** Ends in a consonant, as 요금 does: a particle follows. */
  readonly title: string;
  /** The day that the link is for. */
  readonly day: string;
  readonly amount: number;
  readonly expiresAt: Date;
}

/** The id of the member who orders; an operator orders nothing. */
export async function customerOf({ db }: Services, username: string): Promise<string> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("role", "<>", "OPERATOR")
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (found === undefined) throw new ProblemError("not_found");
  return found.id;
}

/** Stores the order of a customer as a quote, and sends them the link that pays it. */
export async function createTelephoneOrder(
  services: Services,
  {
    order,
    userId,
    operatorId,
    address,
  }: {
    readonly order: TelephoneOrder;
    readonly userId: string;
    readonly operatorId: string;
    readonly address: string;
  },
): Promise<{ readonly serial: string; readonly url: string; readonly amount: number }> {
  const { subject, serial, title, day, amount, expiresAt } =
    order.kind === "MOVE"
      ? await quoteMove(services, { ...order, userId, address })
      : await quoteStorage(services, order.input, userId);
  const { url } = await inTransaction(services.db, (tx) =>
    createCustomPayment(tx, services, {
      title,
      reason: `전화로 주문하신 ${title}이에요. 날짜는 ${formatKoreanDate(day)}이고, 결제하면 예약돼요.`,
      amount,
      memberId: userId,
      customerName: null,
      orderSerial: serial,
      linked: subject,
      expiresAt,
      fileIds: [],
      operatorId,
    }),
  );
  return { serial, url, amount };
}

async function quoteMove(
  services: Services,
  {
    input,
    plan,
    userId,
    address,
  }: Extract<TelephoneOrder, { kind: "MOVE" }> & {
    readonly userId: string;
    readonly address: string;
  },
): Promise<Quote> {
  const made = { input, userId, address, idempotencyKey: undefined };
  const { estimate } = (await createEstimate(services, made)).view;
  const { id, serial, price, move_date: day, valid_until: expiresAt } = estimate;
  const isDeposit = plan === "DEPOSIT";
  return {
    subject: subjectOfEstimate(id),
    serial,
    title: isDeposit ? "이사 계약금" : "이사 요금",
    day,
    amount: isDeposit ? price.depositAmount : price.totalAmount,
    expiresAt,
  };
}

async function quoteStorage(
  services: Services,
  input: StorageOrderInput,
  userId: string,
): Promise<Quote> {
  // The first payment of a subscription registers the member's own card, which no link without a login can.
  if (input.paymentType !== "NORMAL") {
    throw new ProblemError("validation_failed", {
      fields: [
        {
          field: "payment_type",
          code: "invalid_value",
          message: "매달 자동 결제는 고객이 직접 카드를 등록해야 해요. 한 번에 결제를 골라 주세요.",
        },
      ],
    });
  }
  const { order } = await createStorageOrder(services, {
    input,
    userId,
    idempotencyKey: undefined,
  });
  const { id, serial, total_amount: amount, valid_until: expiresAt } = order;
  const day = input.collection?.date ?? lastDayInSeoul(expiresAt);
  return { subject: subjectOfOrder(id), serial, title: "보관 요금", day, amount, expiresAt };
}
