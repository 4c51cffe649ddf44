import type { OrderLedger } from "@damadum/sdk/model";
import { tryCommand, valueOf, type Said, type Stage } from "./scene.ts";

/** What can happen to the extra payments of an order. */
export function extraSteps(stage: Stage, serial: string) {
  const { server } = stage;
  const newest = () =>
    server.services.db
      .selectFrom("custom_payments")
      .select(["id", "url", "amount"])
      .where("order_serial", "=", serial)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
  return {
    askExtra: async () => {
      const input = { amount: "100000", title: "사다리차 추가", reason: "차가 막혔어요" };
      await tryCommand(stage, "links create", { ...input, order: serial });
    },
    payExtra: async () => {
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
    cancelExtra: async () => {
      const link = await newest();
      if (link !== undefined)
        await tryCommand(stage, "links cancel", { url: link.url, reason: "잘못 보냈어요" });
    },
    refundExtra: async () => {
      const link = await newest();
      if (link !== undefined)
        await tryCommand(stage, "links refund", { url: link.url, reason: "쓰지 않았어요" });
    },
  } as const;
}

/** What the page of each link and the operator say of it, beside its row in the order's ledger. */
export async function linksIn(stage: Stage, ledger: OrderLedger): Promise<Said> {
  const links = ledger.rows.filter(({ link }) => link !== null);
  const said = links.map(async ({ link, amount, state }) => {
    const url = link ?? "";
    const page = await stage.server.api.ok("getCustomPayment", { path: { url } });
    const shown = await stage.ops("links show", { url });
    const isOpen = page.status === "QUOTED" || page.status === "WAIT";
    return [
      [
        `amount of link ${url}`,
        { row: amount, page: page.amount, operator: valueOf(shown.facts?.["금액"]) },
      ],
      [`link ${url} is open`, { row: state === "OPEN", page: isOpen }],
      [`status of link ${url}`, { page: page.status, operator: valueOf(shown.facts?.["상태"]) }],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(said)).flat());
}

/** The ids of an order's links. */
export async function linkIdsOf({ server }: Stage, serial: string): Promise<readonly string[]> {
  const links = await server.services.db
    .selectFrom("custom_payments")
    .select("id")
    .where("order_serial", "=", serial)
    .execute();
  return links.map(({ id }) => id);
}
