import { randomUUID } from "node:crypto";
import { newMember } from "../members.ts";
import { storageDraft } from "../storage-orders.ts";
import { linkIdsOf } from "./extras.ts";
import { paymentsFor } from "./money.ts";
import { actorOf, type Stage } from "./scene.ts";

export async function newStorage(stage: Stage, withBoxes: boolean) {
  const { server } = stage;
  const { username, token } = await newMember(server);
  const { delivery: _delivery, ...own } = storageDraft;
  const { serial } = await server.api.ok("createStorageOrder", {
    token,
    body: withBoxes ? storageDraft : { ...own, use_boxes: false },
    headers: { "idempotency-key": randomUUID() },
  });
  const { id } = await server.services.db
    .selectFrom("storage_orders")
    .select("id")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  const member = actorOf(stage, username);
  const path = { serial };
  const read = async () => server.api.ok("getStorageOrder", { token: await member.token(), path });
  const payments = async () =>
    paymentsFor(
      server,
      ["STORAGE_ORDER", "CUSTOM_PAYMENT"],
      [id, ...(await linkIdsOf(stage, serial))],
    );
  /** Ends a payment in the window as the member's browser does. */
  const settle = async (merchant_uid: string, outcome: "pay" | "fail") => {
    const { impUid: imp_uid } = server.provider[outcome](merchant_uid);
    await server.api.send("completeStorageOrderPayment", { path, body: { imp_uid, merchant_uid } });
  };
  return { id, serial, member, path, read, payments, settle };
}

export type OwnStorage = Awaited<ReturnType<typeof newStorage>>;
