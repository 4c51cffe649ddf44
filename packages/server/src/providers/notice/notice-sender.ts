import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { maskPhoneNumber, noticeChannels, type NoticeChannel } from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import type { Clock } from "../clock.ts";

/** A message in the shape of an Alimtalk, also where it goes out as text: a registered template, filled in, with one button. */
export interface Notice {
  /** The same for every attempt, so that the sender can tell a retry from a second message. */
  readonly key: string;
  readonly to: string;
  readonly channel: Exclude<NoticeChannel, "OFF">;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The filled-in text, also that of a text message. */
  readonly text: string;
  readonly button: { readonly name: string; readonly url: string };
}

/** Sends notices. Throws when the message was not accepted. */
export interface NoticeSender {
  send(notice: Notice): Promise<void>;
  close(): Promise<void>;
}

/** A stand-in for the notice sender on development machines: appends each notice to a file. */
export function noticeFile(file: string, clock: Clock): NoticeSender {
  return {
    async send({ key, to, channel, template, text, button }) {
      await mkdir(dirname(file), { recursive: true });
      const head = `${toInstant(clock())}  ${maskPhoneNumber(to)}  ${noticeChannels[channel]}  ${template}  ${key}`;
      const entry = `${head}\n${text}\n[${button.name}] ${button.url}\n\n`;
      await appendFile(file, entry, { mode: 0o600 });
    },
    async close() {},
  };
}
