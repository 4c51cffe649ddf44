import { timingSafeEqual } from "node:crypto";
import type { Keys } from "../../providers/keys.ts";

const HOUR_SECONDS = 3600;

/** A key that opens one picture for an hour to anyone who has it, for pages without a login. */
export function photoKeyOf(keys: Keys, fileId: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + HOUR_SECONDS;
  return `${until}.${keys.markPhoto(`${fileId}.${until}`)}`;
}

/** Whether the key was made for this picture and has not expired. */
export function opensPhoto(
  keys: Keys,
  { key, fileId, now }: { readonly key: string; readonly fileId: string; readonly now: Date },
): boolean {
  const [until = "", mark = ""] = key.split(".");
  const input = Buffer.from(mark);
  const own = Buffer.from(keys.markPhoto(`${fileId}.${until}`));
  const isOurs = input.length === own.length && timingSafeEqual(input, own);
  return isOurs && Number(until) * 1000 > now.getTime();
}
