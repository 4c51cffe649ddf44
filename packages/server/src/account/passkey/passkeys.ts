import { z } from "zod";
import type { Connection, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { issueTicket, spendTicket } from "../ticket/tickets.ts";
import {
  deletePasskeys,
  insertPasskey,
  listPasskeys,
  lockOwner,
  lockPasskey,
  markUsed,
} from "./passkey-store.ts";

/** Where passkeys are valid. It comes from the settings: what a request says of itself proves nothing. */
export interface PasskeySite {
  readonly origin: string;
  /** Operators' passkeys are for the console only, and members' for everything else. */
  readonly forOperator: boolean;
}

/** What a browser returns for a new passkey; all of it in base64url. */
interface Attestation {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** What a browser returns for a passkey that has signed; all of it in base64url. */
export interface Assertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Nobody has more devices and password managers. */
const MAX_PASSKEYS = 10;

/** COSE's numbers of EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

export const rpIdOf = ({ origin }: PasskeySite) => new URL(origin).hostname;

/** Loaded by the first passkey, because it takes a quarter of a second. */
const library = () => import("@simplewebauthn/server");

/** Begins to add a passkey: what the browser makes one of. Throws `passkey_limit`. */
export async function startPasskey(
  { db, clock, ids, limits }: Pick<Services, "db" | "clock" | "ids" | "limits">,
  site: PasskeySite,
  owner: {
    readonly userId: string;
    readonly familyId: string;
    readonly username: string;
    readonly name: string;
  },
) {
  const { userId, familyId, username, name } = owner;
  await limits.consume("passkeyOfUser", userId);
  const known = await requireRoom(db, { ...site, userId });
  const challenge = ids.secret();
  const content = { userId, familyId, name };
  await issueTicket(db, { kind: "PASSKEY", secret: challenge, content, now: clock() });
  return {
    challenge,
    rpId: rpIdOf(site),
    userId: Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url"),
    username,
    algorithms: [...ALGORITHMS],
    known: known.map(({ credential_id: id }) => id),
  };
}

/**
 * Adds the passkey that a browser has made, in the same login that began it. Throws `ticket_invalid` for another's,
 * used or late challenge, `passkey_rejected` for one of another site or without user verification.
 */
export async function addPasskey(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  site: PasskeySite,
  input: Attestation & { readonly userId: string; readonly familyId: string },
) {
  const { userId, credentialId } = input;
  const now = clock();
  const secret = challengeOf(input.clientData);
  const presented = { kind: "PASSKEY", secret, now, purpose: "PASSKEY" } as const;
  // Of its own transaction: a challenge that failed is used up.
  const begun = await inTransaction(db, (tx) => spendTicket(tx, presented));
  if (begun.userId !== userId || begun.familyId !== input.familyId) {
    throw new ProblemError("ticket_invalid");
  }
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credentialOf(credentialId),
      response: { clientDataJSON: input.clientData, attestationObject: input.attestation },
    },
    expectedChallenge: secret,
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asRejected);
  if (registrationInfo === undefined) throw new ProblemError("passkey_rejected");
  const { credential } = registrationInfo;
  const passkey = {
    id: ids.uuid(),
    user_id: userId,
    for_operator: site.forOperator,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    sign_count: credential.counter,
    name: begun.name,
    created_at: now,
    last_used_at: null,
  };
  await inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    await requireRoom(tx, { ...site, userId });
    if (!(await insertPasskey(tx, passkey))) throw new ProblemError("passkey_rejected");
  });
  return passkey;
}

/** Removes one of somebody's passkeys; throws `not_found`. */
export async function removePasskey(
  db: Connection,
  passkey: { readonly userId: string; readonly forOperator: boolean; readonly id: string },
): Promise<void> {
  if (!(await deletePasskeys(db, passkey))) throw new ProblemError("not_found");
}

/** The owner of the passkey that signed this challenge here, with user verification; null for any other signature. */
export async function ownerOfAssertion(
  tx: Tx,
  site: PasskeySite,
  {
    assertion,
    challenge,
    now,
  }: { readonly assertion: Assertion; readonly challenge: string; readonly now: Date },
): Promise<string | null> {
  const { credentialId, clientData, authenticatorData, signature } = assertion;
  const { verifyAuthenticationResponse } = await library();
  const passkey = await lockPasskey(tx, { ...site, credentialId });
  if (passkey === undefined) return null;
  // It refuses a count that did not grow, too: then the passkey was copied.
  const answer = await verifyAuthenticationResponse({
    response: {
      ...credentialOf(credentialId),
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.sign_count,
    },
  }).catch(() => null);
  if (answer === null || !answer.verified) return null;
  await markUsed(tx, { id: passkey.id, signCount: answer.authenticationInfo.newCounter, now });
  return passkey.user_id;
}

const clientDataSchema = z.object({ challenge: z.string().min(1) });

/** The challenge that a browser signed; throws `ticket_invalid` for what no browser writes. */
export function challengeOf(clientData: string): string {
  try {
    const text = Buffer.from(clientData, "base64url").toString("utf8");
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch (cause) {
    throw new ProblemError("ticket_invalid", { cause });
  }
}

async function requireRoom(
  db: Connection,
  owner: { readonly userId: string; readonly forOperator: boolean },
) {
  const known = await listPasskeys(db, owner);
  if (known.length >= MAX_PASSKEYS) throw new ProblemError("passkey_limit");
  return known;
}

/** What WebAuthn says of every credential, in its own JSON. */
const credentialOf = (id: string) =>
  ({ id, rawId: id, type: "public-key", clientExtensionResults: {} }) as const;

/** The library throws for whatever it does not accept. */
function asRejected(cause: unknown): never {
  throw new ProblemError("passkey_rejected", { cause });
}
