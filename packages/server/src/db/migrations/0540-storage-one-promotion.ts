import { statements } from "./migration.ts";

/** One offer a member: what an order checks when it is made can be outrun by another one. */
export const storageOnePromotion = statements(
  `create unique index storage_contracts_one_promotion on storage_contracts (user_id)
    where promotion is not null and status <> 'CANCEL'`,
);
