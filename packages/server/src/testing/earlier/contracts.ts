import {
  contractChangeStatus,
  storageChargeStatus,
  storageContractStatus,
  type ContractChangeType,
} from "@damadum/domain";
import { randomUUID } from "node:crypto";
import { AT } from "./payments.ts";

const kinds: readonly ContractChangeType[] = ["TERMINATION", "UPGRADE", "EXTENSION"];

/** Contracts of storage, their months and changes in every state, and coupons, as 0661 stores them. */
export function earlierContracts(
  userId: string,
  orders: readonly { readonly id: string; readonly serial: string }[],
) {
  const storage_contracts = Object.keys(storageContractStatus.states).map((status, index) => ({
    id: randomUUID(),
    order_id: orders[index]?.id,
    order_serial: orders[index]?.serial,
    user_id: userId,
    status,
    grade: "BASIC",
    payment_type: "SUBSCRIPTION",
    months: 3,
    box_count: 3,
    left_count: 3,
    price_version: "2026-01-01",
    created_at: AT,
    start_date: "2026-10-01",
    end_date: "2026-12-31",
    paid_storage: 20_000,
    pending_refund: index * 1000,
    paid_from: "2026-10-01",
    paid_until: "2026-10-31",
  }));
  const contract_id = storage_contracts[1]?.id;
  const own = { contract_id, user_id: userId, created_at: AT };
  return {
    storage_contracts,
    storage_charges: Object.keys(storageChargeStatus.states).map((status, index) => ({
      ...own,
      id: randomUUID(),
      status,
      amount: 20_000,
      from_date: `2026-0${index + 1}-01`,
      until_date: `2026-0${index + 1}-28`,
    })),
    contract_changes: Object.keys(contractChangeStatus.states).flatMap((status) =>
      kinds.map((kind, index) => ({
        ...own,
        contract_id: storage_contracts[status === "QUOTED" ? index : index + kinds.length]?.id,
        id: randomUUID(),
        kind,
        status,
        request: {},
        price: { lines: [] },
        total_amount: 20_000,
        grade: "CLIMATE",
        expires_at: AT,
        applied_at: status === "APPLIED" ? AT : null,
      })),
    ),
    coupons: [
      { held_until: null, used_at: null },
      { held_until: AT, used_at: null },
      { held_until: null, used_at: AT },
    ].map((use) => ({
      ...use,
      id: randomUUID(),
      user_id: userId,
      name: "첫 이사",
      kind: "FIXED",
      amount: 30_000,
      types: "MOVE",
      valid_from: "2026-01-01",
      valid_until: "2026-12-31",
      created_at: AT,
      subject_kind: use.held_until === use.used_at ? null : "ESTIMATE",
      subject_id: use.held_until === use.used_at ? null : randomUUID(),
    })),
  };
}
