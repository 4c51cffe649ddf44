import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { toPaymentOutcome } from "../payment/to-wire.ts";
import { getCustomPayment } from "./get-custom-payment.ts";
import { prepareCustomPayment, completeCustomPayment } from "./prepare-custom-payment.ts";
import { toCustomPayment, toPreparedCustomPayment } from "./to-wire.ts";
import { declineCustomPayment } from "./end-request.ts";

export const customPaymentRoutes = (services: Services): HandlersOf<"custom-payment"> => ({
  async getCustomPayment({ path, caller }) {
    const view = await getCustomPayment(services, path.url);
    return { status: 200, body: toCustomPayment(services, view, caller?.userId ?? null) };
  },
  async prepareCustomPayment({ path, body, address }) {
    const request = { url: path.url, method: body.method, address };
    const prepared = await prepareCustomPayment(services, request);
    return { status: 201, body: toPreparedCustomPayment(prepared) };
  },
  async completeCustomPayment({ path, body }) {
    const payment = await completeCustomPayment(services, { ...camelKeys(body), url: path.url });
    return { status: 200, body: toPaymentOutcome(path.url, payment) };
  },
  async declineCustomPayment({ path, body, address }) {
    const rejected = { url: path.url, reason: body.reason ?? null, address };
    const view = await declineCustomPayment(services, rejected);
    return { status: 200, body: toCustomPayment(services, view, null) };
  },
});
