import {
  instantAfter,
  PROMISED_MINUTES,
  socialLoginTypes,
  type SocialLoginType,
} from "@damadum/domain";
import { z } from "zod";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import { seal, unseal } from "../../providers/sealed.ts";
import { findTicket, insertTicket, takeTicket, type TicketPurpose } from "./ticket-store.ts";

/** A certified person as a ticket stores it. */
export interface TicketPerson {
  readonly name: string;
  readonly gender: "M" | "F" | "U";
  readonly birthday: string;
  readonly birthYear: string;
  readonly phoneNumber: string;
  readonly personKeyHash: string;
}

/** What each kind stands for: a social account, a certified person, the right to set a password. */
interface TicketContents {
  readonly SOCIAL: { readonly type: SocialLoginType; readonly providerId: string };
  readonly PERSON: TicketPerson;
  /** Valid only while the account keeps its current password: setting one invalidates all of them. */
  readonly RESET: { readonly userId: string; readonly passwordMark: string };
}
type TicketKind = keyof TicketContents;

const schemas: { readonly [Kind in TicketKind]: z.ZodType<TicketContents[Kind]> } = {
  SOCIAL: z.object({ type: z.enum(socialLoginTypes), providerId: z.string() }),
  PERSON: z.object({
    name: z.string(),
    gender: z.enum(["M", "F", "U"]),
    birthday: z.string(),
    birthYear: z.string(),
    phoneNumber: z.string(),
    personKeyHash: z.string(),
  }),
  RESET: z.object({ userId: z.string(), passwordMark: z.string() }),
};

/** The expiry of a ticket that is issued now: ten minutes later. */
export function ticketExpiry(now: Date): Date {
  return instantAfter(now, PROMISED_MINUTES.ticket, "minute");
}

/**
 * Makes a secret valid for one use within ten minutes. The content is sealed with the secret, so that the
 * database by itself reveals nothing about the person, and only the holder can use it.
 */
export async function issueTicket<Kind extends TicketKind>(
  tx: Connection,
  ticket: {
    readonly kind: Kind;
    readonly secret: string;
    readonly content: TicketContents[Kind];
    readonly now: Date;
  },
): Promise<void> {
  const { kind, secret, content, now } = ticket;
  await insertTicket(tx, {
    hash: hashSecret(secret),
    kind,
    sealed: seal(secret, content),
    created_at: now,
    expires_at: ticketExpiry(now),
  });
}

interface Presented<Kind extends TicketKind> {
  readonly kind: Kind;
  readonly secret: string;
  readonly now: Date;
}

/** Reads a ticket without using it, before slow work; throws `ticket_invalid` for a used, expired or forged one. */
export async function findValidTicket<Kind extends TicketKind>(
  db: Connection,
  { kind, secret, now }: Presented<Kind>,
): Promise<TicketContents[Kind]> {
  return open({ kind, secret }, await findTicket(db, { hash: hashSecret(secret), kind, now }));
}

/** Uses up a ticket, unless the transaction rolls back; throws `ticket_invalid` for a used, expired or forged one. */
export async function spendTicket<Kind extends TicketKind>(
  tx: Tx,
  { kind, secret, now, purpose }: Presented<Kind> & { readonly purpose: TicketPurpose },
): Promise<TicketContents[Kind]> {
  const sealed = await takeTicket(tx, { hash: hashSecret(secret), kind, now, purpose });
  return open({ kind, secret }, sealed);
}

function open<Kind extends TicketKind>(
  { kind, secret }: Pick<Presented<Kind>, "kind" | "secret">,
  sealed: string | null,
): TicketContents[Kind] {
  if (sealed === null) throw new ProblemError("ticket_invalid");
  return schemas[kind].parse(unseal(secret, sealed));
}
