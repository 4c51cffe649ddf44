import { retainedSince } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { listSocialAccounts } from "../session/social-accounts.ts";
import { findMarketingConsent, findUser } from "./store.ts";
import { listAddresses } from "./addresses.ts";
import type { Connection } from "../../db/tables.ts";

/** The member, the address that forms start with (the default, else the oldest), social accounts and marketing. */
export async function getMe({ db, clock }: Pick<Services, "db" | "clock">, userId: string) {
  const user = await findUser(db, userId);
  // An older consent has lapsed.
  const since = retainedSince("MARKETING", clock());
  const [firstAddress] = await listAddresses({ db }, userId);
  return {
    user,
    firstAddress: firstAddress ?? null,
    socialAccounts: await listSocialAccounts(db, userId),
    marketing: await findMarketingConsent(db, { userId, since }),
  };
}

/** What a payment window shows about the buyer. */
export async function getBuyer({ db }: Pick<Services, "db">, userId: string) {
  const { name, phone_number: tel, email } = await findUser(db, userId);
  return { name, tel, email };
}

/** A member's name and phone number; null when they have withdrawn or gave no number. */
export async function findContact(
  { db }: Pick<Services, "db">,
  userId: string,
): Promise<{ readonly name: string; readonly phoneNumber: string } | null> {
  const { name, phone_number: phone, withdrawn_at: left } = await findUser(db, userId);
  return phone === null || left !== null ? null : { name, phoneNumber: phone };
}

/** The id of the member with this username; null when there is none, or they have withdrawn. */
export async function findMemberId(db: Connection, username: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
