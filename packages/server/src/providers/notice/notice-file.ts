import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { maskPhoneNumber } from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import type { Clock } from "../clock.ts";
import type { NoticeSender } from "./notice-sender.ts";

/** A stand-in for the notice sender on development machines: appends each notice to a file. */
export function noticeFile(file: string, clock: Clock): NoticeSender {
  return {
    async send({ key, to, template, text, button }) {
      await mkdir(dirname(file), { recursive: true });
      const head = `${toInstant(clock())}  ${maskPhoneNumber(to)}  ${template}  ${key}`;
      const entry = `${head}\n${text}\n[${button.name}] ${button.url}\n\n`;
      await appendFile(file, entry, { mode: 0o600 });
    },
    async close() {},
  };
}
