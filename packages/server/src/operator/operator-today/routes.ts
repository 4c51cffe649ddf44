import { mayOperate, todayInSeoul, type OperatorRole } from "@damadum/domain";
import type { OperatorNext, OperatorVisit } from "@damadum/sdk/model";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { logReading } from "../action-log/log-actions.ts";
import { findVisits, keyOf, type Visit } from "../lists/visits-of-day.ts";
import { stepLabels } from "../next-steps.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { requireDuty } from "../perform-command.ts";
import { advanceVisit } from "./advance-visit.ts";

export const operatorTodayRoutes = (services: Services): HandlersOf<"operator-today"> => ({
  async listOperatorVisits({ caller, query, address }) {
    const { db, clock } = services;
    const { day = todayInSeoul(clock()), kind, state } = query;
    const operator = operatorOf(caller, address);
    const all = await findVisits(db, day);
    await logReading(services, { operator, action: { command: "today", input: { day } } });
    const shown = all.filter(
      (visit) =>
        (kind === undefined || visit.kind === kind) &&
        (state === undefined || (state === "DONE") === isDone(visit)),
    );
    const open = all.filter((visit) => !isDone(visit)).length;
    const visits = shown.map((visit) => toVisit(visit, operator.role));
    return { status: 200, body: { day, total: all.length, open, visits } };
  },
  async advanceOperatorVisits({ caller, body, address }) {
    const operator = operatorOf(caller, address);
    const { visits, early = false, ...words } = body;
    const action = { command: "advance visits", input: { count: visits.length } };
    await requireDuty(services, operator, { duty: "ORDERS", changes: true, action });
    const answers = [];
    // One after the other: two visits may be of one order.
    for (const visit of visits) {
      answers.push(await advanceVisit(services, operator, { ...words, early, ...visit }));
    }
    return { status: 200, body: { answers } };
  },
});

const mayAdvance = (role: OperatorRole) => mayOperate(role, { duty: "ORDERS", changes: true });

/** The states that a visit leads to: it is done when its order is there or beyond. */
const doneAfter: Readonly<Record<Visit["part"], ReadonlySet<string>>> = {
  move: new Set(["WORKING_COMPLETE", "BOX_COL_REQUEST", "COMPLETE"]),
  delivery: new Set([
    "BOX_DEL_COMPLETE",
    "WORKING",
    "WORKING_COMPLETE",
    "BOX_COL_REQUEST",
    "COMPLETE",
    "BEFORE_COLLECTION",
    "COLLECTING",
  ]),
  collection: new Set(["COMPLETE"]),
  work: new Set(["INVOICE_COMPLETE", "PAYMENT", "COMPLETE"]),
};

const isDone = ({ part, status }: Visit) => doneAfter[part].has(String(status.value));

/** The next step of a state as its press; null when there is none. */
export function toNext(next: string | null, role: OperatorRole): OperatorNext | null {
  return next === null
    ? null
    : { to: next, label: stepLabels[next] ?? next, may: mayAdvance(role) };
}

function toVisit(visit: Visit, role: OperatorRole): OperatorVisit {
  const { kind, work, number, time, status, statusLabel } = visit;
  const { customer, phone, place, boxes, memo, balance, next } = visit;
  return {
    key: keyOf(visit),
    kind,
    work,
    number,
    order: kind === "COMPANY" ? null : number,
    time,
    status: String(status.value),
    status_label: statusLabel,
    customer,
    phone_last_four: phone?.slice(-4) ?? null,
    place,
    boxes,
    memo,
    balance,
    is_done: isDone(visit),
    next: toNext(isDone(visit) ? null : next, role),
  };
}
