import { instantAfter, PROMISED_MINUTES, socialLoginTypes } from "@damadum/domain";
import { z } from "zod";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import { seal, unseal } from "../../providers/sealed.ts";

/** What each kind stands for: a social account, a certified person, the right to set a password, a challenge. */
const contents = {
  SOCIAL: z.object({ type: z.enum(socialLoginTypes), providerId: z.string() }),
  PERSON: z.object({
    name: z.string(),
    gender: z.enum(["M", "F", "U"]),
    birthday: z.string(),
    birthYear: z.string(),
    phoneNumber: z.string(),
    personKeyHash: z.string(),
  }),
  /** Valid only while the account keeps its current password: setting one invalidates all of them. */
  RESET: z.object({ userId: z.string(), passwordMark: z.string() }),
  /** A passkey to be made in this login. */
  PASSKEY: z.object({ userId: z.string(), familyId: z.string(), name: z.string() }),
  /** A login that waits for its passkey; null when what was typed before was wrong. */
  PASSKEY_LOGIN: z.object({
    account: z
      .object({
        userId: z.string(),
        username: z.string(),
        passwordHash: z.string(),
        isKnown: z.boolean(),
      })
      .nullable(),
  }),
};
type TicketKind = keyof typeof contents;
type TicketContents = { readonly [Kind in TicketKind]: z.infer<(typeof contents)[Kind]> };

/** The same by kind: the compiler cannot derive what a schema chosen by its kind returns. */
const schemas: { readonly [Kind in TicketKind]: z.ZodType<TicketContents[Kind]> } = contents;

export type TicketPerson = TicketContents["PERSON"];

/** The expiry of a ticket that is issued now: ten minutes later. */
export function ticketExpiry(now: Date): Date {
  return instantAfter(now, PROMISED_MINUTES.ticket, "minute");
}

/**
 * Makes a secret valid for one use within ten minutes; an existing ticket stays unchanged. The content is sealed with
 * the secret, so that the database by itself reveals nothing about the person, and only the holder can use it.
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
  await tx
    .insertInto("tickets")
    .values({
      hash: hashSecret(secret),
      kind,
      sealed: seal(secret, content),
      created_at: now,
      expires_at: ticketExpiry(now),
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

interface Presented<Kind extends TicketKind> {
  readonly kind: Kind;
  readonly secret: string;
  readonly now: Date;
}

const invalid = () => new ProblemError("ticket_invalid");

/** Reads a ticket without using it, before slow work; throws `ticket_invalid` for a used, expired or forged one. */
export async function findValidTicket<Kind extends TicketKind>(
  db: Connection,
  { kind, secret, now }: Presented<Kind>,
): Promise<TicketContents[Kind]> {
  const { sealed } = await db
    .selectFrom("tickets")
    .select("sealed")
    .where("hash", "=", hashSecret(secret))
    .where("kind", "=", kind)
    .where("used_for", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow(invalid);
  return schemas[kind].parse(unseal(secret, sealed));
}

/** What a ticket can be used for, once. */
type TicketPurpose = "LOGIN" | "SIGNUP" | "CERTIFY" | "FIND" | "RESET" | "PASSKEY";

/**
 * Uses up a ticket, unless the transaction rolls back; throws `ticket_invalid` for a used, expired or forged one.
 * Concurrent calls wait for each other here, and only one gets its content. `FIND` changes nothing and may be repeated,
 * because its response may have been lost.
 */
export async function spendTicket<Kind extends TicketKind>(
  tx: Tx,
  { kind, secret, now, purpose }: Presented<Kind> & { readonly purpose: TicketPurpose },
): Promise<TicketContents[Kind]> {
  const { sealed } = await tx
    .updateTable("tickets")
    .set({ used_for: purpose })
    .where("hash", "=", hashSecret(secret))
    .where("kind", "=", kind)
    .where((eb) =>
      purpose === "FIND"
        ? eb.or([eb("used_for", "is", null), eb("used_for", "=", purpose)])
        : eb("used_for", "is", null),
    )
    .where("expires_at", ">", now)
    .returning("sealed")
    .executeTakeFirstOrThrow(invalid);
  return schemas[kind].parse(unseal(secret, sealed));
}
