import { camelKeys } from "../../http/case-keys.ts";
import type { Call } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { readPaymentChoice } from "../../money/payment/payment-choice.ts";
import { toPaymentOutcome, toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import { completeOrderPayment } from "./complete-order-payment.ts";
import { prepareOrderPayment } from "./prepare-order-payment.ts";

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

/** The handler that completes it. */
export const handleCompletion =
  (services: Services) =>
  async ({ path, body }: Completion) => {
    const input = { ...camelKeys(body), serial: path.serial };
    const payment = await completeOrderPayment(services, input);
    return { status: 200, body: toPaymentOutcome(path.serial, payment) } as const;
  };
