import { sql, type Insertable, type Selectable } from "kysely";
import type { FilesTable, FileSubjectKind } from "../../db/shared-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

export type StoredFile = Selectable<FilesTable>;

/** The subject that a picture belongs to: one row of the table that its kind stands for. */
export interface FileSubject {
  readonly kind: FileSubjectKind;
  readonly id: string;
}

export function insertFile(tx: Tx, file: Insertable<FilesTable>): Promise<StoredFile> {
  return tx.insertInto("files").values(file).returningAll().executeTakeFirstOrThrow();
}

export async function findFile(db: Connection, id: string): Promise<StoredFile | null> {
  const row = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** These files and those that are on the subjects, locked in the order of their ids. */
export function lockFiles(
  tx: Tx,
  files: {
    readonly ids: readonly string[];
    readonly kind: FileSubjectKind;
    readonly subjectIds: readonly string[];
  },
): Promise<readonly StoredFile[]> {
  const { ids, kind, subjectIds } = files;
  return tx
    .selectFrom("files")
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb("id", "in", [...ids])]),
        eb.and([eb("subject_kind", "=", kind), eb("subject_id", "in", [...subjectIds])]),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Puts files onto subjects of one kind; each keeps its position and its reader where none is given. */
export async function placeFiles(
  tx: Tx,
  kind: FileSubjectKind,
  places: readonly (Pick<StoredFile, "id"> & {
    readonly subject_id: string;
    readonly position?: number;
    readonly reader_id?: string | null;
  })[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update files set subject_kind = ${kind}, subject_id = place.subject_id,
      position = coalesce(place.position, files.position),
      reader_id = case when place.position is null then files.reader_id else place.reader_id end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place
      (id uuid, subject_id uuid, position integer, reader_id uuid)
    where files.id = place.id`.execute(tx);
}

/** Detaches files from their subjects; `removeUnusedFiles` removes them a day later. */
export async function releaseFiles(
  tx: Tx,
  ids: readonly string[],
  { now }: { readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("files")
    .set({ subject_kind: null, subject_id: null, position: null, created_at: now })
    .where("id", "in", [...ids])
    .execute();
}

export function findFilesOn(
  db: Connection,
  { kind, ids }: { readonly kind: FileSubjectKind; readonly ids: readonly string[] },
): Promise<readonly StoredFile[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .orderBy("subject_id")
    .orderBy("position")
    .execute();
}

/** Files that nothing has used since before a time, the oldest first. */
export function findUnusedFiles(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
) {
  return db
    .selectFrom("files")
    .select("id")
    .where("subject_id", "is", null)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** Marks an unused file, which then cannot be used any more; false when it has been used meanwhile. */
export async function markRemoved(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("files")
    .set({ removed_at: now })
    .where("id", "=", id)
    .where("subject_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).execute();
}

export async function findFilesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx.selectFrom("files").select("id").where("user_id", "=", userId).execute();
  return rows.map(({ id }) => id);
}
