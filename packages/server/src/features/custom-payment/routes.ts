import { brand } from "@damadum/domain";
import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { providerMethodOf } from "../payment/payment.ts";
import { completeCustomPayment } from "./complete-custom-payment.ts";
import { declineCustomPayment } from "./decline-custom-payment.ts";
import { getCustomPayment } from "./get-custom-payment.ts";
import { prepareCustomPayment } from "./prepare-custom-payment.ts";
import { toCustomPayment } from "./to-wire.ts";

export const customPaymentRoutes = (services: Services): HandlersOf<"custom-payment"> => ({
  async getCustomPayment({ path }) {
    return {
      status: 200,
      body: toCustomPayment(services, await getCustomPayment(services, path.url)),
    };
  },
  async prepareCustomPayment({ path, body, address }) {
    const request = { url: path.url, method: body.method, address };
    const { payment, title, accountCode, channel } = await prepareCustomPayment(services, request);
    return {
      status: 201,
      body: {
        merchant_uid: payment.merchant_uid,
        customer_uid: null,
        payment_status: payment.status,
        failure_reason: null,
        amount: payment.amount,
        name: `${brand.name} ${title}`.slice(0, 60),
        method: providerMethodOf(payment),
        payment_type: "NORMAL",
        account_code: accountCode,
        pg: channel,
        pay_method: "card",
        // The link needs no login, so it must not reveal a name or a phone number.
        buyer: { name: `${brand.name} 고객`, tel: null, email: null },
        expires_at: toInstant(payment.expires_at),
      },
    };
  },
  async completeCustomPayment({ path, body }) {
    const payment = await completeCustomPayment(services, { ...camelKeys(body), url: path.url });
    return {
      status: 200,
      body: {
        reference: path.url,
        payment_status: payment.status,
        amount: payment.amount,
        failure_reason: payment.failure_reason,
      },
    };
  },
  async declineCustomPayment({ path, body, address }) {
    const rejected = { url: path.url, reason: body.reason ?? null, address };
    const view = await declineCustomPayment(services, rejected);
    return { status: 200, body: toCustomPayment(services, view) };
  },
});
