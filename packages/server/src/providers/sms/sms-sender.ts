import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { toInstant } from "../../http/instant.ts";
import type { Clock } from "../clock.ts";

export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. Throws when the message was not accepted. */
export interface SmsSender {
  send(message: Sms): Promise<void>;
  close(): Promise<void>;
}

/** A stand-in for the SMS sender on development machines: appends each message to a file. */
export function smsOutbox(file: string, clock: Clock): SmsSender {
  return {
    async send({ to, text }) {
      await mkdir(dirname(file), { recursive: true });
      const entry = `${toInstant(clock())}  ${to}\n${text}\n\n`;
      await appendFile(file, entry, { mode: 0o600 });
    },
    async close() {},
  };
}
