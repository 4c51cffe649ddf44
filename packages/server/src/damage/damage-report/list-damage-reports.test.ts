import { damageNoticeUntil, todayInSeoul, type BoxStatus } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { newKeptBox } from "../../testing/damage-reports.ts";
import { loginAgain } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { changeBoxes } from "../../storage/box/change-boxes.ts";

const server = testServer();

type Own = Pick<Awaited<ReturnType<typeof newKeptBox>>, "token" | "path">;

const list = ({ token, path }: Own) => server.api.ok("listDamageReports", { token, path });

const changeTo = ({ path }: Own, to: BoxStatus) =>
  inTransaction(server.services.db, (tx) =>
    changeBoxes(tx, [path.serial], {
      to,
      actor: "SYSTEM",
      actorId: null,
      reason: null,
      now: server.clock.read(),
    }),
  );

describe("listDamageReports", () => {
  it("returns the last day for a notice once the box is back, unchanged when its storage ends later", async () => {
    const own = await newKeptBox(server, "RETURNING");
    expect((await list(own)).notice_until).toBeNull();
    await changeTo(own, "RETURNED");
    const until = (await list(own)).notice_until;
    expect(until).toBe(damageNoticeUntil(todayInSeoul(server.clock.read())));
    server.clock.pass({ days: 5 });
    await changeTo(own, "ENDED");
    const token = await loginAgain(server, own.username);
    expect((await list({ ...own, token })).notice_until).toBe(until);
  });
});
