import type { EstimateInput } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { writeHistory } from "../../subject/history.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { pricedColumns, requireBookableDraft } from "./price-draft.ts";
import { insertEstimate, lockEstimateBySerial, updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** Serials have 40 random bits, so a second try is rare and a third means a broken generator. */
const SERIAL_TRIES = 3;

type Needs = Pick<Services, "db" | "clock" | "ids" | "keys" | "limits">;

interface NewEstimate {
  readonly input: EstimateInput;
  /** Null for a visitor, who gets a key instead. */
  readonly userId: string | null;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** Stores a draft with the price frozen. The visitor key is null for a member. */
export async function createEstimate(
  services: Needs,
  input: NewEstimate,
): Promise<{ readonly view: EstimateView; readonly visitorKey: string | null }> {
  const { db, keys, limits } = services;
  const { userId } = input;
  // Checked before the transaction, because the embedded database has only one connection.
  requireBookableDraft(input.input, services);
  await (userId === null
    ? limits.consume("visitorEstimateFromAddress", input.address)
    : limits.consume("estimateOfMember", userId));
  const estimateId = await inTransaction(db, (tx) => createOrFind(tx, services, input));
  const view = await viewEstimate(db, estimateId);
  // A repeated request after a member has claimed the estimate: it is no longer the visitor's to see.
  if (view.estimate.user_id !== userId) throw new ProblemError("idempotency_conflict");
  return { view, visitorKey: userId === null ? keys.visitorKeyOf(estimateId) : null };
}

async function createOrFind(tx: Tx, services: Needs, params: NewEstimate): Promise<string> {
  const { input, userId, idempotencyKey: key } = params;
  const estimateId = services.ids.uuid();
  const now = services.clock();
  if (userId !== null) await lockMember(tx, userId);
  const owner = userId ?? "visitor";
  const request = { owner, operation: "createEstimate", key, content: input };
  const earlier = await claimKey(tx, request, { subjectId: estimateId, now });
  if (earlier !== null) return earlier;
  await insert(tx, services, { ...params, estimateId, now });
  await writeHistory(tx, {
    subject: subjectOfEstimate(estimateId),
    from: null,
    to: "QUOTED",
    actor: "MEMBER",
    actorId: userId,
    reason: null,
    now,
  });
  return estimateId;
}

async function insert(
  tx: Tx,
  services: Needs,
  request: NewEstimate & { readonly estimateId: string; readonly now: Date },
): Promise<void> {
  const { ids, keys } = services;
  const { userId, estimateId, now } = request;
  const priced = await pricedColumns(tx, services, request);
  for (let tries = 0; tries < SERIAL_TRIES; tries += 1) {
    const stored = await insertEstimate(tx, {
      id: estimateId,
      serial: ids.estimateSerial(),
      user_id: userId,
      visitor_key_hash: userId === null ? hashSecret(keys.visitorKeyOf(estimateId)) : null,
      status: "QUOTED",
      ...priced,
      created_at: now,
    });
    if (stored) return;
  }
  throw new Error("No free estimate serial was found");
}

/** Makes a visitor's estimate the member's; returns one that is already theirs unchanged. */
export async function integrateEstimate(
  { db }: Pick<Services, "db">,
  input: { readonly serial: string; readonly visitorKey: string; readonly userId: string },
): Promise<EstimateView> {
  const { serial, visitorKey, userId } = input;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    if (estimate.user_id === userId) return estimate.id;
    const fits = estimate.user_id === null && estimate.visitor_key_hash === hashSecret(visitorKey);
    if (!fits) throw new ProblemError("not_found");
    await lockMember(tx, userId);
    await updateEstimate(tx, estimate.id, { user_id: userId, visitor_key_hash: null });
    return estimate.id;
  });
  return viewEstimate(db, estimateId);
}
