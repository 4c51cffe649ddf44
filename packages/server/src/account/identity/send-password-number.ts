import { brand, instantAfter, PASSWORD_NUMBER } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { isKnownAddressOf } from "../session/is-known-address-of.ts";
import { findFirstWithPhone, findResettable } from "./member-store.ts";
import { replaceNumber } from "./password-number-store.ts";
import { normalizeUsername } from "../session/normalize-username.ts";
import { hasLeft } from "../../http/limits/limits.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits" | "sms" | "log">;

/**
 * Sends six digits to the account's phone. Another person's username and an unknown one get the same response
 * after the same work; the message itself is sent without delaying the response.
 */
export async function sendPasswordNumber(
  services: Needs,
  input: { readonly username: string; readonly address: string },
): Promise<{ readonly expiresAt: Date; readonly resendAt: Date }> {
  const { db, clock, ids, keys } = services;
  const addressHash = keys.hashAddress(input.address);
  const username = normalizeUsername(input.username);
  const account = await findResettable(db, username);
  const { address } = input;
  await consumeLimits(services, { username, userId: account?.id ?? null, address, addressHash });

  const now = clock();
  const number = ids.number();
  const expiresAt = instantAfter(now, PASSWORD_NUMBER.minutes, "minute");
  // A number that is not sent must not replace the one that the owner has just received.
  if (account === null || (await mayText(services, { ...account, addressHash }))) {
    await replaceNumber(db, {
      username_hash: keys.hashUsername(username),
      user_id: account?.id ?? null,
      number_hash: keys.hashNumber(username, number),
      expires_at: expiresAt,
      asker_hash: addressHash,
    });
    if (account !== null) sendInBackground(services, { to: account.phone_number, number });
  }
  return {
    expiresAt,
    resendAt: instantAfter(now, PASSWORD_NUMBER.resendSeconds, "second"),
  };
}

/**
 * Allows five an hour from one address. Unknown addresses together get twice that, so that a single stranger does
 * not use up the owner's limit while travelling; an address from which the owner has logged in does not count.
 */
async function consumeLimits(
  { db, limits }: Needs,
  asked: {
    readonly username: string;
    readonly userId: string | null;
    readonly address: string;
    readonly addressHash: string;
  },
): Promise<void> {
  const { username, userId, address, addressHash } = asked;
  await limits.consume("passwordNumberFromAddress", address);
  await limits.consume("passwordNumberAgain", username, address);
  await limits.consume("passwordNumberToAccountFromAddress", username, address);
  await limits.consume("passwordNumberToAccountFromAddressADay", username, address);
  if (await isKnownAddressOf(db, { userId, addressHash })) return;
  await limits.consume("passwordNumberToAccount", username);
  await limits.consume("passwordNumberToAccountADay", username);
}

type Account = NonNullable<Awaited<ReturnType<typeof findResettable>>>;

/**
 * Anyone may sign up with another person's phone, so each phone has its own limit. Beyond it nothing is sent, but the
 * response stays the same, so that it does not reveal which accounts share a phone. Its owner at a known address has
 * some numbers more, which accounts of strangers cannot use up.
 */
async function mayText(
  services: Needs,
  account: Account & { readonly addressHash: string },
): Promise<boolean> {
  const { db, limits } = services;
  const { id: userId, phone_number: phone, addressHash } = account;
  const isLeft = await hasLeft(async () => {
    await limits.consume("passwordNumberToPhone", phone);
    await limits.consume("passwordNumberToPhoneADay", phone);
  });
  if (isLeft) return true;
  if (!(await isKnownAddressOf(db, { userId, addressHash }))) return false;
  if (account.certified_at === null && (await findFirstWithPhone(db, phone)) !== userId) {
    return false;
  }
  return hasLeft(async () => {
    await limits.consume("passwordNumberToOwner", userId);
    await limits.consume("passwordNumberToOwnerADay", userId);
  });
}

function sendInBackground(
  { sms, log }: Needs,
  { to, number }: { readonly to: string; readonly number: string },
): void {
  const { minutes } = PASSWORD_NUMBER;
  const text = `[${brand.name}] 비밀번호 재설정 번호 ${number}\n${minutes}분 안에 입력하고, 다른 사람에게 알려 주지 마세요.`;
  sms.send({ to, text }).catch((err: unknown) => log.error({ err }, "password number not sent"));
}
