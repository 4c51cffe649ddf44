import type { PreparedPayment } from "@damadum/sdk/model";
import { newMember } from "../members.ts";
import { completion, newEstimate } from "../orders.ts";
import { linkIdsOf } from "./extras.ts";
import { paymentsFor } from "./money.ts";
import { actorOf, type Stage } from "./scene.ts";

const boxes = {
  use_boxes: true,
  box_rental: {
    box_count: 10,
    delivery: { date: "2026-12-08", time: "09:00" },
    collection: { date: "2026-12-13", time: "11:00" },
  },
};

/** A member's new move, with our boxes or without. */
export async function newMove(stage: Stage, withBoxes: boolean) {
  const { server } = stage;
  const { username, token } = await newMember(server);
  const { serial } = await newEstimate(server, token, withBoxes ? boxes : {});
  const { id } = await server.services.db
    .selectFrom("estimates")
    .select("id")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  const member = actorOf(stage, username);
  const path = { serial };
  return {
    id,
    serial,
    member,
    path,
    read: async () => server.api.ok("getEstimate", { token: await member.token(), path }),
    payments: async () =>
      paymentsFor(
        server,
        ["ESTIMATE", "CUSTOM_PAYMENT"],
        [id, ...(await linkIdsOf(stage, serial))],
      ),
    /** Ends a payment in the window as the member's browser does. */
    settle: async ({ merchant_uid: merchantUid }: PreparedPayment, outcome: "pay" | "fail") => {
      const { impUid } = server.provider[outcome](merchantUid);
      await server.api.send("completeEstimatePayment", completion({ serial, merchantUid }, impUid));
    },
  };
}

export type OwnMove = Awaited<ReturnType<typeof newMove>>;
