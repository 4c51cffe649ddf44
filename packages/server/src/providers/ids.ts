import { randomBytes, randomInt } from "node:crypto";
import { makeBoxSerial, PASSWORD_NUMBER, todayInSeoul } from "@damadum/domain";
import type { Clock } from "./clock.ts";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DIGITS = "0123456789";
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Prefix of a storage order's serial: first order, delivery request, final order. */
export type StorageSerialKind = "ST" | "SD" | "SF";

/** Creates every id and secret that the server issues. */
export interface Ids {
  /** A UUID of version 7: later ones sort after earlier ones. */
  uuid(): string;
  /** `MV`, the Korean day, and eight letters without I, L, O and U. */
  estimateSerial(): string;
  /** `ST`, `SD` or `SF`, the Korean day, and eight letters without I, L, O and U. */
  storageSerial(kind: StorageSerialKind): string;
  /** `BX`, nine unguessable letters, and a check letter. */
  boxSerial(): string;
  /** An order's id at the provider, which accepts up to 40 letters: 131 random bits. */
  merchantUid(prefix: string, serial: string): string;
  /** The id of a certification (`ct`), customer (`cu`) or registration (`bk`) at the provider: 190 random bits. */
  providerUid(prefix: "ct" | "cu" | "bk"): string;
  /** The last part of an unguessable link: 131 random bits. */
  linkUrl(): string;
  /** The code that verifies a certificate, without I, L, O and U: 80 random bits. */
  certificateCode(): string;
  /** Six random digits. */
  number(): string;
  /** For a member who logs in with a social account and never types it. */
  username(prefix: string): string;
  /** A password that satisfies the rules, shown once: 83 random bits. */
  password(): string;
  /** 256 random bits in base64url. */
  secret(): string;
}

/** Ids with dates from the clock and a random rest. */
export function createIds(clock: Clock): Ids {
  const newSerial = (kind: string) =>
    `${kind}${todayInSeoul(clock()).replaceAll("-", "")}${pick(CROCKFORD, 8)}`;
  return {
    uuid: () => uuidV7(clock().getTime()),
    estimateSerial: () => newSerial("MV"),
    storageSerial: newSerial,
    boxSerial: () => makeBoxSerial((limit) => randomInt(limit)),
    merchantUid: (prefix, serial) => `${prefix}_${serial.slice(-8)}_${pick(BASE62, 22)}`,
    providerUid: (prefix) => `${prefix}_${pick(BASE62, 32)}`,
    linkUrl: () => pick(BASE62, 22),
    certificateCode: () => pick(CROCKFORD, 16),
    number: () => pick(DIGITS, PASSWORD_NUMBER.digits),
    username: (prefix) => `${prefix}-${pick(CROCKFORD, 10).toLowerCase()}`,
    password: () => `${pick(BASE62, 14)}-9a`,
    secret: () => randomBytes(32).toString("base64url"),
  };
}

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}

/** RFC 9562, section 5.7. */
function uuidV7(milliseconds: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
