import {
  companyWorkKinds,
  daysOfMonth,
  formatKoreanDate,
  formatWon,
  monthShare,
  supplyOf,
  type YearMonth,
} from "@damadum/domain";
import type { Insertable } from "kysely";
import type { InvoiceLinesTable } from "../../db/company-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { BilledWork } from "../company-work/bill-works.ts";
import { type CompanyContractRow, listContractsWithin } from "../contract-state/read-contracts.ts";

/** One line of an invoice, in won without VAT. */
export type InvoiceLine = Omit<Insertable<InvoiceLinesTable>, "invoice_id" | "position">;

/** A line for the month's storage of every contract that has a day in it. */
export async function storageLines(
  tx: Tx,
  { companyId, month }: { readonly companyId: string; readonly month: YearMonth },
): Promise<readonly InvoiceLine[]> {
  const contracts = await listContractsWithin(tx, { companyId, ...daysOfMonth(month) });
  return contracts.flatMap((contract) => storageLine(contract, month) ?? []);
}

function storageLine(contract: CompanyContractRow, month: YearMonth): InvoiceLine | null {
  const { box_count: quantity, monthly_amount: monthlyAmount } = contract;
  if (monthlyAmount === null) return null;
  const dates = { startDate: contract.start_date, endDate: contract.end_date };
  const share = monthShare({ ...dates, monthlyAmount }, month);
  if (share === null || share.amount === 0) return null;
  const perBox = monthlyAmount / quantity;
  const price = Number.isInteger(perBox)
    ? `${quantity}개 × ${formatWon(perBox)}`
    : `${quantity}개, 한 달 ${formatWon(monthlyAmount)}`;
  const isComplete = share.days === share.daysInMonth;
  return {
    label: "박스 보관",
    // A company with several contracts tells its departments' storage apart by this.
    description: [
      contract.name,
      isComplete ? price : `${price}, ${share.daysInMonth}일 가운데 ${share.days}일`,
    ].join(" · "),
    quantity,
    amount: share.amount,
    contract_id: contract.id,
    work_id: null,
  };
}

/** The line of a work that is done, with the price that was frozen when it was requested. */
export function workLine(work: BilledWork): InvoiceLine {
  const { kind, box_count: quantity, price, moved_on: day } = work;
  return {
    label: companyWorkKinds[kind].label,
    description: `${formatKoreanDate(day)}, 박스 ${quantity}개`,
    quantity,
    amount: supplyOf(price),
    contract_id: work.contract_id,
    work_id: work.id,
  };
}
