import type { Subject } from "../../db/subject-tables.ts";

/** The order as a subject of payments, bookings and history. */
export function subjectOfOrder(orderId: string): Subject<"STORAGE_ORDER"> {
  return { kind: "STORAGE_ORDER", id: orderId };
}

export function subjectOfContract(contractId: string): Subject<"STORAGE_CONTRACT"> {
  return { kind: "STORAGE_CONTRACT", id: contractId };
}

export function subjectOfChange(changeId: string): Subject<"CONTRACT_CHANGE"> {
  return { kind: "CONTRACT_CHANGE", id: changeId };
}

/** A month of a contract as a subject of payments and history. */
export function subjectOfCharge(chargeId: string): Subject<"STORAGE_CHARGE"> {
  return { kind: "STORAGE_CHARGE", id: chargeId };
}
