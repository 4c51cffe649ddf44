import { isBoxHarmed, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "./change-boxes.ts";
import { lockBox } from "./store.ts";

/** Closes a member's harmed box; returns false when no member has one with this serial. */
export async function closeHarmedBoxOfMember(
  tx: Tx,
  serial: string,
  change: Cause & { readonly to: "ENDED" | "DISPOSED" },
): Promise<boolean> {
  const box = await lockBox(tx, serial);
  if (box === null) return false;
  requireHarmed(box);
  await changeBoxes(tx, [serial], change);
  return true;
}

export function requireHarmed({ status }: { readonly status: BoxStatus }): void {
  if (!isBoxHarmed(status)) throw new ProblemError("state_conflict");
}
