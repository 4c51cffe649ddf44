import type { Services } from "../../services.ts";
import { findUser } from "./store.ts";

/** What a payment window shows about the buyer. */
export async function getBuyer({ db }: Pick<Services, "db">, userId: string) {
  const { name, phone_number: tel, email } = await findUser(db, userId);
  return { name, tel, email };
}
