import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Whether this browser has passkeys at all. */
export const hasPasskeys = browserSupportsWebAuthn;

/** What the API says before a passkey is made (`PasskeyCreation`); bytes in base64url. */
interface Creation {
  readonly challenge: string;
  readonly rp_id: string;
  readonly user_id: string;
  readonly username: string;
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

const TYPE = "public-key";

/** Lets the person make a passkey that needs fingerprint, face or PIN; null when they or the device declined. */
export async function createPasskey(asked: Creation, rpName: string) {
  const { challenge, username } = asked;
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: asked.rp_id, name: rpName },
      user: { id: asked.user_id, name: username, displayName: username },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ alg, type: TYPE })),
      excludeCredentials: asked.known.map((id) => ({ id, type: TYPE })),
      // Found without a list of ids, which would tell a stranger who has one.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  }).catch(() => null);
  if (made === null) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return { credential_id: made.id, client_data: clientDataJSON, attestation: attestationObject };
}

/** Lets the person sign with one of their passkeys (`PasskeyChallenge`); null when they or the device declined. */
export async function signWithPasskey(asked: {
  readonly challenge: string;
  readonly rp_id: string;
}) {
  const { challenge, rp_id: rpId } = asked;
  const optionsJSON = { challenge, rpId, userVerification: "required" } as const;
  const signed = await startAuthentication({ optionsJSON }).catch(() => null);
  if (signed === null) return null;
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return {
    credential_id: signed.id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
  };
}
