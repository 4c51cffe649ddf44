import {
  channelsOfKind,
  NEEDED_NOTICE_MESSAGE,
  NOTICE_KINDS,
  noticeKinds,
  type NoticeChannel,
  type NoticeKind,
} from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "./lock-member.ts";

/** What nobody has changed. */
const USUAL: NoticeChannel = "KAKAO";

/** How this member gets notices of a kind. */
export async function findChannel(
  db: Connection,
  { userId, kind }: { readonly userId: string; readonly kind: NoticeKind },
): Promise<NoticeChannel> {
  const row = await db
    .selectFrom("notice_settings")
    .select("channel")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.channel ?? USUAL;
}

/** The member's channel of every kind. */
export async function listNoticeSettings({ db }: Pick<Services, "db">, userId: string) {
  const rows = await db
    .selectFrom("notice_settings")
    .select(["kind", "channel"])
    .where("user_id", "=", userId)
    .execute();
  return NOTICE_KINDS.map((kind) =>
    toSetting(kind, rows.find((row) => row.kind === kind)?.channel),
  );
}

/** Changes the channel of one kind; throws `validation_failed` for switching off what a contract needs. */
export async function changeNoticeSetting(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, kind, channel }: { userId: string; kind: NoticeKind; channel: NoticeChannel },
) {
  if (!channelsOfKind(kind).includes(channel)) {
    throwIssues([{ path: ["channel"], code: "needed_notice", message: NEEDED_NOTICE_MESSAGE }]);
  }
  const change = { channel, changed_at: clock() };
  await inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    await tx
      .insertInto("notice_settings")
      .values({ user_id: userId, kind, ...change })
      .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet(change))
      .execute();
  });
  return toSetting(kind, channel);
}

function toSetting(kind: NoticeKind, channel: NoticeChannel = USUAL) {
  return { kind, channel, needed: noticeKinds[kind].isNeeded };
}
