import { randomInt } from "node:crypto";
import { brand, PASSWORD_NUMBER } from "@damadum/domain";
import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import { hashSecret, type Keys } from "../../providers/keys.ts";
import { seal, unseal } from "../../providers/sealed.ts";
import type { Services } from "../../services.ts";
import { findSecondFactor, spendRecoveryCode, spendStep } from "./operator-store.ts";

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
const RECOVERY_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const RECOVERY_LENGTH = 10;

/** The one-time codes (RFC 6238) of a secret in base32, as authenticator apps compute them. */
function codesOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: PASSWORD_NUMBER.digits,
    period: PERIOD_SECONDS,
  });
}

export function oneTimeCode(secret: string, now: Date): string {
  return codesOf(secret, "").generate({ timestamp: now.getTime() });
}

/** A new second factor: what is stored, and what is shown to the operator once. */
export function newSecondFactor(keys: Keys, username: string, secret = new Secret().base32) {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  return {
    stored: {
      secret: seal(keys.secondFactors, secret),
      recoveryHashes: codes.map((code) => hashSecret(plain(code))),
    },
    shown: { secret, uri: codesOf(secret, username).toString(), codes },
  };
}

/**
 * Checks a code of the authenticator app, of this half minute or of the one before or after it, or a recovery code. Each
 * is used up by success.
 */
export async function checkSecondFactor(
  { db, keys, clock }: Pick<Services, "db" | "keys" | "clock">,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (factor === undefined || factor.secret === null) return false;
  const typed = plain(code);
  if (typed.length === RECOVERY_LENGTH) {
    return spendRecoveryCode(db, { userId, hash: hashSecret(typed) });
  }
  const secret = z.string().parse(unseal(keys.secondFactors, factor.secret));
  const timestamp = clock().getTime();
  const delta = codesOf(secret, "").validate({ token: typed, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return spendStep(db, { userId, step });
}

/** 50 random bits as `abcde-12345`, which are tried only a few times. */
function recoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length)),
  ).join("");
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
}

const plain = (code: string) => code.replaceAll(/[\s-]/g, "").toLowerCase();
