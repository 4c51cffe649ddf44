import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { noticeFile } from "./notice-sender.ts";

it("writes the notice without the phone number", async () => {
  const folder = mkdtempSync(join(tmpdir(), "damadum-notices-"));
  const file = join(folder, "outbox", "notices.txt");
  const sender = noticeFile(file, () => new Date("2026-11-20T01:00:00Z"));
  await sender.send({
    key: "notice-1",
    to: "01012345678",
    channel: "KAKAO",
    template: "MV_PAYMENT",
    variables: {},
    text: "예약했어요.",
    button: { name: "이사 보기", url: "http://localhost:3000/my" },
  });
  expect(readFileSync(file, "utf8")).toBe(
    "2026-11-20T10:00:00+09:00  010-****-5678  카카오톡  MV_PAYMENT  notice-1\n예약했어요.\n[이사 보기] http://localhost:3000/my\n\n",
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
