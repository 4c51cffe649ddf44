import type { Services } from "../../services.ts";

/** Who prepares a payment, and from where. */
export interface Preparer {
  readonly userId: string;
  readonly address: string;
}

/** Counts a payment that is about to be prepared or charged; refused when there were too many of late. */
export async function limitPreparations(
  { limits }: Pick<Services, "limits">,
  { userId, address }: Preparer,
): Promise<void> {
  await limits.consume("paymentPreparationFromAddress", address);
  await limits.consume("paymentPreparationOfMember", userId);
}
