import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
  type webcrypto,
} from "node:crypto";

/** What the server can do with its one secret. Each use has a key of its own, derived by HKDF. */
export interface Keys {
  /** Signs access tokens (HS256). */
  readonly accessTokens: webcrypto.CryptoKey;
  /** The refresh token that follows one: the same every time, and not to be guessed from outside. */
  successorOf(refreshToken: string): string;
  /** The key of a visitor's estimate: the same when a lost answer is asked for again. */
  visitorKeyOf(estimateId: string): string;
  /** The key of a visitor's device: the same for one id, and only we can make it. */
  deviceKeyOf(id: string): string;
  /** Whether a key was made by `deviceKeyOf`, for whatever id. */
  isDeviceKey(key: string): boolean;
  /** The key of a link to one delivery: the same when the member looks at it again. */
  receiverKeyOf(linkId: string): string;
  /** A network address in a form that cannot be turned back. */
  hashAddress(address: string): string;
  /** The ticket of a certification: the same when a lost answer is asked for again. */
  ticketOf(certificationId: string): string;
  /** The mark on a key that opens one picture for a while. */
  markPhoto(text: string): string;
  /** A username that somebody asked a number for, in a form that cannot be turned back. */
  hashUsername(username: string): string;
  /** A number of six digits for one username; without the key all of them are tried in no time. */
  hashNumber(username: string, number: string): string;
}

export function createKeys(secret: string): Keys {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync("sha256", secret, "damadum", `damadum/${use}`, 32));
  const hmac = (use: string) => {
    const key = derive(use);
    return (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  };
  const hashNumber = hmac("password-number");
  const markOf = hmac("device-key");
  const deviceKeyOf = (name: string) => `${name}${markOf(name)}`;
  return {
    accessTokens: signingKey(derive("access-token")),
    successorOf: hmac("refresh-token"),
    visitorKeyOf: hmac("visitor-key"),
    deviceKeyOf: (id) => deviceKeyOf(id.replaceAll("-", "")),
    isDeviceKey: (key) => isSame(key, deviceKeyOf(key.slice(0, DEVICE_NAME_LETTERS))),
    receiverKeyOf: hmac("receiver-key"),
    hashAddress: hmac("address"),
    ticketOf: hmac("certification-ticket"),
    markPhoto: hmac("photo"),
    hashUsername: hmac("username"),
    hashNumber: (username, number) => hashNumber(JSON.stringify([username, number])),
  };
}

/** The 32 letters of a UUID without its hyphens. */
const DEVICE_NAME_LETTERS = 32;

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Imported once: jose would import the bytes again for each token. */
function signingKey(bytes: Uint8Array): webcrypto.CryptoKey {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return createSecretKey(bytes).toCryptoKey(algorithm, false, ["sign", "verify"]);
}

/** How secrets of 256 random bits are stored: enough against a stolen database, and quick to look up. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
