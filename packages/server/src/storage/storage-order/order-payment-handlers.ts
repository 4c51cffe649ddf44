import { camelKeys } from "../../http/case-keys.ts";
import type { Call } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { readPaymentChoice } from "../../money/payment/payment-choice.ts";
import { toPaymentOutcome, toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import { prepareOrderPayment } from "./prepare-order-payment.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { type SettleNeeds, settleReturnedPayment } from "../../money/payment/settle-payment.ts";
import { findOrderBySerial } from "../order-state/store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

type Preparation = Pick<Call<"prepareStorageOrderPayment">, "caller" | "path" | "body" | "address">;
type Completion = Pick<Call<"completeStorageOrderPayment">, "path" | "body">;

/** The handler that prepares a payment, the same for orders of every type. */
export const handlePreparation =
  (services: Services) =>
  async ({ caller: { userId }, path: { serial }, body, address }: Preparation) => {
    const request = { serial, userId, address, way: readPaymentChoice(body) };
    const prepared = await prepareOrderPayment(services, request);
    return { status: 201, body: toPreparedOrderPayment(prepared) } as const;
  };

export const handleCompletion =
  (services: Services) =>
  async ({ path, body }: Completion) => {
    const input = { ...camelKeys(body), serial: path.serial };
    const payment = await completeOrderPayment(services, input);
    return { status: 200, body: toPaymentOutcome(path.serial, payment) } as const;
  };

/** Settles the payment for an order that the browser returns from, and returns its outcome. */
async function completeOrderPayment(
  services: SettleNeeds,
  input: { readonly serial: string; readonly merchantUid: string; readonly impUid: string },
): Promise<Payment> {
  const order = await findOrderBySerial(services.db, input.serial);
  return settleReturnedPayment(services, { ...input, subject: subjectOfOrder(order.id) });
}
