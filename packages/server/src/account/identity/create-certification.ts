import { instantAfter, PROMISED_MINUTES } from "@damadum/domain";
import { violatesUnique } from "../../db/database-error.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type {
  CertifiedPerson,
  ProviderCertification,
} from "../../providers/certification/certification-provider.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import type { Services } from "../../services.ts";
import {
  claimCertification,
  claimPrepared,
  isPrepared,
  lockPrepared,
  insertCertification,
} from "./certification-store.ts";
import { personKeyHash } from "./person-key.ts";
import { issueTicket } from "../ticket/tickets.ts";

const PREPARATION_MINUTES = 30;

/** Creates a number of ours for the provider's window. Unlike the provider's own, it cannot be guessed. */
export async function prepareCertification(
  {
    db,
    clock,
    ids,
    limits,
    paymentSettings,
  }: Pick<Services, "db" | "clock" | "ids" | "limits" | "paymentSettings">,
  address: string,
) {
  await limits.consume("certificationPreparationFromAddress", address);
  const now = clock();
  const merchantUid = ids.providerUid("ct");
  const expiresAt = instantAfter(now, PREPARATION_MINUTES, "minute");
  await insertCertification(db, {
    id: ids.uuid(),
    merchant_uid: merchantUid,
    created_at: now,
    expires_at: expiresAt,
  });
  const { accountCode, certificationChannel } = paymentSettings;
  return { merchantUid, accountCode, channel: certificationChannel, expiresAt };
}

/** When a certification expires, and when its response can no longer be requested again. */
const expiryOf = (since: Date): Date => instantAfter(since, PROMISED_MINUTES.ticket, "minute");

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits" | "certifications">;

interface CertificationClaim {
  readonly impUid: string;
  readonly merchantUid?: string;
  readonly address: string;
}

/**
 * Asks the provider who was certified; `uid` is the ticket with which other requests can refer to that person. The
 * provider's number can be guessed, ours cannot: a certification that was prepared here is returned only for both
 * numbers, and again for ten minutes in case the response was lost. One that was not prepared here is returned only
 * once.
 */
export async function createCertification(
  services: Needs,
  { impUid, merchantUid, address }: CertificationClaim,
) {
  const { db, clock, limits, certifications } = services;
  await limits.consume("certificationFromAddress", address);
  const known = await orUnavailable(certifications.find(impUid), "certification");
  if (known === null || !(await mayReceive(db, known, merchantUid))) {
    throw new ProblemError("not_found");
  }
  const { person, certifiedAt } = known;
  if (person === null || certifiedAt === null) throw new ProblemError("certification_failed");
  if (clock() > expiryOf(certifiedAt)) {
    throw new ProblemError("certification_failed");
  }
  const uid =
    merchantUid === undefined
      ? await claimOnce(services, { known, person })
      : await claimPreparedCertification(services, { known, person, merchantUid });
  return { uid, impUid, merchantUid: known.merchantUid ?? "", person };
}

/** A certification that was prepared here is returned only with our number. */
async function mayReceive(
  db: Needs["db"],
  known: ProviderCertification,
  merchantUid: string | undefined,
): Promise<boolean> {
  if (merchantUid !== undefined) return known.merchantUid === merchantUid;
  return known.merchantUid === null || !(await isPrepared(db, known.merchantUid));
}

interface Claim {
  readonly known: ProviderCertification;
  readonly person: CertifiedPerson;
}

async function claimOnce(services: Needs, { known: { impUid }, person }: Claim): Promise<string> {
  const { db, clock, ids } = services;
  const claim = { id: ids.uuid(), impUid, now: clock() };
  return inTransaction(db, async (tx) => {
    if (!(await claimCertification(tx, claim))) throw new ProblemError("ticket_invalid");
    return issuePersonTicket(tx, services, { ...claim, person });
  });
}

async function claimPreparedCertification(
  services: Needs,
  { known: { impUid }, person, merchantUid }: Claim & { readonly merchantUid: string },
): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  try {
    return await inTransaction(db, async (tx) => {
      const prepared = await lockPrepared(tx, merchantUid);
      if (!isRepeated(prepared, { impUid, now })) {
        if (prepared.claimed_at !== null || prepared.expires_at <= now) {
          throw new ProblemError("ticket_invalid");
        }
        await claimPrepared(tx, { id: prepared.id, impUid, now });
      }
      return issuePersonTicket(tx, services, { id: prepared.id, person, now });
    });
  } catch (error) {
    // The provider's number has already been claimed without ours.
    if (violatesUnique(error, "certifications_imp_uid_key"))
      throw new ProblemError("ticket_invalid");
    throw error;
  }
}

function isRepeated(
  prepared: { readonly imp_uid: string | null; readonly claimed_at: Date | null },
  { impUid, now }: { readonly impUid: string; readonly now: Date },
): boolean {
  if (prepared.claimed_at === null || prepared.imp_uid !== impUid) return false;
  return now <= expiryOf(prepared.claimed_at);
}

/** The ticket is derived from the certification, so that a repeated response has the same one. */
async function issuePersonTicket(
  tx: Tx,
  { keys }: Needs,
  certification: { readonly id: string; readonly person: CertifiedPerson; readonly now: Date },
): Promise<string> {
  const { id, person, now } = certification;
  const { uniqueKey: _secret, ...known } = person;
  const content = { ...known, personKeyHash: personKeyHash(person) };
  const secret = keys.ticketOf(id);
  await issueTicket(tx, { kind: "PERSON", secret, content, now });
  return secret;
}
