/** A registered way to pay as the provider's REST interface shows it. */
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

/** What the sandbox keeps besides: whether charges are refused, chosen when it was registered. */
export type StoredCustomer = Customer & { declines: boolean };
