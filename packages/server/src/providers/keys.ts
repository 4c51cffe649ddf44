import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
  type webcrypto,
} from "node:crypto";

/** Everything derived from the server's one secret. Each use has its own key, derived by HKDF. */
export interface Keys {
  /** Signs access tokens (HS256). */
  readonly accessTokens: webcrypto.CryptoKey;
  /** The refresh token that follows the given one: deterministic, but unguessable without the secret. */
  successorOf(refreshToken: string): string;
  /** The key of a visitor's estimate: the same again when a lost response is retried. */
  visitorKeyOf(estimateId: string): string;
  /** The key of a visitor's device: deterministic per id, and unforgeable. */
  deviceKeyOf(id: string): string;
  /** Whether a key was made by `deviceKeyOf`, for any id. */
  isDeviceKey(key: string): boolean;
  /** The key of a link to one delivery: the same whenever the member opens it again. */
  receiverKeyOf(linkId: string): string;
  /** The key of the link with which a crew opens its day: the same whenever an operator looks. */
  crewKeyOf(crewDayId: string): string;
  /** A keyed one-way hash of a network address. */
  hashAddress(address: string): string;
  /** The ticket of a certification: the same again when a lost response is retried. */
  ticketOf(certificationId: string): string;
  /** Signs the temporary key of one picture. */
  markPhoto(text: string): string;
  /** Seals a text of the log of operators, which whoever can write the database cannot. */
  sealAction(text: string): string;
  /** Seals the secrets of operators' second factors. */
  readonly secondFactors: string;
  /** A keyed one-way hash of the username for which a number was requested. */
  hashUsername(username: string): string;
  /** A keyed hash, because all six-digit numbers could otherwise be tried in no time. */
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
    crewKeyOf: hmac("crew-key"),
    hashAddress: hmac("address"),
    ticketOf: hmac("certification-ticket"),
    markPhoto: hmac("photo"),
    sealAction: hmac("operator-log"),
    secondFactors: Buffer.from(derive("second-factor")).toString("base64url"),
    hashUsername: hmac("username"),
    hashNumber: (username, number) => hashNumber(JSON.stringify([username, number])),
  };
}

/** The length of a UUID without its hyphens. */
const DEVICE_NAME_LETTERS = 32;

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Imported once, because jose would import raw bytes again for each token. */
function signingKey(bytes: Uint8Array): webcrypto.CryptoKey {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return createSecretKey(bytes).toCryptoKey(algorithm, false, ["sign", "verify"]);
}

/** Hashes secrets of 256 random bits for storage; they need no slow hash, so lookups are fast. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
