import type { BoxStatus } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { assignBoxes } from "../storage/box/assign-boxes.ts";
import type { TestServer } from "./test-server.ts";

/** Boxes of a member in one state, as if assigned to the member's first order. */
export async function newBoxes(
  { services }: TestServer,
  options: {
    readonly userId: string;
    readonly count?: number;
    readonly status?: BoxStatus;
  },
) {
  const { clock, db, ids } = services;
  const order = {
    userId: options.userId,
    orderId: ids.uuid(),
    orderSerial: ids.estimateSerial().replace("MV", "ST"),
    contractId: ids.uuid(),
  };
  const serials = await inTransaction(db, (tx) =>
    assignBoxes(
      tx,
      { clock, ids },
      { ...order, actor: "OPERATOR", actorId: null },
      { count: options.count ?? 1 },
    ),
  );
  if (options.status !== undefined) {
    await db
      .updateTable("boxes")
      .set({ status: options.status })
      .where("serial", "in", [...serials])
      .execute();
  }
  return { ...order, serials, serial: serials[0] ?? "" };
}

export async function idOfMember({ services }: TestServer, username: string): Promise<string> {
  const { id } = await services.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}
