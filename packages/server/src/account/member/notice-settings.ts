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
import { findNoticeSettings, storeNoticeSetting } from "./store.ts";

/** What nobody has changed. */
const USUAL: NoticeChannel = "KAKAO";

/** How this member gets notices of a kind. */
export async function findChannel(
  db: Connection,
  { userId, kind }: { readonly userId: string; readonly kind: NoticeKind },
): Promise<NoticeChannel> {
  const row = (await findNoticeSettings(db, userId)).find((each) => each.kind === kind);
  return row?.channel ?? USUAL;
}

/** The member's channel of every kind. */
export async function listNoticeSettings({ db }: Pick<Services, "db">, userId: string) {
  const rows = await findNoticeSettings(db, userId);
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
  await inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    await storeNoticeSetting(tx, { user_id: userId, kind, channel, changed_at: clock() });
  });
  return toSetting(kind, channel);
}

function toSetting(kind: NoticeKind, channel: NoticeChannel = USUAL) {
  return { kind, channel, needed: noticeKinds[kind].isNeeded };
}
