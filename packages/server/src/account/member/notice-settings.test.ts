import { NOTICE_KINDS } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { sendReminders } from "../../platform/reminder/reminders.ts";
import { inTransaction } from "../../db/transaction.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

/** What is sent to a member of the visit of tomorrow, and of money that is owed. */
async function noticesTo(token: string) {
  const { id: user_id } = await server.api.ok("getMe", { token });
  const { db, clock, ids, notices } = { ...server.services, notices: server.notices };
  const about = {
    user_id,
    variables: { 번호: "MV1", 할일: "이사", 팀: "1팀", 트럭: "1톤", 잔금: "1원" },
  };
  const before = notices.sent.length;
  await inTransaction(db, async (tx) => {
    for (const kind of ["MOVE_ON_WAY", "MOVE_BALANCE_FAILED"] as const) {
      await remindNow(tx, { ...about, kind, subject_id: ids.uuid() }, clock());
    }
  });
  await sendReminders(server.services);
  return notices.sent.slice(before).map(({ template, channel }) => [template, channel]);
}

describe("notice settings", () => {
  it("are Kakao for every kind until the member changes one", async () => {
    const { token } = await newMember(server);
    const settings = await server.api.ok("listNoticeSettings", { token });
    expect(settings.map(({ kind, channel }) => [kind, channel])).toEqual(
      NOTICE_KINDS.map((kind) => [kind, "KAKAO"]),
    );
    expect(await noticesTo(token)).toEqual([
      ["RM_MOVE_ON_WAY", "KAKAO"],
      ["RM_BALANCE_FAILED", "KAKAO"],
    ]);
  });

  it("decide how each notice is sent, and whether, when the member has changed them", async () => {
    const { token } = await newMember(server);
    const change = (kind: "VISIT" | "PAYMENT", channel: "OFF" | "SMS") =>
      server.api.ok("changeNoticeSetting", { token, path: { kind }, body: { channel } });
    expect(await change("VISIT", "OFF")).toEqual({ kind: "VISIT", channel: "OFF", needed: false });
    await change("PAYMENT", "SMS");
    expect(await noticesTo(token)).toEqual([["RM_BALANCE_FAILED", "SMS"]]);
    await change("VISIT", "SMS");
    expect(await noticesTo(token)).toEqual([
      ["RM_MOVE_ON_WAY", "SMS"],
      ["RM_BALANCE_FAILED", "SMS"],
    ]);
    const stranger = await newMember(server);
    expect((await noticesTo(stranger.token))[0]).toEqual(["RM_MOVE_ON_WAY", "KAKAO"]);
  });

  it.each(["CONTRACT", "PAYMENT", "SECURITY"] as const)(
    "refuse to switch off %s and say why",
    async (kind) => {
      const { token } = await newMember(server);
      const request = { token, path: { kind }, body: { channel: "OFF" } };
      const { status, body } = await server.api.problem("changeNoticeSetting", request);
      expect([status, body.errors?.[0]]).toEqual([
        422,
        {
          field: "channel",
          code: "needed_notice",
          message: "계약과 안전에 꼭 필요한 알림이라 끌 수 없어요.",
        },
      ]);
    },
  );
});
