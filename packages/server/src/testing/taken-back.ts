import { sql } from "kysely";
import { customCompletion } from "./custom-payments.ts";
import type { Order } from "./orders.ts";
import type { TestServer } from "./test-server.ts";

/** Takes payments back at the provider, and pays the links that ask for them again. */
export function takenBack(server: TestServer) {
  /** The newest payment with this number, or for this subject or kind of subject. */
  const paymentOf = (key: "merchant_uid" | "subject_kind" | "subject_id", value: string) =>
    server.services.db
      .selectFrom("payments")
      .selectAll()
      .where("paid_at", "is not", null)
      .where(sql.ref(key), "=", value)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();

  const report = (payment: { readonly merchant_uid: string; readonly imp_uid: string | null }) =>
    server.api.ok("receivePaymentWebhook", {
      body: {
        imp_uid: payment.imp_uid ?? "",
        merchant_uid: payment.merchant_uid,
        status: "cancelled",
      },
    });

  async function chargeBack(key: Parameters<typeof paymentOf>[0], value: string, amount?: number) {
    const payment = await paymentOf(key, value);
    server.provider.refundOutside(payment.imp_uid ?? "", amount);
    await report(payment);
  }

  const linksBy = (key: "order_serial" | "balance_of_kind", value: string) =>
    server.services.db
      .selectFrom("custom_payments")
      .select(["url", "amount", "status", "user_id"])
      .where(sql.ref(key), "=", value)
      .orderBy("created_at")
      // Two of one instant, in the order in which they were made.
      .orderBy((eb) =>
        eb
          .selectFrom("status_history")
          .select((history) => history.fn.min("status_history.id").as("first"))
          .whereRef("subject_id", "=", "custom_payments.id"),
      )
      .execute();
  const linkOf = async ({ serial }: Pick<Order, "serial">) =>
    (await linksBy("order_serial", serial))[0];

  async function payLink(url: string) {
    const path = { url };
    const body = { method: "CARD" };
    const prepared = await server.api.ok("prepareCustomPayment", { path, body });
    const merchantUid = prepared.merchant_uid;
    const { impUid } = server.provider.pay(merchantUid);
    await server.api.ok("completeCustomPayment", customCompletion({ url, merchantUid }, impUid));
    return merchantUid;
  }
  return { paymentOf, report, chargeBack, linksBy, linkOf, payLink };
}
