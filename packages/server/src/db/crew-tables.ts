import type { Generated } from "kysely";

/** A crew with its truck. */
export interface CrewsTable {
  id: string;
  name: string;
  /** The truck's plate. */
  truck: string;
  /** What the truck carries. */
  load_kg: number;
  people: number;
  created_at: Date;
  retired_at: Generated<Date | null>;
}

/** A crew's day, which a link opens. */
export interface CrewDaysTable {
  id: string;
  crew_id: string;
  day: string;
  key_hash: string;
  made_by: string;
}

/** A visit that a crew makes. */
export interface CrewVisitsTable {
  day: string;
  /** The visit's key among those of its day: its number and which visit of it. */
  key: string;
  number: string;
  crew_id: string;
  why: string;
  is_by_hand: boolean;
  departed_at: Generated<Date | null>;
  arrived_at: Generated<Date | null>;
  done_at: Generated<Date | null>;
}

/** What a crew took or had signed at a visit. */
export interface CrewPicturesTable {
  file_id: string;
  day: string;
  key: string;
  kind: "PHOTO" | "SIGNATURE";
  at: Date;
}

/** Crews and their days. */
export interface CrewTables {
  crews: CrewsTable;
  crew_days: CrewDaysTable;
  crew_visits: CrewVisitsTable;
  crew_pictures: CrewPicturesTable;
}
