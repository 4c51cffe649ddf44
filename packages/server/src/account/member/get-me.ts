import type { Services } from "../../services.ts";
import { listSocialAccounts } from "../session/social-accounts.ts";
import { listAddresses } from "./list-addresses.ts";
import { findMarketingConsent, findUser } from "./store.ts";

/** The member, the address that forms start with (the default, else the oldest), social accounts and marketing. */
export async function getMe({ db }: Pick<Services, "db">, userId: string) {
  const user = await findUser(db, userId);
  const [firstAddress] = await listAddresses({ db }, userId);
  return {
    user,
    firstAddress: firstAddress ?? null,
    socialAccounts: await listSocialAccounts(db, userId),
    marketing: await findMarketingConsent(db, userId),
  };
}
