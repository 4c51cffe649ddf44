import { deviceName, formatMoment, inSeoul, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import type { NewReminder } from "../../subject/composition.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { signAccessToken } from "./access-token.ts";
import { deviceOf } from "./device-of.ts";
import { familyExpiry, refreshExpiry } from "./session-times.ts";
import { insertFamily, insertRefreshToken, isKnownDevice, recordLogin } from "./store.ts";

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Starts a new token family for a user who has just authenticated, and tells a member of a device that they never used. Throws `login_failed` when they have withdrawn
 * since, or when the checked password has been changed: the change ended all logins and would miss this one.
 */
export async function startSession(
  tx: Tx,
  { clock, ids, keys }: Pick<Services, "clock" | "ids" | "keys">,
  {
    userId,
    address,
    userAgent,
    passwordHash,
    forOperator = false,
  }: {
    readonly userId: string;
    readonly address: string;
    /** Left out for operators, whose logins are told by their address. */
    readonly userAgent?: string;
    readonly passwordHash?: string;
    readonly forOperator?: boolean;
  },
): Promise<TokenPair> {
  const now = clock();
  // First, because it locks the user.
  const login = await recordLogin(tx, { userId, passwordHash, now });
  if (login === null) throw new ProblemError("login_failed");
  const device = userAgent === undefined ? null : deviceOf(userAgent);
  const isNewDevice =
    !forOperator && !login.isFirst && !(await isKnownDevice(tx, { userId, device }));
  const familyId = ids.uuid();
  const refreshToken = ids.secret();
  const expiresAt = familyExpiry(now, forOperator);
  await insertFamily(tx, {
    id: familyId,
    user_id: userId,
    address_hash: keys.hashAddress(address),
    created_at: now,
    expires_at: expiresAt,
    for_operator: forOperator,
    address: forOperator ? address : null,
    device,
  });
  await insertRefreshToken(tx, {
    hash: hashSecret(refreshToken),
    family_id: familyId,
    created_at: now,
    expires_at: refreshExpiry(now, expiresAt),
  });
  if (isNewDevice) await remindNow(tx, newDeviceNotice({ userId, familyId, device, now }), now);
  const accessToken = await signAccessToken({ userId, familyId }, { keys, issuedAt: now });
  return { accessToken, refreshToken };
}

function newDeviceNotice(login: {
  readonly userId: string;
  readonly familyId: string;
  readonly device: string | null;
  readonly now: Date;
}): NewReminder {
  const { userId, familyId, device, now } = login;
  const at = formatMoment(todayInSeoul(now), inSeoul(now).slice(11, 16));
  return {
    kind: "NEW_DEVICE",
    subject_id: familyId,
    user_id: userId,
    variables: { 기기: deviceName(device), 때: at },
  };
}
