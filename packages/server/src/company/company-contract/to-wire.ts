import type { CompanyContract, CompanyContractSummary } from "@damadum/sdk/model";
import {
  companyContractActionCodes,
  companyContractRefusals,
  invoiceAmounts,
  toOpenActions,
} from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import type { CompanyContractRow, ContractView } from "../contract-state/contract-view.ts";

/** A contract as it appears in a list. */
export function toCompanyContractSummary(contract: CompanyContractRow): CompanyContractSummary {
  return {
    cid: contract.id,
    name: contract.name,
    status: contract.status,
    actions: toOpenActions(companyContractActionCodes, companyContractRefusals(contract.status)),
    department: contract.department,
    box_count: contract.box_count,
    stored_box_count: contract.stored_box_count,
    months: contract.months,
    start_date: contract.start_date,
    end_date: contract.end_date,
    monthly_amount: contract.monthly_amount,
    created_at: toInstant(contract.created_at),
  };
}

export function toCompanyContract({ contract, history }: ContractView): CompanyContract {
  const { place, memo, monthly_amount: amount } = contract;
  const monthly = amount === null ? null : invoiceAmounts([{ amount }]);
  return {
    ...toCompanyContractSummary(contract),
    monthly_vat_amount: monthly?.vatAmount ?? null,
    monthly_total_amount: monthly?.totalAmount ?? null,
    place,
    memo,
    history: toStatusChanges(history),
  };
}
