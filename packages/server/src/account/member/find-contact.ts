import type { Services } from "../../services.ts";
import { findUser } from "./store.ts";

/** A member's name and phone number; null when they have withdrawn or gave no number. */
export async function findContact(
  { db }: Pick<Services, "db">,
  userId: string,
): Promise<{ readonly name: string; readonly phoneNumber: string } | null> {
  const { name, phone_number: phone, withdrawn_at: left } = await findUser(db, userId);
  return phone === null || left !== null ? null : { name, phoneNumber: phone };
}
