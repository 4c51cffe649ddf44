import type { BoxStatus, DamageKind, DamageReportStatus } from "@damadum/domain";
import type { Generated } from "kysely";
import type { Json } from "./json.ts";
import type { SlotsTable } from "./subject-tables.ts";

export interface BoxesTable {
  id: string;
  serial: string;
  status: BoxStatus;
  /** Null while the box is in stock, like the next four columns. */
  user_id: string | null;
  /** The first order that took the box. */
  order_id: string | null;
  order_serial: string | null;
  contract_id: string | null;
  assigned_at: Date | null;
  /** The member's name for it. */
  name: string | null;
  /** Name and contents in the forms of `searchForms`, one per line. */
  search_jamo: Generated<string>;
  search_choseong: Generated<string>;
  created_at: Date;
  updated_at: Date;
}
export interface BoxContentsTable {
  id: string;
  box_id: string;
  position: number;
  name: string;
  count: number;
  memo: string | null;
  /** The visitor who added it; null if the owner did. */
  visitor_key_hash: string | null;
  created_at: Date;
  updated_at: Date;
}
/** A picture taken while a box is handled; its file is attached to it (`BOX_PHOTO`). */
export interface BoxPhotosTable {
  id: string;
  box_id: string;
  kind: "PACKING" | "PICK_UP" | "INTAKE" | "RETURN";
  at: Date;
}
export interface BoxDeliveryBookingsTable {
  order_id: string;
  leg: "DELIVERY" | "COLLECTION";
  user_id: string;
  day: string;
  time: string;
  expires_at: Date | null;
}

export interface DamageReportsTable {
  id: string;
  /** What it is about: a box or a move. */
  box_id: string | null;
  estimate_id: string | null;
  user_id: string;
  status: DamageReportStatus;
  item: string;
  kind: DamageKind;
  description: string;
  /** Approximate purchase price in won, and the year of purchase. */
  price: number | null;
  bought_year: string | null;
  /** Files of earlier pictures submitted for comparison. */
  compared: Json<readonly string[]>;
  /** The compensation in won. */
  amount: number | null;
  /** The explanation of the decision for the member. */
  answer: string | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
  answered_at: Date | null;
}

export interface BoxTables {
  boxes: BoxesTable;
  box_contents: BoxContentsTable;
  box_photos: BoxPhotosTable;
  damage_reports: DamageReportsTable;
  box_delivery_slots: SlotsTable;
  box_delivery_bookings: BoxDeliveryBookingsTable;
}
