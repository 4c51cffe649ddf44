import {
  checkMarketingAnswer,
  checkName,
  type FieldIssue,
  type MarketingAnswer,
} from "@damadum/domain";
import type { Selectable } from "kysely";
import type { UsersTable } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { channelsOf } from "./create-member.ts";
import { lockMember } from "./lock-member.ts";
import { insertConsents, updateUser } from "./store.ts";
import { getMe } from "./read-member.ts";

/** Changes only the sent fields. Each answer about marketing is stored beside the earlier ones. */
export async function updateMe(
  services: Pick<Services, "db" | "clock">,
  userId: string,
  changes: {
    readonly name?: string;
    /** Null removes it. */
    readonly email?: string | null;
    readonly gender?: "M" | "F" | "U";
    readonly marketingConsent?: MarketingAnswer;
  },
) {
  const { db, clock } = services;
  const { name, marketingConsent: answer, ...rest } = changes;
  if (name !== undefined) throwIssues(checkName(name));
  if (answer !== undefined) throwIssues(checkMarketingAnswer(answer));
  const fields = { ...rest, ...(name === undefined ? {} : { name: name.trim() }) };
  await inTransaction(db, async (tx) => {
    requireUncertified(await lockMember(tx, userId), fields);
    if (Object.keys(fields).length > 0) await updateUser(tx, userId, fields);
    if (answer === undefined) return;
    const kind = "MARKETING";
    const { version, agreed } = answer;
    const channels = channelsOf(kind);
    await insertConsents(tx, [
      { user_id: userId, kind, version, agreed, recorded_at: clock(), channels },
    ]);
  });
  return getMe(services, userId);
}

type Vouched = Pick<Selectable<UsersTable>, "name" | "gender">;

/** Rejects changes to certified values of a member, which only another certification may change. */
function requireUncertified(user: Selectable<UsersTable>, changes: Partial<Vouched>): void {
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
