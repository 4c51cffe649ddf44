import { statements } from "./migration.ts";

/** A request becomes a contract once the company has accepted the price that it was offered. */
export const contractOffers = statements(
  `alter table company_contracts
    drop constraint company_contracts_status_check,
    add constraint company_contracts_status_check
      check (status in ('WAIT', 'OFFERED', 'ACTIVE', 'ENDED', 'CANCEL')),
    add constraint company_contracts_offered
      check (status not in ('OFFERED', 'ACTIVE') or monthly_amount is not null)`,
);
