import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { closeHarmedBoxOfMember, requireHarmed } from "../../storage/box/close-harmed-box.ts";
import { changeBoxes } from "./change-boxes.ts";
import { lockCompanyBox } from "./report-harmed-company-box.ts";

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
