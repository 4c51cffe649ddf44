export * from "./generated/model.schemas.ts";
export * from "./generated/billing-key/billing-key.ts";
export * from "./generated/box/box.ts";
export * from "./generated/estimate/estimate.ts";
export * from "./generated/health/health.ts";
export * from "./generated/identity/identity.ts";
export * from "./generated/member/member.ts";
export * from "./generated/payment/payment.ts";
export * from "./generated/schedule/schedule.ts";
export * from "./generated/session/session.ts";
export * from "./generated/spec/spec.ts";

export { ApiError, isApiError } from "./http/api-error.ts";
export { configureSdk, type SdkConfig, type SessionEndReason } from "./http/config.ts";
export type { ErrorType } from "./http/fetcher.ts";
export { isNetworkError, NetworkError } from "./http/network-error.ts";
export { renewSession } from "./http/renew.ts";
export { tokenStore, type StoredTokens } from "./http/token-store.ts";
