import { addDays, todayInSeoul, seoulInstant } from "@damadum/domain";
import type { Database } from "../db/tables.ts";
import { createIds } from "../providers/ids.ts";
import type { Limits } from "../http/limits/limits.ts";
import type { Services } from "../services.ts";
import type { DemoMoney } from "./demo-money.ts";

/** The verbs' services for playing what has happened up to today. */
export interface DemoServices {
  readonly services: Services;
  readonly money: DemoMoney;
  readonly today: string;
  /** From now on it is this time of this day, in the morning where none is given; never later than now, and today now. */
  at(day: string, time?: string): void;
  /** The same, so many days from today. */
  inDays(days: number, time?: string): void;
}

/** Whoever fills an empty database is not counted; counting would also wait for the database's one connection. */
const noLimits: Limits = {
  consume: () => Promise.resolve(),
  reset: () => Promise.resolve(),
  restore: () => Promise.resolve(),
};

/** Services that work in one transaction, by a clock that can be set back. */
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
      payments: money.payments,
      billingKeys: money.billingKeys,
    },
    money,
    today,
    at,
    inDays: (days, hour) => at(addDays(today, days), hour),
  };
}
