import type {
  Carriage,
  EstimateInput,
  MovePrice,
  MoveStatus,
  SocialLoginType,
} from "@damadum/domain";
import type { Generated, GeneratedAlways, Kysely, Transaction } from "kysely";
import type { Json } from "./json.ts";
import type { BoxTables } from "./box-tables.ts";
import type { CashReceiptTables } from "./cash-receipt-tables.ts";
import type { ClosingTables } from "./closing-tables.ts";
import type { OperatorTables } from "./operator-tables.ts";
import type { CrewTables } from "./crew-tables.ts";
import type { CompanyTables } from "./company-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { SharedTables } from "./shared-tables.ts";
import type { StorageTables } from "./storage-tables.ts";
import type { SlotsTable, SubjectTables } from "./subject-tables.ts";

export interface UsersTable {
  id: string;
  username: string;
  password_hash: string | null;
  type: "ID" | SocialLoginType;
  role: "MEMBER" | "COMPANY" | "OPERATOR";
  name: string;
  gender: "M" | "F" | "U";
  birthday: string | null;
  birth_year: string | null;
  phone_number: string | null;
  email: string | null;
  created_at: Date;
  last_login: Date | null;
  certified_at: Generated<Date | null>;
  person_key_hash: Generated<string | null>;
  /** Set at withdrawal; the row stays for the records that the law requires. */
  withdrawn_at: Generated<Date | null>;
}
export interface UserConsentsTable {
  user_id: string;
  kind: string;
  version: string;
  agreed: boolean;
  recorded_at: Date;
  /** Channels that a marketing consent covers, comma separated. */
  channels: Generated<string | null>;
}
export interface AddressesTable {
  id: string;
  user_id: string;
  name: string;
  postcode: string;
  address: string;
  detail: string;
  floor: number;
  carriage: Carriage;
  is_default: boolean;
  created_at: Date;
}
export interface TokenFamiliesTable {
  id: string;
  user_id: string;
  address_hash: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
  /** This login counts as recently confirmed by password until then. */
  confirmed_until: Generated<Date | null>;
  /** Whether its tokens are for the operations of operators, and only for them. */
  for_operator: Generated<boolean>;
  /** Network address of an operator's login; null for members, of whom only the hash is kept. */
  address: Generated<string | null>;
  /** Browser and system of a login; null where they are not known. */
  device: Generated<string | null>;
}
export interface RefreshTokensTable {
  hash: string;
  family_id: string;
  created_at: Date;
  expires_at: Date;
  rotated_at: Date | null;
}
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}
export interface EstimatesTable {
  id: string;
  serial: string;
  user_id: string | null;
  visitor_key_hash: string | null;
  status: MoveStatus;
  input: Json<EstimateInput>;
  price: Json<MovePrice>;
  price_version: string;
  move_date: string;
  move_time: string;
  total_amount: number;
  /** Sum of the order's own payments. */
  paid_amount: Generated<number>;
  /** Sum of the payments through links for its balance. */
  linked_amount: Generated<number>;
  /** Part of the balance that is no longer asked for, and since when. */
  written_off_amount: Generated<number>;
  written_off_at: Generated<Date | null>;
  /** What of the total is neither paid nor written off, whatever the status. */
  unpaid_amount: GeneratedAlways<number>;
  /** Whether a cancelled move has rented boxes at its customer's. */
  boxes_to_collect: Generated<boolean>;
  created_at: Date;
  valid_until: Date;
}

/** The schema after all migrations. */
export interface Tables
  extends
    BoxTables,
    CashReceiptTables,
    ClosingTables,
    CompanyTables,
    OperatorTables,
    CrewTables,
    PeopleTables,
    SharedTables,
    StorageTables,
    SubjectTables {
  users: UsersTable;
  user_consents: UserConsentsTable;
  addresses: AddressesTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  rate_limits: RateLimitsTable;
  estimates: EstimatesTable;
  schedule_slots: SlotsTable;
}

export type Database = Kysely<Tables>;

export type Tx = Transaction<Tables>;

/** For statements that may run inside or outside a transaction. */
export type Connection = Database | Tx;
