import {
  addDays,
  daysBetween,
  formatKoreanDate,
  formatWon,
  nextMonthlyCharge,
  seoulInstant,
} from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { priceListOf, termsOf } from "../storage/contract-terms-of.ts";
import { overdueAmount } from "../storage/overdue-amount.ts";
import { boxesText, visitText, type NewReminder } from "./new-reminder.ts";

/** So many days before the end of storage. */
const BEFORE_END = [30, 7] as const;
const BEFORE_CHARGE = 7;
/** What is owed is reminded of once in so many days. */
const WEEK = 7;

const legs = { DELIVERY: "박스 배송", COLLECTION: "박스 수거" } as const;

/** Visits of tomorrow, and contracts that end, are charged soon, or owe something. */
export async function findStorageReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  const found = await Promise.all([
    visits(db, addDays(today, 1)),
    ends(db, today),
    charges(db, today),
    unpaid(db, today),
  ]);
  return found.flat();
}

async function visits(db: Database, day: string): Promise<readonly NewReminder[]> {
  const bookings = await db
    .selectFrom("box_delivery_bookings as booking")
    .innerJoin("storage_orders as order", "order.id", "booking.order_id")
    .select(["booking.leg", "booking.time", "order.id", "order.serial", "order.user_id"])
    .select("order.box_count")
    .where("booking.day", "=", day)
    .where("booking.expires_at", "is", null)
    .where("order.status", "in", ["PAYMENT", "CONFIRM", "BEFORE_COLLECTION"])
    .execute();
  return bookings.map((one) => ({
    kind: "STORAGE_VISIT",
    subject_id: one.id,
    user_id: one.user_id,
    variables: {
      번호: one.serial,
      할일: legs[one.leg],
      때: visitText(day, one.time),
      박스: boxesText(one.box_count),
    },
  }));
}

async function ends(db: Database, today: string): Promise<readonly NewReminder[]> {
  const days = BEFORE_END.map((before) => addDays(today, before));
  const contracts = await db
    .selectFrom("storage_contracts")
    .select(["id", "order_serial", "user_id", "left_count", "end_date"])
    .where("status", "in", ["ACTIVE", "ENDING", "UNPAID"])
    .where("end_date", "in", days)
    .execute();
  return contracts.flatMap(({ id, order_serial: serial, user_id: userId, ...contract }) => {
    const { left_count: left, end_date: end } = contract;
    if (end === null) return [];
    const variables = {
      번호: serial,
      박스: boxesText(left),
      종료일: formatKoreanDate(end),
      남은날: `${daysBetween(today, end)}일`,
    };
    return [{ kind: "STORAGE_END" as const, subject_id: id, user_id: userId, variables }];
  });
}

async function charges(db: Database, today: string): Promise<readonly NewReminder[]> {
  const day = addDays(today, BEFORE_CHARGE);
  const contracts = await db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("status", "in", ["ACTIVE", "ENDING"])
    .where("next_charge_at", ">=", seoulInstant(day))
    .where("next_charge_at", "<", seoulInstant(addDays(day, 1)))
    .execute();
  return contracts.flatMap((contract) => {
    const next = nextMonthlyCharge(termsOf(contract), priceListOf(contract));
    if (next === null || next.amount === 0) return [];
    const variables = {
      번호: contract.order_serial,
      금액: formatWon(next.amount),
      결제일: formatKoreanDate(day),
    };
    const { id, user_id: userId } = contract;
    return [{ kind: "STORAGE_CHARGE" as const, subject_id: id, user_id: userId, variables }];
  });
}

/** A week after the contract counted as unpaid, and every week from then on. */
async function unpaid(db: Database, today: string): Promise<readonly NewReminder[]> {
  const contracts = await db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("status", "in", ["UNPAID", "EXPIRED"])
    .where("payment_type", "=", "SUBSCRIPTION")
    .where("paid_until", "<", today)
    .execute();
  return contracts.flatMap((contract) => {
    const days = contract.paid_until === null ? 0 : daysBetween(contract.paid_until, today);
    const amount = overdueAmount(contract, today);
    if (amount === 0 || days % WEEK !== 0) return [];
    const variables = { 번호: contract.order_serial, 금액: formatWon(amount) };
    const { id, user_id: userId } = contract;
    return [{ kind: "STORAGE_UNPAID" as const, subject_id: id, user_id: userId, variables }];
  });
}
