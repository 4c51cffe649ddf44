import type { FieldIssue } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { UsersTable } from "../../db/tables.ts";
import { throwIssues } from "../../http/field-issues.ts";

type Vouched = Pick<Selectable<UsersTable>, "name" | "gender">;

/** Rejects changes to certified values of a member, which only another certification may change. */
export function requireUncertified(
  user: Vouched & Pick<Selectable<UsersTable>, "certified_at">,
  changes: Partial<Vouched>,
): void {
  if (user.certified_at === null) return;
  const issues: FieldIssue[] = [];
  if (changes.name !== undefined && changes.name !== user.name) {
    issues.push(certified("name", "본인 인증한 이름은 다시 본인 인증해야 바뀌어요."));
  }
  if (changes.gender !== undefined && changes.gender !== user.gender) {
    issues.push(certified("gender", "본인 인증한 성별은 다시 본인 인증해야 바뀌어요."));
  }
  throwIssues(issues);
}

function certified(field: string, message: string): FieldIssue {
  return { path: [field], code: "certified", message };
}
