import {
  awaitsPayment,
  formatKoreanDate,
  formatTimeSlot,
  formatWon,
  isUnloaded,
  moveView,
  sumOfLines,
  todayInSeoul,
  type MoveView,
  totalsOf,
} from "@damadum/domain";
import type { Estimate, EstimateSummary, OrderLedger } from "@damadum/sdk/model";
import { linksIn } from "./extras.ts";
import { moneyOf, waitingNow } from "./money.ts";
import type { OwnMove } from "./own-move.ts";
import { offered, textOf, valueOf, type Said, type Stage } from "./scene.ts";
import { noticeOfEstimate } from "../../move/estimate/ports.ts";

/** What order, paper, list, notice, operator and provider say of a move. */
export async function viewsOfMove(stage: Stage, move: OwnMove): Promise<Said> {
  const { server } = stage;
  const { id, serial, member, read, payments } = move;
  const order = await read();
  const { items } = await server.api.ok("listEstimates", { token: await member.token() });
  const [mine] = items;
  if (mine === undefined) throw new Error("A member's order is in their list");
  const now = server.services.clock();
  const notice = await noticeOfEstimate(server.services.db, { subjectId: id, from: null, now });
  const shown = await stage.ops("moves show", { serial });
  const todo = await waitingNow(server);
  const variables = notice?.variables ?? {};
  return {
    ...moneyOf(server, { ledger: order.ledger, shown, payments: await payments() }),
    ...(await linksIn(stage, order)),
    ...stateOf({ order, mine, shown, todo, variables, now }),
    ...amountsOf({ order, mine, variables }),
  };
}

/** The action of the server behind each next action of a move. */
const needs = {
  PAY: ["PAY"],
  PAY_AGAIN: ["PAY"],
  PAY_BALANCE: ["PAY_BALANCE"],
  REQUEST_COLLECTION: ["REQUEST_COLLECTION"],
  WRITE_REVIEW: ["WRITE_REVIEW"],
};

function stateOf(views: {
  readonly order: Estimate;
  readonly mine: EstimateSummary;
  readonly shown: Awaited<ReturnType<Stage["ops"]>>;
  readonly todo: readonly Readonly<Record<string, unknown>>[];
  readonly variables: Readonly<Record<string, string>>;
  readonly now: Date;
}): Said {
  const { order, mine, shown, todo, variables, now } = views;
  const { draft, ledger } = order;
  const today = todayInSeoul(now);
  const waits = (kind: string) =>
    todo.some((row) => row["kind"] === kind && row["number"] === order.serial);
  const isDeclined = ({ kind, state, at }: OrderLedger["rows"][number]) =>
    kind === "EXTRA" && state === "DECLINED" && at !== null && Date.parse(at) > daysAgo(now, 10);
  const told = (amount: number) =>
    todo.some((row) => row["kind"] === "DECLINED_EXTRA" && row["amount"] === amount);
  return {
    status: {
      order: order.status,
      my: mine.status,
      history: order.history.at(-1)?.to,
      operator: valueOf(shown.facts?.["상태"]),
    },
    // A payment that is not made yet has words of its own for its member.
    "state in words": awaitsPayment(order.status)
      ? {}
      : {
          order: `${viewOf(orderFacts(order), today).label} (${order.status})`,
          operator: textOf(shown.facts?.["상태"]),
        },
    view: { order: viewOf(orderFacts(order), today), my: viewOf(summaryFacts(mine), today) },
    "next action": {
      order: true,
      server: offered(viewOf(orderFacts(order), today), needs, order.actions),
    },
    actions: { order: order.actions, my: mine.actions },
    review: { order: order.review_rating, my: mine.review_rating },
    "move day": {
      order: `${draft.move_date} ${draft.move_time}`,
      my: `${mine.move_date} ${mine.move_time}`,
      operator: shown.facts?.["이사"],
    },
    "move day in words": {
      order: `${formatKoreanDate(draft.move_date)} ${formatTimeSlot(draft.move_time)}`,
      notice: `${variables["날짜"]} ${variables["시간"]}`,
    },
    boxes: { order: draft.box_rental ?? null, my: mine.box_rental },
    "to confirm": { order: order.status === "PAYMENT", operator: waits("MOVE_TO_CONFIRM") },
    "past its day": {
      order:
        ["CONFIRM", "BOX_DEL_BEFORE", "BOX_DEL_COMPLETE", "WORKING"].includes(order.status) &&
        draft.move_date < today,
      operator: waits("MOVE_PAST"),
    },
    "declined extras": {
      order: true,
      operator: ledger.rows.filter(isDeclined).every(({ amount }) => told(amount)),
    },
  };
}

const daysAgo = (now: Date, days: number) => now.getTime() - days * 86_400_000;

function orderFacts({ draft, balance_amount: balance, ...order }: Estimate) {
  return {
    ...order,
    date: draft.move_date,
    time: draft.move_time,
    boxes: draft.box_rental ?? null,
    balance,
    due: order.ledger.due_amount,
  };
}

function summaryFacts(row: EstimateSummary) {
  return {
    ...row,
    date: row.move_date,
    time: row.move_time,
    boxes: row.box_rental,
    balance: row.balance_amount,
    due: row.due_amount,
  };
}

function viewOf(
  facts: Pick<
    ReturnType<typeof orderFacts>,
    "status" | "actions" | "review_rating" | "date" | "time" | "boxes" | "balance" | "due"
  >,
  today: string,
): MoveView {
  const {
    status,
    actions,
    review_rating: reviewRating,
    date,
    time,
    boxes: rental,
    balance: balanceAmount,
    due: dueAmount,
  } = facts;
  return moveView({
    status,
    actions,
    reviewRating,
    move: { date, time },
    boxes: rental,
    balanceAmount,
    dueAmount,
    today,
  });
}

/** Amounts of the list, the paper and the notice beside the ledger. */
function amountsOf({
  order,
  mine,
  variables,
}: {
  readonly order: Estimate;
  readonly mine: EstimateSummary;
  readonly variables: Readonly<Record<string, string>>;
}): Said {
  const { ledger, amount } = order;
  const extras = ledger.rows.filter(({ kind, state }) => kind === "EXTRA" && state === "DONE");
  return {
    "amounts of the list": {
      order: [
        ledger.total_amount,
        ledger.paid_amount,
        ledger.balance_amount,
        ledger.due_amount,
        ledger.to_pay_amount,
        ledger.cancel_fee_amount,
      ],
      my: [
        mine.total_amount,
        mine.paid_amount,
        mine.balance_amount,
        mine.due_amount,
        mine.to_pay_amount,
        mine.cancel_fee_amount,
      ],
    },
    "amounts of the order": {
      ledger: [ledger.paid_amount, ledger.balance_amount],
      order: [order.paid_amount, order.balance_amount],
    },
    "price on paper": {
      ledger: ledger.total_amount - sumOfLines(extras),
      total: amount.total_amount,
      lines: sumOfLines(amount.lines),
    },
    "due once unloaded": {
      rule: isUnloaded(order.status) ? ledger.to_pay_amount : ledger.due_amount,
      ledger: ledger.due_amount,
    },
    "amounts of the notice": {
      ledger: [
        ledger.total_amount,
        ledger.paid_amount,
        ledger.balance_amount,
        ledger.cancel_fee_amount,
        totalsOf(ledger.rows).refundByUs,
      ].map(formatWon),
      notice: ["금액", "낸금액", "잔금", "수수료", "환불"].map((name) => variables[name]),
    },
  };
}
