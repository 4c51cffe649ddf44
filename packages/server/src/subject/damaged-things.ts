import type { BoxPhotoKind } from "@damadum/sdk/model";
import type { Refusal } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { FilesTable } from "../db/shared-tables.ts";
import type { Subject } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";

/** What a report is about: a member's box, or a move that they ordered. */
export type DamagedSubject = Subject<"BOX" | "ESTIMATE">;

/** Names a thing of a member by its serial. */
export interface OwnThing {
  readonly serial: string;
  readonly userId: string;
}

export interface Damaged {
  readonly subject: DamagedSubject;
  /** Why nothing can be reported yet, or null once we have handled it. */
  readonly refusal: Refusal | null;
}

/** A picture of a box or of its contents, and when it was taken. */
export interface PhotoOfBox {
  readonly kind: BoxPhotoKind;
  readonly file: Selectable<FilesTable>;
  readonly at: Date;
}

export interface DamagedThings {
  /** The member's box or move with this serial; throws not_found for another member's. */
  find(db: Connection, own: OwnThing, now: Date): Promise<Damaged>;
  /** The same, locked. */
  lock(tx: Tx, own: OwnThing, now: Date): Promise<Damaged>;
  /** Pictures that a report can be compared with: those of a box from packing to return. A move has none. */
  photosToCompare(db: Connection, subject: DamagedSubject): Promise<readonly PhotoOfBox[]>;
}
