import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { PasskeyAssertion, PasskeyAttestation, PasskeyChallenge } from "@damadum/sdk/model";

/** Where it is asked, and what it says of its user; a test makes one of them wrong. */
interface Ceremony {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly signCount?: number;
}

const FLAGS = { present: 0x01, verified: 0x04, withKey: 0x40 };
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString("base64url");

/** One passkey (ES256) in software, as a device and its browser answer for it. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, "base64url"));
  // COSE: a key of two coordinates (2), for ES256 (-7), on P-256 (1).
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  let count = 0;

  function data(rpId: string, { isVerified = true, signCount }: Ceremony, withKey: boolean) {
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (withKey ? FLAGS.withKey : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE((count = signCount ?? count + 1));
    const made = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, ...(withKey ? made : [])]);
  }
  const clientData = (type: string, challenge: string, origin = "http://localhost:3001") =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    make(asked: PasskeyChallenge, ceremony: Ceremony = {}): PasskeyAttestation {
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data(asked.rp_id, ceremony, true))],
      ]);
      return {
        credential_id: text(id),
        client_data: text(clientData("webauthn.create", asked.challenge, ceremony.origin)),
        attestation: text(isoCBOR.encode(attestation)),
      };
    },
    sign(asked: PasskeyChallenge, ceremony: Ceremony = {}): PasskeyAssertion {
      const client = clientData("webauthn.get", asked.challenge, ceremony.origin);
      const authenticator = data(asked.rp_id, ceremony, false);
      const signed = Buffer.concat([authenticator, sha256(client)]);
      return {
        credential_id: text(id),
        client_data: text(client),
        authenticator_data: text(authenticator),
        signature: text(sign("sha256", signed, privateKey)),
      };
    },
  };
}
