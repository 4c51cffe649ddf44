import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { lockCompany } from "../company/lock-company.ts";
import { dropBoxOfContract } from "../contract-state/box-count-store.ts";
import { changeBoxes } from "./change-boxes.ts";
import { findBoxBy, type CompanyBoxRow } from "./store.ts";
import { closeHarmedBoxOfMember, requireHarmed } from "../../storage/boxes/report-harmed-box.ts";

/** Records that a company's box was lost or damaged in the warehouse: its contract covers and charges one box fewer. */
export async function reportHarmedCompanyBox(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly serial: string;
    readonly to: "LOST" | "DAMAGED";
    readonly operatorId: string;
  } & OperatorWords,
): Promise<void> {
  const { serial, to, operatorId: actorId, reason, message } = input;
  await inTransaction(db, async (tx) => {
    const box = await lockCompanyBox(tx, serial);
    const by = { actor: "OPERATOR", actorId, reason, message, now: clock() } as const;
    await changeBoxes(tx, [box], { ...by, to });
    await dropBoxOfContract(tx, box.contract_id);
  });
}

/** Locks the company of a box and returns the box, by its serial; for the operator. */
async function lockCompanyBox(tx: Tx, serial: string): Promise<CompanyBoxRow> {
  const { company_id: companyId } = await findBoxBy(tx, "serial", serial);
  await lockCompany(tx, companyId);
  return findBoxBy(tx, "serial", serial);
}

/** Closes a damaged box, or a lost one that was found, as handed back (ENDED) or disposed of (DISPOSED). */
export async function closeHarmedBox(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly serial: string;
    readonly to: "ENDED" | "DISPOSED";
    readonly operatorId: string;
  } & OperatorWords,
): Promise<void> {
  const { serial, to, operatorId: actorId, reason, message } = input;
  await inTransaction(db, async (tx) => {
    const change = { actor: "OPERATOR", actorId, reason, message, now: clock(), to } as const;
    if (await closeHarmedBoxOfMember(tx, serial, change)) return;
    const companyBox = await lockCompanyBox(tx, serial);
    requireHarmed(companyBox);
    await changeBoxes(tx, [companyBox], change);
  });
}
