export { isBilledSince } from "./store.ts";
