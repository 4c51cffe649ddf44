import type { Services } from "../../services.ts";

/** The member who prepares a payment, and the IP address. */
export interface Preparer {
  readonly userId: string;
  readonly address: string;
}

/** Counts a payment that is about to be prepared or charged; throws when there were too many recently. */
export async function limitPreparations(
  { limits }: Pick<Services, "limits">,
  { userId, address }: Preparer,
): Promise<void> {
  await limits.consume("paymentPreparationFromAddress", address);
  await limits.consume("paymentPreparationOfMember", userId);
}
