import { timingSafeEqual } from "node:crypto";
import { PASSWORD_NUMBER } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findPasswordMark } from "./member-store.ts";
import { countTry, deleteNumber, lockNumber } from "./password-number-store.ts";
import { normalizeUsername } from "../session/normalize-username.ts";
import { issueTicket, ticketExpiry } from "../ticket/tickets.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface NumberCheck {
  readonly username: string;
  readonly number: string;
  readonly address: string;
  readonly now: Date;
}

type NumberResult =
  | { readonly kind: "right"; readonly resetToken: string }
  | { readonly kind: "number_mismatch" | "number_expired" };

/** Exchanges the number for a ticket to set a password. An unknown username fails in the same way as a wrong number. */
export async function verifyPasswordNumber(
  services: Needs,
  input: { readonly username: string; readonly number: string; readonly address: string },
): Promise<{ readonly resetToken: string; readonly expiresAt: Date }> {
  const { db, clock, limits } = services;
  await limits.consume("numberCheckFromAddress", input.address);
  const now = clock();
  const typed = { ...input, username: normalizeUsername(input.username), now };
  // Returned and not thrown: a throw would undo the count of wrong tries.
  const result = await inTransaction(db, (tx) => checkNumber(tx, services, typed));
  if (result.kind !== "right") throw wrongNumber(result.kind);
  return { resetToken: result.resetToken, expiresAt: ticketExpiry(now) };
}

async function checkNumber(
  tx: Tx,
  { ids, keys }: Needs,
  { username, number, address, now }: NumberCheck,
): Promise<NumberResult> {
  const usernameHash = keys.hashUsername(username);
  const sent = await lockNumber(tx, usernameHash);
  if (sent === null || sent.expires_at <= now) return { kind: "number_expired" };
  const isElsewhere = sent.asker_hash !== keys.hashAddress(address);
  const left = triesLeft(sent, isElsewhere);
  if (left <= 0) return { kind: "number_expired" };
  const right = equal(sent.number_hash, keys.hashNumber(username, number));
  if (!right || sent.user_id === null) {
    await countTry(tx, { usernameHash, isElsewhere });
    return { kind: left === 1 ? "number_expired" : "number_mismatch" };
  }
  await deleteNumber(tx, usernameHash);
  const { user_id: userId } = sent;
  // Not locked: a withdrawal locks the member first and the number after.
  const passwordMark = await findPasswordMark(tx, userId);
  // The member has withdrawn meanwhile, which removed the password.
  if (passwordMark === null) return { kind: "number_expired" };
  const resetToken = ids.secret();
  const content = { userId, passwordMark };
  await issueTicket(tx, { kind: "RESET", secret: resetToken, content, now });
  return { kind: "right", resetToken };
}

/** Guesses from an address other than the requester's leave some tries for the requester. */
function triesLeft(
  sent: { readonly tries: number; readonly tries_elsewhere: number },
  isElsewhere: boolean,
): number {
  const left = PASSWORD_NUMBER.tries - sent.tries;
  if (!isElsewhere) return left;
  return Math.min(left, PASSWORD_NUMBER.triesElsewhere - sent.tries_elsewhere);
}

function equal(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

const words = {
  number_mismatch: "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.",
  number_expired: "이 번호는 더 쓸 수 없어요. 번호를 다시 받아 주세요.",
} as const;

function wrongNumber(code: keyof typeof words): ProblemError {
  return new ProblemError(code, { fields: [{ field: "number", code, message: words[code] }] });
}
