import type { StorageContractStatus } from "./storage-contract-status.ts";

interface ContractChangeRow {
  readonly label: string;
  readonly allowedIn: readonly StorageContractStatus[];
  /** What happened when it was applied, as its notice and its result say it. */
  readonly event: string;
}

/** Changes that a member can make to a storage contract, with their Korean words. */
export const contractChangeTypes = {
  TERMINATION: {
    label: "해지",
    allowedIn: ["ACTIVE", "UNPAID"],
    event: "보관 해지를 접수했어요",
  },
  UPGRADE: {
    label: "보관 등급 올리기",
    allowedIn: ["ACTIVE"],
    event: "보관 등급을 올렸어요",
  },
  EXTENSION: {
    label: "기간 연장",
    allowedIn: ["ACTIVE", "ENDING", "EXPIRED"],
    event: "보관 기간을 연장했어요",
  },
} as const satisfies Readonly<Record<string, ContractChangeRow>>;

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
