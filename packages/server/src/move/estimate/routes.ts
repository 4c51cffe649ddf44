import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import {
  readOptionalPaymentChoice,
  readPaymentChoice,
} from "../../money/payment/payment-choice.ts";
import { cancelEstimate } from "./cancel-estimate.ts";
import { createEstimate, integrateEstimate } from "./create-estimate.ts";
import type { EstimateView } from "./estimate-view.ts";
import { nameEstimateCashReceipt } from "./name-cash-receipt.ts";
import { requestEstimateCollection } from "./request-estimate-collection.ts";
import { prepareEstimatePayment, completeEstimatePayment } from "./prepare-estimate-payment.ts";
import { rescheduleEstimate } from "./reschedule-estimate.ts";
import { updateEstimate } from "./update-estimate.ts";
import { toEstimate, toEstimateSummary, toPreparedPayment } from "./to-wire.ts";
import { calculateEstimateAmount } from "./price-draft.ts";
import { calculateEstimateReschedule } from "./plan-reschedule.ts";
import { getEstimate, listEstimates } from "./read-estimates.ts";

export const estimateRoutes = (services: Services): HandlersOf<"estimate"> => {
  const show = (view: EstimateView, visitorKey: string | null = null) =>
    toEstimate(view, { now: services.clock(), visitorKey });

  return {
    async calculateEstimateAmount({ body }) {
      return {
        status: 200,
        body: snakeKeys(await calculateEstimateAmount(services, camelKeys(body))),
      };
    },
    async createEstimate({ body, caller, headers, address }) {
      const { view, visitorKey } = await createEstimate(services, {
        input: camelKeys(body),
        userId: caller?.userId ?? null,
        address,
        idempotencyKey: headers["idempotency-key"],
      });
      return { status: 201, body: show(view, visitorKey) };
    },
    async listEstimates({ caller, query: page }) {
      const found = await listEstimates(services, { userId: caller.userId, page });
      const paging = toPaging(page, found);
      const now = services.clock();
      const items = found.items.map((row) => toEstimateSummary(row, now));
      return { status: 200, body: { items, paging } };
    },
    async getEstimate({ caller, path }) {
      const own = { serial: path.serial, userId: caller.userId };
      return { status: 200, body: show(await getEstimate(services, own)) };
    },
    async updateEstimate({ caller, path, body }) {
      const change = { serial: path.serial, userId: caller.userId, input: camelKeys(body) };
      return { status: 200, body: show(await updateEstimate(services, change)) };
    },
    async requestEstimateCollection({ caller, path, body }) {
      const { memo = null, ...collection } = body;
      const request = { serial: path.serial, userId: caller.userId, collection, memo };
      return { status: 200, body: show(await requestEstimateCollection(services, request)) };
    },
    async nameEstimateCashReceipt({ caller, path, body }) {
      const own = { serial: path.serial, userId: caller.userId };
      const named = { ...own, request: camelKeys(body) };
      return { status: 200, body: show(await nameEstimateCashReceipt(services, named)) };
    },
    async calculateEstimateReschedule({ caller, path, body }) {
      const asked = { serial: path.serial, userId: caller.userId, times: body };
      return { status: 200, body: snakeKeys(await calculateEstimateReschedule(services, asked)) };
    },
    async rescheduleEstimate({ caller, path, body, address }) {
      const { agreed_amount: agreedAmount, method, payment_id, ...times } = body;
      const { view, payment } = await rescheduleEstimate(services, {
        serial: path.serial,
        userId: caller.userId,
        address,
        times,
        agreedAmount,
        way: readOptionalPaymentChoice({ method, payment_id }),
      });
      const shown = payment === null ? null : toPreparedPayment(payment);
      return { status: 200, body: { estimate: show(view), payment: shown } };
    },
    async integrateEstimate({ caller, body }) {
      const input = { ...camelKeys(body), userId: caller.userId };
      return { status: 200, body: show(await integrateEstimate(services, input)) };
    },
    async prepareEstimatePayment({ caller, path, body, address }) {
      const { plan, ...way } = body;
      const prepared = await prepareEstimatePayment(services, {
        serial: path.serial,
        userId: caller.userId,
        address,
        plan,
        way: readPaymentChoice(way),
      });
      return { status: 201, body: toPreparedPayment(prepared) };
    },
    async completeEstimatePayment({ path, body }) {
      const input = { ...camelKeys(body), serial: path.serial };
      const payment = await completeEstimatePayment(services, input);
      return {
        status: 200,
        body: {
          serial: path.serial,
          payment_status: payment.status,
          amount: payment.amount,
          failure_reason: payment.failure_reason,
        },
      };
    },
    async cancelEstimate({ caller, path, body }) {
      const reason = body.reason ?? null;
      const by = { actor: "MEMBER", userId: caller.userId } as const;
      const request = { serial: path.serial, by, reason };
      return { status: 200, body: show(await cancelEstimate(services, request)) };
    },
  };
};
