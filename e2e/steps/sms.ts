import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stack } from "../../scripts/stack/stack.ts";
import { expect } from "../test.ts";

/** The text messages that the server has sent so far; it writes them to a file when no sender is configured. */
async function sentMessages(stack: Stack): Promise<readonly string[]> {
  const outbox = join(stack.settings.dataDir, "outbox", "sms.txt");
  const text = await readFile(outbox, "utf8").catch(() => "");
  return text.split("\n\n").filter((message) => message.trim() !== "");
}

/** Runs `send` and waits for its message, which may arrive after the response; returns the number in it. */
export async function numberFrom(stack: Stack, send: () => Promise<void>): Promise<string> {
  const before = (await sentMessages(stack)).length;
  await send();
  await expect.poll(async () => (await sentMessages(stack)).length).toBe(before + 1);
  const message = (await sentMessages(stack)).at(-1) ?? "";
  const number = /재설정 번호 (\d{6})/.exec(message)?.[1];
  if (number === undefined) throw new Error(`no number in: ${message}`);
  return number;
}
