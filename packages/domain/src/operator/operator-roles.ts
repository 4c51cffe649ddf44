/** What an operator does for the service: orders and messages, money and invoices, or people and prices. */
export type OperatorDuty = "ORDERS" | "MONEY" | "ADMIN";

/** The roles of operators: each changes what its duties cover, and reads everything but what only ADMIN covers. */
export const operatorRoles = {
  CARE: { label: "상담", duties: ["ORDERS"] },
  MONEY: { label: "정산", duties: ["MONEY"] },
  ADMIN: { label: "관리", duties: ["ORDERS", "MONEY", "ADMIN"] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly duties: readonly OperatorDuty[] }>
>;

/** One role of an operator. */
export type OperatorRole = keyof typeof operatorRoles;

/** A refund or write-off of more than this many won needs a second operator. */
export const SECOND_PERSON_ABOVE = 500_000;

/** Whether a refund or write-off of this many won needs a second operator. */
export const needsSecondPerson = (amount: number) => amount > SECOND_PERSON_ABOVE;

/** Whether a role may run what belongs to a duty. */
export function mayOperate(
  role: OperatorRole,
  { duty, changes }: { readonly duty: OperatorDuty; readonly changes: boolean },
): boolean {
  const duties: readonly OperatorDuty[] = operatorRoles[role].duties;
  return duties.includes(duty) || (!changes && duty !== "ADMIN");
}
