import { isBoxHarmed } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeBoxes as changeCompanyBoxes } from "../company-box/change-boxes.ts";
import { lockCompanyBox } from "../company-box/report-harmed-company-box.ts";
import { changeBoxes } from "./change-boxes.ts";
import { lockBox } from "./store.ts";

/** Closes a damaged box, or a lost one that was found, as handed back (ENDED) or disposed of (DISPOSED). */
export async function settleHarmedBox(
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
    const own = await lockBox(tx, serial);
    const box = own ?? (await lockCompanyBox(tx, serial));
    if (!isBoxHarmed(box.status)) throw new ProblemError("state_conflict");
    if (own === null) await changeCompanyBoxes(tx, [await lockCompanyBox(tx, serial)], change);
    else await changeBoxes(tx, [serial], change);
  });
}
