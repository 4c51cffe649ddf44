import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { smsOutbox } from "./sms-sender.ts";

const folder = mkdtempSync(join(tmpdir(), "damadum-sms-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the outbox file gets a line for each message", async () => {
  const file = join(folder, "outbox", "sms.txt");
  const outbox = smsOutbox(file, () => new Date("2026-11-20T01:00:00.000Z"));
  await outbox.send({ to: "010-1234-5678", text: "[담아둠] 첫 문자" });
  await outbox.send({ to: "010-1234-5678", text: "[담아둠] 둘째 문자" });
  expect(readFileSync(file, "utf8")).toBe(
    "2026-11-20T10:00:00+09:00  010-1234-5678\n[담아둠] 첫 문자\n\n" +
      "2026-11-20T10:00:00+09:00  010-1234-5678\n[담아둠] 둘째 문자\n\n",
  );
});
