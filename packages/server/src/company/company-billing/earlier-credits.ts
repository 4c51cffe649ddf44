import { formatWon, type YearMonth } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { InvoiceLine } from "./invoice-lines.ts";

/** What was credited of a work, or of a contract's storage in one month, on invoices that no longer stand. */
interface EarlierCredit {
  readonly work_id: string | null;
  readonly contract_id: string | null;
  readonly amount: number;
}

/** The credits of a company's cancelled invoices, in won without VAT: those of works, and of this month's storage. */
export async function findEarlierCredits(
  tx: Tx,
  { companyId, month }: { readonly companyId: string; readonly month: YearMonth },
): Promise<readonly EarlierCredit[]> {
  return tx
    .selectFrom("invoice_lines as line")
    .innerJoin("company_invoices as invoice", "invoice.id", "line.invoice_id")
    .select((eb) => [
      "line.work_id",
      "line.contract_id",
      eb.cast<number>(eb.fn.sum("line.credit_amount"), "integer").as("amount"),
    ])
    .where("invoice.company_id", "=", companyId)
    .where("invoice.status", "=", "CANCEL")
    .where("line.credited_at", "is not", null)
    .where((eb) => eb.or([eb("line.work_id", "is not", null), eb("invoice.month", "=", month)]))
    .groupBy(["line.work_id", "line.contract_id"])
    .execute();
}

/** The line without what was credited of it before; null when nothing is left. */
export function withoutCredit(
  line: InvoiceLine,
  credits: readonly EarlierCredit[],
): InvoiceLine | null {
  const credit = credits.find(
    ({ work_id: wkId, contract_id: cid }) => wkId === line.work_id && cid === line.contract_id,
  );
  if (credit === undefined) return line;
  if (credit.amount >= line.amount) return null;
  const description = `${line.description}, 앞서 깎은 ${formatWon(credit.amount)} 뺌`;
  return { ...line, amount: line.amount - credit.amount, description };
}
