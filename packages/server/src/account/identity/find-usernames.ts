import { maskUsername } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { findMembersOfPerson } from "./member-store.ts";
import { spendTicket } from "../ticket/tickets.ts";

/** The usernames of a certified person, masked: by the person's key, else by the certified name and phone. */
export async function findUsernames(
  { db, clock, limits }: Pick<Services, "db" | "clock" | "limits">,
  { uid, address }: { readonly uid: string; readonly address: string },
) {
  await limits.consume("findUsernamesFromAddress", address);
  const now = clock();
  const members = await inTransaction(db, async (tx) => {
    const person = await spendTicket(tx, { kind: "PERSON", secret: uid, now, purpose: "FIND" });
    return findMembersOfPerson(tx, person);
  });
  return members.map(({ username, ...member }) => ({
    ...member,
    username: maskUsername(username),
  }));
}
