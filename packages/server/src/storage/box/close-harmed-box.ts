import { isBoxHarmed, type BoxStatus } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeBoxes as changeCompanyBoxes } from "../../company/company-box/change-boxes.ts";
import { lockCompanyBox } from "../../company/company-box/report-harmed-company-box.ts";
import { changeBoxes } from "./change-boxes.ts";
import { lockBox } from "./store.ts";

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
    const box = await lockBox(tx, serial);
    if (box !== null) {
      requireHarmed(box);
      await changeBoxes(tx, [serial], change);
      return;
    }
    const companyBox = await lockCompanyBox(tx, serial);
    requireHarmed(companyBox);
    await changeCompanyBoxes(tx, [companyBox], change);
  });
}

function requireHarmed({ status }: { readonly status: BoxStatus }): void {
  if (!isBoxHarmed(status)) throw new ProblemError("state_conflict");
}
