export { findLastDays } from "./store.ts";
