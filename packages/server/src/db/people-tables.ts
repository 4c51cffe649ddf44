import type { PaymentMethod, SocialLoginType } from "@damadum/domain";
import type { Generated } from "kysely";

export interface SocialAccountsTable {
  type: SocialLoginType;
  provider_id: string;
  user_id: string;
  connected_at: Date;
}
export interface TicketsTable {
  hash: string;
  kind: "SOCIAL" | "PERSON" | "RESET";
  sealed: string;
  created_at: Date;
  expires_at: Date;
  /** What it was used for; null while it can be used. */
  used_for: Generated<string | null>;
}
export interface CertificationsTable {
  id: string;
  merchant_uid: string | null;
  imp_uid: string | null;
  created_at: Date;
  expires_at: Date;
  claimed_at: Date | null;
}
export interface PasswordNumbersTable {
  username_hash: string;
  /** Null for a username that nobody has. */
  user_id: string | null;
  number_hash: string;
  tries: Generated<number>;
  expires_at: Date;
  /** The address that asked for it, in a form that cannot be turned back. */
  asker_hash: Generated<string>;
  /** How many of the tries came from other addresses. */
  tries_elsewhere: Generated<number>;
}
export interface BillingKeyPreparationsTable {
  customer_uid: string;
  user_id: string;
  method: PaymentMethod;
  created_at: Date;
  expires_at: Date;
}
export interface BillingKeysTable {
  payment_id: string;
  user_id: string;
  customer_uid: string;
  method: PaymentMethod;
  name: string;
  masked_number: string | null;
  is_default: boolean;
  created_at: Date;
  deleted_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
}

/** Tables of logins other than by password, of identity and of registered ways to pay. */
export interface PeopleTables {
  social_accounts: SocialAccountsTable;
  tickets: TicketsTable;
  certifications: CertificationsTable;
  password_numbers: PasswordNumbersTable;
  billing_key_preparations: BillingKeyPreparationsTable;
  billing_keys: BillingKeysTable;
}
