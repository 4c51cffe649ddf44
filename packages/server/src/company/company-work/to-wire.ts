import type { CompanyWork, CompanyWorkSummary } from "@damadum/sdk/model";
import { companyWorkActionCodes, companyWorkRefusals, toOpenActions } from "@damadum/domain";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import type { WorkView } from "./get-company-work.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Work as it appears in a list. */
export function toCompanyWorkSummary(work: CompanyWorkRow): CompanyWorkSummary {
  return {
    wk_id: work.id,
    cid: work.contract_id,
    kind: work.kind,
    status: work.status,
    actions: toOpenActions(companyWorkActionCodes, companyWorkRefusals(work.status)),
    box_count: work.box_count,
    appointment: appointmentOf(work),
    moved_on: work.moved_on,
    total_amount: work.total_amount,
    created_at: toInstant(work.created_at),
  };
}

export function toCompanyWork({ work, certificateNumber, history }: WorkView): CompanyWork {
  const { total_amount: _total, ...summary } = toCompanyWorkSummary(work);
  return {
    ...summary,
    place: work.place,
    amount: snakeKeys(work.price),
    invoice_id: work.invoice_id,
    cpayment_id: work.cpayment_id,
    certificate_number: certificateNumber,
    memo: work.memo,
    history: toStatusChanges(history),
  };
}

function appointmentOf({ appointment_date: date, appointment_time: time }: CompanyWorkRow) {
  return date === null || time === null ? null : { date, time };
}
