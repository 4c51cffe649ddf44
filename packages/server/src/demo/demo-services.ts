import { inTransaction } from "../db/transaction.ts";
import {
  findOrCreatePreparation,
  type PreparationRequest,
} from "../money/payment/find-or-create-preparation.ts";
import { recordAttempt } from "../money/payment/record-attempt.ts";
import { addDays, todayInSeoul, seoulInstant } from "@damadum/domain";
import type { Database } from "../db/tables.ts";
import { createIds } from "../providers/ids.ts";
import type { Limits } from "../http/limits/limits.ts";
import type { Services } from "../services.ts";
import type { DemoMoney } from "./demo-money.ts";

/** The verbs' services for replaying the demo's past up to today. */
export interface DemoServices {
  readonly services: Services;
  readonly money: DemoMoney;
  readonly today: string;
  /** Sets the clock to a past day, in the morning by default; today and later days mean the real time. */
  at(day: string, time?: string): void;
  /** The same for a day relative to today. */
  inDays(days: number, time?: string): void;
}

/** Loading the demo is not limited, and limits would wait for the embedded database's only connection. */
const noLimits: Limits = {
  consume: () => Promise.resolve(),
  reset: () => Promise.resolve(),
  restore: () => Promise.resolve(),
};

/** Creates services that run in one transaction, with a clock that can be set back. */
export function demoServices(services: Services, db: Database, money: DemoMoney): DemoServices {
  const now = services.clock();
  const today = todayInSeoul(now);
  let time = now;
  const clock = () => time;
  const at = (day: string, hour = "09:30") => {
    time = day < today ? seoulInstant(day, hour) : now;
  };
  return {
    services: {
      ...services,
      db,
      clock,
      ids: createIds(clock),
      limits: noLimits,
      billingKeys: money.billingKeys,
    },
    money,
    today,
    at,
    inDays: (days, hour) => at(addDays(today, days), hour),
  };
}

/** Pays for a subject at the demo's current time, in full by default, with or without a registered card. */
export async function payInDemo(
  { services, money }: DemoServices,
  request: Omit<PreparationRequest, "plan" | "method" | "registers"> & {
    readonly plan?: PreparationRequest["plan"];
    readonly name: string;
  },
): Promise<void> {
  const { db, clock } = services;
  const { name, plan = "FULL", ...order } = request;
  const payment = await inTransaction(db, (tx) =>
    findOrCreatePreparation(tx, services, { ...order, plan, method: "CARD" }),
  );
  const { merchant_uid: merchantUid, amount } = payment;
  const paid = await money.pay({ merchantUid, amount, name });
  const known = { ...paid, paidAt: clock() };
  await inTransaction(db, (tx) => recordAttempt(tx, services, { payment, known }));
}
