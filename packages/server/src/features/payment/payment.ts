import type { Selectable } from "kysely";
import type { PaymentsTable } from "../../db/tables.ts";

/** One try to pay for an order, as it is stored. */
export type Payment = Selectable<PaymentsTable>;

/** Why money that arrived is sent straight back. */
export type PaymentRefusal = NonNullable<Payment["refusal"]>;
