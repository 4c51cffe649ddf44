import type { BoxStatus, DamageKind, DamageReportStatus } from "@damadum/domain";
import type { ColumnType, Generated } from "kysely";

export interface BoxesTable {
  id: string;
  serial: string;
  status: BoxStatus;
  /** Null, as the four after it, while the box is in stock. */
  user_id: string | null;
  /** The first order that took the box. */
  order_id: string | null;
  order_serial: string | null;
  contract_id: string | null;
  assigned_at: Date | null;
  /** What the member calls it. */
  name: string | null;
  /** Name and contents in the forms of `searchForms`, a line each. */
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
  /** Who added it without being the owner. */
  visitor_key_hash: string | null;
  created_at: Date;
  updated_at: Date;
}
/** A picture that was taken along the way; its file is on it (`BOX_PHOTO`). */
export interface BoxPhotosTable {
  id: string;
  box_id: string;
  kind: "PACKING" | "PICK_UP" | "INTAKE" | "RETURN";
  at: Date;
}
export interface BoxDeliverySlotsTable {
  day: string;
  time: string;
  capacity: number;
  taken: Generated<number>;
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
  box_id: string;
  user_id: string;
  status: DamageReportStatus;
  item: string;
  kind: DamageKind;
  description: string;
  /** About what it cost, in won, and in which year. */
  price: number | null;
  bought_year: string | null;
  /** Files of the earlier pictures that are sent along. */
  compared: ColumnType<readonly string[], string, string>;
  /** Won that we owe for it. */
  amount: number | null;
  /** What the member reads of the decision. */
  answer: string | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
  answered_at: Date | null;
}

/** Boxes, what is in them, and when they are brought and fetched. */
export interface BoxTables {
  boxes: BoxesTable;
  box_contents: BoxContentsTable;
  box_photos: BoxPhotosTable;
  damage_reports: DamageReportsTable;
  box_delivery_slots: BoxDeliverySlotsTable;
  box_delivery_bookings: BoxDeliveryBookingsTable;
}
