import { timingSafeEqual } from "node:crypto";
import { PASSWORD_NUMBER } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { countTry, deleteNumber, lockNumber } from "./password-number-store.ts";
import { plainUsername } from "./plain-username.ts";
import { issueTicket, ticketExpiry } from "./tickets.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface Given {
  readonly username: string;
  readonly number: string;
  readonly now: Date;
}

type Verdict =
  | { readonly kind: "right"; readonly resetToken: string }
  | { readonly kind: "number_mismatch" | "number_expired" };

/** Trades the number for a ticket to set a password. A username that nobody has is always wrong, in the same way. */
export async function verifyPasswordNumber(
  services: Needs,
  given: { readonly username: string; readonly number: string; readonly address: string },
): Promise<{ readonly resetToken: string; readonly expiresAt: Date }> {
  const { db, clock, limits } = services;
  await limits.consume("numberCheckFromAddress", given.address);
  const now = clock();
  const typed = { username: plainUsername(given.username), number: given.number, now };
  // Returned and not thrown: a throw would undo the count of wrong tries.
  const verdict = await inTransaction(db, (tx) => judge(tx, services, typed));
  if (verdict.kind !== "right") throw wrongNumber(verdict.kind);
  return { resetToken: verdict.resetToken, expiresAt: ticketExpiry(now) };
}

async function judge(
  tx: Tx,
  { ids, keys }: Needs,
  { username, number, now }: Given,
): Promise<Verdict> {
  const usernameHash = keys.hashUsername(username);
  const sent = await lockNumber(tx, usernameHash);
  if (sent === null || sent.expires_at <= now || sent.tries >= PASSWORD_NUMBER.tries) {
    return { kind: "number_expired" };
  }
  const right = equal(sent.number_hash, keys.hashNumber(username, number));
  if (!right || sent.user_id === null) {
    await countTry(tx, usernameHash);
    const last = sent.tries + 1 >= PASSWORD_NUMBER.tries;
    return { kind: last ? "number_expired" : "number_mismatch" };
  }
  await deleteNumber(tx, usernameHash);
  const resetToken = ids.secret();
  const content = { userId: sent.user_id };
  await issueTicket(tx, { kind: "RESET", secret: resetToken, content, now });
  return { kind: "right", resetToken };
}

function equal(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

const words = {
  number_mismatch: "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.",
  number_expired: "번호를 쓸 수 있는 시간이 지났어요. 번호를 다시 받아 주세요.",
} as const;

function wrongNumber(code: keyof typeof words): Refusal {
  return new Refusal(code, { fields: [{ field: "number", code, message: words[code] }] });
}
