import type { WithdrawalStep } from "../../subject/composition.ts";
import { forgetAddresses } from "../session/store.ts";

/** Erases the addresses and devices from which the member logged in. */
export const sessionWithdrawal: WithdrawalStep = {
  forget: (tx, { userId }) => forgetAddresses(tx, userId),
};
