export { pendingRefundsOf } from "./refund-store.ts";
