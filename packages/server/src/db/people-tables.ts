import type { NoticeChannel, NoticeKind, PaymentMethod, SocialLoginType } from "@damadum/domain";
import type { Generated } from "kysely";

export interface SocialAccountsTable {
  type: SocialLoginType;
  provider_id: string;
  user_id: string;
  connected_at: Date;
}
export interface TicketsTable {
  hash: string;
  kind: "SOCIAL" | "PERSON" | "RESET" | "PASSKEY" | "PASSKEY_LOGIN";
  sealed: string;
  created_at: Date;
  expires_at: Date;
  /** The purpose that it was redeemed for; null while it is unused. */
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
  /** Null for an unknown username. */
  user_id: string | null;
  number_hash: string;
  tries: Generated<number>;
  expires_at: Date;
  /** Keyed hash of the address that requested it. */
  asker_hash: Generated<string>;
  /** The tries among them from other addresses. */
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

export interface PasskeysTable {
  id: string;
  user_id: string;
  for_operator: boolean;
  /** From the authenticator, in base64url like the public key (COSE). */
  credential_id: string;
  public_key: string;
  /** How often it has signed; 0 for passkeys that are kept in several devices. */
  sign_count: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface NoticeSettingsTable {
  user_id: string;
  kind: NoticeKind;
  channel: NoticeChannel;
  changed_at: Date;
}

/** Notice settings, social logins, passkeys, identity checks, password resets and billing keys. */
export interface PeopleTables {
  notice_settings: NoticeSettingsTable;
  social_accounts: SocialAccountsTable;
  tickets: TicketsTable;
  passkeys: PasskeysTable;
  certifications: CertificationsTable;
  password_numbers: PasswordNumbersTable;
  billing_key_preparations: BillingKeyPreparationsTable;
  billing_keys: BillingKeysTable;
}
