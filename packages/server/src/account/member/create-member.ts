import { consentDocuments, formatPhoneNumber, type ConsentAnswer } from "@damadum/domain";
import type { Tx, UsersTable } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { TicketPerson } from "../ticket/tickets.ts";
import { insertConsents, insertUser } from "./store.ts";

/** A new member as entered in the signup form. Certified values take precedence. */
export interface NewMember {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly type: UsersTable["type"];
  readonly name: string;
  readonly phoneNumber: string;
  readonly email?: string | undefined;
  readonly gender?: UsersTable["gender"] | undefined;
  readonly birthday?: string | undefined;
  readonly birthYear?: string | undefined;
  readonly consents: readonly ConsentAnswer[];
  readonly person: TicketPerson | null;
}

/** Stores a new member with every answered consent, its version and time; returns the id. */
export async function createMember(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  member: NewMember,
): Promise<string> {
  const now = clock();
  const id = ids.uuid();
  const { person } = member;
  await insertUser(tx, {
    id,
    username: member.username,
    password_hash: member.passwordHash,
    type: member.type,
    role: "MEMBER",
    name: (person?.name ?? member.name).trim(),
    gender: person?.gender ?? member.gender ?? "U",
    birthday: person?.birthday ?? member.birthday ?? null,
    birth_year: person?.birthYear ?? member.birthYear ?? null,
    phone_number: formatPhoneNumber(person?.phoneNumber || member.phoneNumber),
    email: member.email ?? null,
    created_at: now,
    certified_at: person === null ? null : now,
    person_key_hash: person?.personKeyHash ?? null,
  });
  if (member.consents.length === 0) return id;
  await insertConsents(
    tx,
    member.consents.map(({ kind, version, agreed }) => ({
      user_id: id,
      kind,
      version,
      agreed,
      recorded_at: now,
      channels: channelsOf(kind),
    })),
  );
  return id;
}

/** The channels of the messages that a consent allows; null for a consent to none. */
export function channelsOf(kind: string): string | null {
  const document = consentDocuments.find((candidate) => candidate.kind === kind);
  return document?.channels?.join(",") ?? null;
}
