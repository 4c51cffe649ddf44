import { checkMarketingAnswer, checkName, type MarketingAnswer } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { channelsOf } from "./create-member.ts";
import { getMe } from "./get-me.ts";
import { lockMember } from "./lock-member.ts";
import { requireUncertified } from "./require-uncertified.ts";
import { insertConsents, updateUser } from "./store.ts";

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
