import { formatWon, linkTo, namedMoveStatus, type OperatorRole } from "@damadum/domain";
import type { OperatorNewOrder, OperatorOrder } from "@damadum/sdk/model";
import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import { paymentsOf } from "../../money/ledger/payments-of.ts";
import { undoOfMove } from "../../move/estimate/advance-estimate.ts";
import { findMove } from "../../move/estimate/read-estimates.ts";
import { toEstimate } from "../../move/estimate/to-wire.ts";
import type { Services } from "../../services.ts";
import { undoOfStorage } from "../../storage/boxes/undo-storage-step.ts";
import { showOrder } from "../../storage/order-state/order-view.ts";
import { factsOf } from "../../storage/order-state/request-facts.ts";
import { toStorageOrder } from "../../storage/storage-order/to-wire.ts";
import type { PastChange } from "../../subject/history.ts";
import type { UndoRefusal } from "../../subject/undo-step.ts";
import { logChange, logReading } from "../action-log/log-actions.ts";
import { answerFacts, storageFacts } from "../answer-facts.ts";
import { actorNames, undoRefusals, type NamedStates } from "../korean.ts";
import { namedStorageOrder } from "../named-storage-order.ts";
import { nextOfMove, nextOfStorage } from "../next-steps.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { wireResult } from "../wire-result.ts";
import { findRequests } from "../second-person/store.ts";
import { toNext } from "../operator-today/routes.ts";
import { operatorNames, paymentTable, storagePaymentTable } from "../tables.ts";
import { findCustomer } from "../lists/customer-store.ts";
import { requireDuty } from "../perform-command.ts";
import { createTelephoneOrder, customerOf, type TelephoneOrder } from "./create-order.ts";

export const operatorOrderRoutes = (services: Services): HandlersOf<"operator-order"> => ({
  async createOperatorOrder({ caller, body: { username, order }, address }) {
    const operator = operatorOf(caller, address);
    const action = { command: "order create", input: { kind: order.kind } };
    await requireDuty(services, operator, { duty: "ORDERS", changes: true, action });
    const { serial, url, amount } = await logChange(services, { operator, action }, async () => {
      const userId = await customerOf(services, username);
      const made = await createTelephoneOrder(services, {
        order: readOrder(order),
        userId,
        operatorId: operator.userId,
        address,
      });
      return { ...made, made: made.serial, concerns: userId };
    });
    const link = services.webOrigin + linkTo("customPayment", { url });
    return { status: 201, body: { serial, link, amount } };
  },
  async getOperatorOrder({ caller, path: { serial }, address }) {
    const operator = operatorOf(caller, address);
    const read = serial.startsWith("MV") ? readMove : readStorage;
    const { userId, order } = await read(services, { serial, role: operator.role });
    const waiting = (await findRequests(services.db, serial)).map(({ amount, username }) => {
      const text = `${formatWon(amount)} (${username} 님이 부탁)`;
      return { label: "다른 운영자가 확인할 돈", value: amount, text };
    });
    const action = { command: "order", input: { serial } };
    await logReading(services, { operator, action, concerns: userId });
    return { status: 200, body: { ...order, facts: [...waiting, ...order.facts] } };
  },
});

/** The order with the names of the domain. */
function readOrder(order: OperatorNewOrder["order"]): TelephoneOrder {
  return order.kind === "MOVE"
    ? { kind: "MOVE", plan: order.plan, input: camelKeys(order.draft) }
    : { kind: "STORAGE", input: camelKeys(order.draft) };
}

interface Asked {
  readonly serial: string;
  readonly role: OperatorRole;
}

/** An order with the id of whom it belongs to; null for a visitor's. */
interface Read {
  readonly userId: string | null;
  readonly order: OperatorOrder;
}

async function readMove(services: Services, { serial, role }: Asked): Promise<Read> {
  const view = await findMove(services, serial);
  const { estimate, history } = view;
  const { status, user_id: userId, input } = estimate;
  const named = namedMoveStatus(input);
  const order: OperatorOrder = {
    kind: "MOVE",
    serial,
    status,
    status_label: named.states[status].label,
    customer: userId === null ? null : await findCustomer(services.db, { userId, serial }),
    move: toEstimate(view, { now: services.clock(), visitorKey: null }),
    storage: null,
    ...wireParts({
      facts: answerFacts(input),
      tables: [paymentTable(paymentsOf(estimate, { withExtras: true }))],
    }),
    history: await toChanges(services, named, history),
    next: toNext(nextOfMove(status, input.useBoxes), role),
    ...toUndo(await undoOfMove(services.db, estimate)),
  };
  return { userId, order };
}

async function readStorage(services: Services, { serial, role }: Asked): Promise<Read> {
  const view = await showOrder(services, serial);
  const { order: found, history } = view;
  const { status, user_id: userId } = found;
  const { legs } = factsOf(found.request);
  const named = namedStorageOrder(found.request);
  const order: OperatorOrder = {
    kind: "STORAGE",
    serial,
    status,
    status_label: named.states[status].label,
    customer: await findCustomer(services.db, { userId, serial }),
    move: null,
    storage: toStorageOrder(view, services.clock()),
    ...wireParts({
      facts: storageFacts(found),
      tables: [storagePaymentTable(found)],
    }),
    history: await toChanges(services, named, history),
    next: toNext(nextOfStorage(status, legs), role),
    ...toUndo(await undoOfStorage(services.db, found)),
  };
  return { userId, order };
}

function toUndo(undo: object | UndoRefusal | null) {
  const refusal = typeof undo === "string" ? undoRefusals[undo] : null;
  return { can_undo: undo !== null && refusal === null, undo_refusal: refusal };
}

function wireParts(result: Parameters<typeof wireResult>[0]) {
  const { facts, tables } = wireResult(result);
  const [payments = { title: null, columns: [], rows: [] }] = tables;
  return { facts, payments };
}

async function toChanges<S extends string>(
  { db }: Services,
  machine: NamedStates<S>,
  history: readonly PastChange<S>[],
): Promise<OperatorOrder["history"]> {
  const names = await operatorNames(db, history);
  const label = (status: S) => machine.states[status].label;
  return history.map(({ at, actor, actor_id: id, reason, message, ...change }) => ({
    from: change.from_status,
    to: change.to_status,
    from_label: change.from_status && label(change.from_status),
    to_label: label(change.to_status),
    at: toInstant(at),
    actor,
    actor_label: `${actorNames[actor]} ${names.get(id) ?? ""}`.trim(),
    reason,
    message,
  }));
}
