export { listContractsWithin } from "./store.ts";
