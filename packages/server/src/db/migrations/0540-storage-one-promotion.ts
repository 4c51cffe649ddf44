import { statements } from "./migration.ts";

/** One promotion per member, because the check at order time can race another order. */
export const storageOnePromotion = statements(
  `create unique index storage_contracts_one_promotion on storage_contracts (user_id)
    where promotion is not null and status <> 'CANCEL'`,
);
