import {
  formatWon,
  storageOrderLegs,
  storageOrderView,
  todayInSeoul,
  totalsOf,
} from "@damadum/domain";
import type { StorageOrder, StorageOrderSummary } from "@damadum/sdk/model";
import { noticeOfOrder, visitsText } from "../../storage/order-state/notice-of-order.ts";
import { isAskedFor, linksIn } from "./extras.ts";
import { moneyOf, waitingNow } from "./money.ts";
import type { OwnStorage } from "./own-storage.ts";
import { offered, rowsOf, valueOf, type Said, type Stage } from "./scene.ts";

/** What order, list, notice, operator and provider say of a storage order. */
export async function viewsOfStorage(stage: Stage, storage: OwnStorage): Promise<Said> {
  const { server, ops } = stage;
  const { id, serial, member, read, payments } = storage;
  const order = await read();
  const { items } = await server.api.ok("listStorageOrders", { token: await member.token() });
  const [mine] = items;
  if (mine === undefined) throw new Error("A member's order is in their list");
  const now = server.services.clock();
  const today = todayInSeoul(now);
  const told = await noticeOfOrder(server.services.db, { subjectId: id, from: null, now });
  const shown = await ops("storage show", { serial });
  const listed = rowsOf(await ops("storage list", { status: order.status, limit: "500" }));
  const todo = await waitingNow(server);
  const row = listed.find((one) => one["serial"] === serial);
  const { ledger } = order;
  return {
    ...moneyOf(server, { ledger, shown, payments: await payments() }),
    ...(await linksIn(stage, order)),
    status: {
      order: order.status,
      my: mine.status,
      history: order.history.at(-1)?.to,
      operator: valueOf(shown.facts?.["상태"]),
    },
    view: { order: viewOf(order, today), my: viewOf(mine, today) },
    "next action": {
      order: true,
      server: offered(viewOf(order, today), { PAY: ["PAY"], PAY_AGAIN: ["PAY"] }, order.actions),
    },
    days: {
      order: [order.delivery, order.collection],
      my: [mine.delivery, mine.collection],
      operator: [shown.facts?.["배송"], shown.facts?.["수거"]].map(appointmentIn),
    },
    "days in words": {
      notice: told.variables["방문"],
      order: await wordsOfVisits(stage, id),
    },
    boxes: { order: order.box_count, my: mine.box_count, operator: shown.facts?.["박스 수"] },
    "amounts of the list": {
      ledger: [ledger.total_amount, ledger.paid_amount, ledger.due_amount],
      my: [mine.total_amount, mine.paid_amount, mine.due_amount],
    },
    "amounts of the operator's list": {
      ledger: [ledger.total_amount, ledger.paid_amount, ledger.to_pay_amount],
      operator: [row?.["total"], row?.["paid"], row?.["toPay"]],
    },
    "a button for what is due": {
      due: true,
      links: isAskedFor(ledger.rows, ledger.due_amount),
    },
    "paid amount": { ledger: ledger.paid_amount, order: order.paid_amount },
    "amounts of the notice": {
      ledger: [
        ledger.total_amount,
        ledger.paid_amount,
        ledger.cancel_fee_amount,
        totalsOf(ledger.rows).refundByUs,
      ].map(formatWon),
      notice: ["금액", "낸금액", "수수료", "환불"].map((name) => told.variables[name]),
    },
    "to confirm": {
      order: order.status === "PAYMENT",
      operator: todo.some(
        (one) => one["kind"] === "STORAGE_TO_CONFIRM" && one["number"] === serial,
      ),
    },
  };
}

function appointmentIn(cell: unknown) {
  if (typeof cell !== "string") return null;
  const [date, time] = cell.split(" ");
  return { date, time };
}

async function wordsOfVisits({ server }: Stage, id: string): Promise<string> {
  const { request } = await server.services.db
    .selectFrom("storage_orders")
    .select("request")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return visitsText(request);
}

/** The words of an order as a page shows them. */
function viewOf(order: StorageOrder | StorageOrderSummary, today: string) {
  const { type, status, actions, delivery, collection, box_count: boxCount, scope } = order;
  const legs = storageOrderLegs(type, {
    useBoxes: delivery !== null,
    collection: collection !== null,
  });
  const shared = { type, status, actions, legs, delivery, collection };
  const dueAmount = "ledger" in order ? order.ledger.due_amount : order.due_amount;
  return storageOrderView({ ...shared, boxCount, scope, dueAmount, today });
}
