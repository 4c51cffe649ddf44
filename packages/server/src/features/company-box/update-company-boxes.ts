import { isBoxInStorage, type BoxStatus } from "@damadum/domain";
import type { CompanyBoxChange, FieldProblem } from "@damadum/contract/operations";
import { searchColumns } from "../../db/search-text.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findOwnBoxesBySerial, updateBoxTexts } from "./store.ts";

interface BoxesUpdate {
  readonly companyId: string;
  readonly changes: readonly CompanyBoxChange[];
  /** Only looks whether all of it could be written. */
  readonly isDryRun: boolean;
}

/** Changes all of these boxes or, when one cannot be changed, none: every such one is named by its place in the request. */
export function updateCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, changes, isDryRun }: BoxesUpdate,
): Promise<number> {
  const serials = changes.map(({ serial }) => serial);
  return inTransaction(db, async (tx) => {
    if (!isDryRun) await lockCompany(tx, companyId);
    const found = await findOwnBoxesBySerial(tx, { serials, companyId });
    const boxes = new Map(found.map((box) => [box.serial, box]));
    const fields: FieldProblem[] = [];
    const seen = new Set<string>();
    const texts = changes.flatMap((change, index) => {
      const box = boxes.get(change.serial);
      const problem = problemOf(box?.status, seen.has(change.serial));
      seen.add(change.serial);
      if (box === undefined || problem !== null) {
        fields.push({ field: `boxes.${index}.serial`, ...(problem ?? notFound) });
        return [];
      }
      const department = textOf(box.department, change.department);
      const contents = textOf(box.contents, change.contents);
      const search = searchColumns([box.name ?? "", contents ?? "", department ?? ""]);
      return [{ id: box.id, department, contents, ...search }];
    });
    if (fields.length > 0) throw new ProblemError("validation_failed", { fields });
    if (!isDryRun) await updateBoxTexts(tx, { boxes: texts, now: clock() });
    return texts.length;
  });
}

const notFound = { code: "not_found", message: "우리 회사의 박스가 아니에요." };

/** Why a box cannot be changed; another company's is as missing as one that never was. */
function problemOf(status: BoxStatus | undefined, isRepeated: boolean) {
  if (isRepeated) return { code: "duplicate", message: "같은 박스가 두 번 있어요." };
  if (status === undefined) return notFound;
  if (isBoxInStorage(status)) return null;
  return { code: "state_conflict", message: "폐기했거나 끝난 박스는 고칠 수 없어요." };
}

/** A text of spaces alone takes the old one away; one that was not sent stays. */
function textOf(old: string | null, sent: string | undefined): string | null {
  return sent === undefined ? old : sent.trim() || null;
}
