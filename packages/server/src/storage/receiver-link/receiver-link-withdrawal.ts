import type { WithdrawalStep } from "../../subject/composition.ts";

/** Deletes the member's links, because on the day of a delivery they would still show where it went. */
export const receiverLinkWithdrawal: WithdrawalStep = {
  async forget(tx, { userId }) {
    await tx
      .deleteFrom("receiver_links")
      .where("order_id", "in", (eb) =>
        eb.selectFrom("storage_orders").select("id").where("user_id", "=", userId),
      )
      .execute();
  },
};
