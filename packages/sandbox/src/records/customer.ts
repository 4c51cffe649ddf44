/** A registered payment method as the provider's REST API shows it. */
export interface Customer {
  customer_uid: string;
  pg_provider: string;
  pg_id: string;
  card_name: string | null;
  card_code: string | null;
  card_number: string | null;
  card_type: "0" | null;
  customer_name: string | null;
  customer_tel: string | null;
  customer_email: string | null;
  /** Seconds since 1970. */
  inserted: number;
  updated: number;
}

/** The stored record; `declines` was chosen at registration and makes every charge fail. */
export type StoredCustomer = Customer & { declines: boolean };
