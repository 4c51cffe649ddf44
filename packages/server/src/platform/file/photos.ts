import type { FileSubjectKind } from "../../db/shared-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { BoxPhoto, Photo } from "@damadum/sdk/model";
import { toInstant } from "../../http/instant.ts";
import type { PhotoOfBox } from "../../subject/damaged-things.ts";
import type { Services } from "../../services.ts";
import { photoKeyOf } from "./photo-key.ts";
import { findFilesOn, type StoredFile } from "./store.ts";

/** The pictures on each of these subjects, in their order; the map omits subjects without any. */
export async function photosOn(
  db: Connection,
  filter: { readonly kind: FileSubjectKind; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly StoredFile[]>> {
  if (filter.ids.length === 0) return new Map();
  const files = await findFilesOn(db, filter);
  return Map.groupBy(files, ({ subject_id: id }) => id ?? "");
}

/** A picture for a reader whose login or device gives access to it. */
export function toPhoto(file: StoredFile): Photo {
  return { file_id: file.id, key: null, width: file.width, height: file.height };
}

/** A picture for a page without a login, with a key that is valid for an hour. */
export function toKeyedPhoto(
  { keys, clock }: Pick<Services, "keys" | "clock">,
  file: StoredFile,
): Photo {
  return { ...toPhoto(file), key: photoKeyOf(keys, file.id, clock()) };
}

/** A picture of a box, and when it was taken. */
export function toBoxPhoto({ kind, file, at }: PhotoOfBox): BoxPhoto {
  return { kind, photo: toPhoto(file), at: toInstant(at) };
}
