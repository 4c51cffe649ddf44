import { BASE_DAY } from "./base-day.ts";
import { defaultHandlersOf, scenariosOn } from "./scenarios-on.ts";

export * from "../generated/billing-key/billing-key.msw.ts";
export * from "../generated/box/box.msw.ts";
export * from "../generated/company-billing/company-billing.msw.ts";
export * from "../generated/company-box/company-box.msw.ts";
export * from "../generated/company-contract/company-contract.msw.ts";
export * from "../generated/company-work/company-work.msw.ts";
export * from "../generated/coupon/coupon.msw.ts";
export * from "../generated/custom-payment/custom-payment.msw.ts";
export * from "../generated/estimate/estimate.msw.ts";
export * from "../generated/file/file.msw.ts";
export * from "../generated/health/health.msw.ts";
export * from "../generated/identity/identity.msw.ts";
export * from "../generated/member/member.msw.ts";
export * from "../generated/payment/payment.msw.ts";
export * from "../generated/popup/popup.msw.ts";
export * from "../generated/review/review.msw.ts";
export * from "../generated/schedule/schedule.msw.ts";
export * from "../generated/session/session.msw.ts";
export * from "../generated/spec/spec.msw.ts";
export * from "../generated/storage-contract/storage-contract.msw.ts";
export * from "../generated/storage-delivery/storage-delivery.msw.ts";
export * from "../generated/storage-final/storage-final.msw.ts";
export * from "../generated/storage-order/storage-order.msw.ts";

export { BASE_DAY } from "./base-day.ts";
export * as fixtures from "./fixtures/index.ts";
export { refuseUnansweredCalls } from "./refuse-unanswered.ts";
export { defaultHandlersOf, scenariosOn, type Scenarios } from "./scenarios-on.ts";
export { seedMocks } from "./seed-mocks.ts";

/** Every scenario around `BASE_DAY`; a story or test that shows dates sets its clock to that day. */
export const scenarios = /* @__PURE__ */ scenariosOn(BASE_DAY);

/** One handler for every operation, for a member for whom everything works. */
export const defaultHandlers = /* @__PURE__ */ defaultHandlersOf(scenarios);
