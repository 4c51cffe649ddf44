import { sumBy } from "es-toolkit";
import { isOpen as isActionOpen, sumOfLines } from "@damadum/domain";
import type { OrderLedger } from "@damadum/sdk/model";
import { expireCustomPayments } from "../../money/custom-payment/end-request.ts";
import { owedNow } from "./money.ts";
import { tryCommand, valueOf, type actorOf, type Said, type Stage } from "./scene.ts";

export function extraSteps(stage: Stage, serial: string) {
  const newest = () => newestLink(stage, "order_serial", serial);
  return {
    ...debtSteps(stage, "order_serial", async () => serial),
    askExtra: async () => {
      const input = { amount: "100000", title: "사다리차 추가", reason: "차가 막혔어요" };
      await tryCommand(stage, "links create", { ...input, order: serial });
    },
    cancelExtra: async () => {
      const link = await newest();
      if (link !== undefined)
        await tryCommand(stage, "links cancel", { url: link.url, reason: "잘못 보냈어요" });
    },
  } as const;
}

type LinkKey = "order_serial" | "balance_of";

/** The newest link that is open, or of all when none is. */
function newestLink({ server }: Stage, key: LinkKey, value: string) {
  return server.services.db
    .selectFrom("custom_payments")
    .select(["id", "url", "amount", "status"])
    .where(key, "=", value)
    .orderBy((eb) => eb("status", "in", ["QUOTED", "WAIT"]), "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What the holder of a link does, and what happens to it when its time is over. */
export function debtSteps(stage: Stage, key: LinkKey, valueOfKey: () => Promise<string>) {
  const { server } = stage;
  const newest = async () => newestLink(stage, key, await valueOfKey());
  return {
    payExtra: async (): Promise<Said | void> => {
      const link = await newest();
      if (link === undefined) return;
      const path = { url: link.url };
      const body = { method: "CARD" };
      const answer = await server.api.send<{ readonly merchant_uid: string }>(
        "prepareCustomPayment",
        { path, body },
      );
      if (answer.status >= 300) return;
      const { merchant_uid } = answer.body;
      const { impUid: imp_uid, amount } = server.provider.pay(merchant_uid);
      await server.api.ok("completeCustomPayment", { path, body: { imp_uid, merchant_uid } });
      return { "asked by the link": { link: link.amount, window: amount } };
    },
    declineExtra: async () => {
      const link = await newest();
      if (link === undefined) return;
      await server.api.send("declineCustomPayment", { path: { url: link.url }, body: {} });
    },
    refundExtra: async () => {
      const link = await newest();
      if (link !== undefined)
        await tryCommand(stage, "links refund", { url: link.url, reason: "쓰지 않았어요" });
    },
    askAgain: async () => {
      const link = await newest();
      const outcome = { outcome: "ASK_AGAIN", reason: "다시 부탁해요" };
      if (link !== undefined)
        await tryCommand(stage, "links settle", { url: link.url, ...outcome });
    },
    leaveDebt: async () => {
      const link = await newest();
      if (link === undefined || (link.status !== "QUOTED" && link.status !== "WAIT")) return;
      const outcome = { outcome: "LEAVE", reason: "받을 수 없어요" };
      await tryCommand(stage, "links settle", { url: link.url, ...outcome });
    },
    expireLinks: async () => {
      server.clock.pass({ days: 9 });
      await expireCustomPayments(server.services);
    },
  } as const;
}

/** Whether open links ask for at least this much of what rows lack, in won. */
export function isAskedFor(rows: OrderLedger["rows"], amount: number): boolean {
  return sumOfLines(rows.filter(({ state, link }) => state === "OPEN" && link !== null)) >= amount;
}

interface LedgerOfOrder {
  readonly status: string;
  readonly ledger: OrderLedger;
}

/** A quote is owed by nobody, even where a link would book it. */
const isQuote = ({ status }: LedgerOfOrder) => status === "QUOTED" || status === "WAIT";

/** Whether more is owed for an order than the extras that its payer may decline. */
export const isOwing = (order: LedgerOfOrder): boolean =>
  !isQuote(order) && order.ledger.due_amount > order.ledger.extra_amount;

/** A member who leaves: refused exactly when something is named that holds them, which money owed does. */
export function leaveStep(
  stage: Stage,
  member: ReturnType<typeof actorOf>,
  readOwing: () => Promise<boolean>,
) {
  let isGone = false;
  return {
    isOver: () => isGone,
    leave: async (): Promise<Said> => {
      const owes = await readOwing();
      const token = await member.token();
      const { holds } = await stage.server.api.ok("getWithdrawal", { token });
      const { status } = await stage.server.api.send("deleteMe", { token });
      isGone = status < 300;
      return {
        withdrawal: { refused: !isGone, held: holds.length > 0 },
        "withdrawal of who owes": { possible: true, left: !(owes && isGone) },
      };
    },
  } as const;
}

/** What the page of each link and the operator say of it, beside its row in the order's ledger. */
export async function linksIn(
  stage: Stage,
  order: LedgerOfOrder & { readonly serial: string },
): Promise<Said> {
  const { serial, ledger } = order;
  const links = ledger.rows.filter(({ link }) => link !== null);
  let declinable = 0;
  const said = links.map(async ({ link, amount, state }) => {
    const url = link ?? "";
    const page = await stage.server.api.ok("getCustomPayment", { path: { url } });
    const shown = await stage.ops("links show", { url });
    const isOpen = page.status === "QUOTED" || page.status === "WAIT";
    if (isActionOpen(page.actions, "DECLINE")) declinable += amount;
    return [
      [
        `amount of link ${url}`,
        { row: amount, page: page.amount, operator: valueOf(shown.facts?.["금액"]) },
      ],
      [
        `link ${url} is open`,
        { row: state === "OPEN", page: isOpen, pay: isActionOpen(page.actions, "PAY") },
      ],
      [`status of link ${url}`, { page: page.status, operator: valueOf(shown.facts?.["상태"]) }],
    ] as const;
  });
  const shown = Object.fromEntries((await Promise.all(said)).flat());
  const owed = (await owedNow(stage.server)).filter((one) => one.serial === serial);
  const held = ledger.paid_amount - ledger.refund_amount;
  return {
    ...shown,
    "held beyond the price": {
      allowed: 0,
      ledger: order.status === "CANCEL" ? 0 : Math.max(0, held - ledger.total_amount),
    },
    "owed now": {
      // Neither a quote nor an extra that its payer may decline is owed yet.
      ledger: (isQuote(order) ? ledger.extra_amount : ledger.due_amount) - declinable,
      operator: sumBy(owed, ({ balance }) => balance),
    },
  };
}

export async function linkIdsOf({ server }: Stage, serial: string): Promise<readonly string[]> {
  const links = await server.services.db
    .selectFrom("custom_payments")
    .select("id")
    .where("order_serial", "=", serial)
    .execute();
  return links.map(({ id }) => id);
}
