export { billingKeysOfContracts, chargeAgain } from "./store.ts";
