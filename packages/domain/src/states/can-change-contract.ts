import type { StorageContractStatus } from "./storage-contract-status.ts";

/** Changes that a member can make to a storage contract, with their Korean labels. */
export const contractChangeTypes = {
  TERMINATION: { label: "해지", allowedIn: ["ACTIVE", "UNPAID"] },
  UPGRADE: { label: "보관 등급 올리기", allowedIn: ["ACTIVE"] },
  EXTENSION: { label: "기간 연장", allowedIn: ["ACTIVE", "ENDING", "EXPIRED"] },
} as const satisfies Record<string, { label: string; allowedIn: readonly StorageContractStatus[] }>;

/** One kind of change of a contract. */
export type ContractChangeType = keyof typeof contractChangeTypes;

/** Whether a contract of this state allows the change. */
export function canChangeContract(
  type: ContractChangeType,
  status: StorageContractStatus,
): boolean {
  const allowed: readonly StorageContractStatus[] = contractChangeTypes[type].allowedIn;
  return allowed.includes(status);
}
