import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the value with the secret, which needs 256 random bits. */
export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const content = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString("base64url");
}

/** Decrypts what `seal` returned; throws if the secret differs or the text was changed. */
export function unseal(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return JSON.parse(Buffer.concat([content, decipher.final()]).toString("utf8"));
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "damadum", "damadum/sealed", 32));
}
