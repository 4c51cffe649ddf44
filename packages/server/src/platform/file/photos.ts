import type { FileSubjectKind } from "../../db/shared-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { BoxPhoto, Photo } from "@damadum/sdk/model";
import { toInstant } from "../../http/instant.ts";
import type { PhotoOfBox } from "../../subject/damaged-things.ts";
import type { Services } from "../../services.ts";
import { photoKeyOf, opensPhoto } from "./photo-key.ts";
import { findFilesOn, type StoredFile, findFile } from "./store.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Caller } from "../../http/handlers.ts";
import { hashSecret } from "../../providers/keys.ts";
import { fileNames } from "./file-names.ts";

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

type Needs = Pick<Services, "db" | "clock" | "keys" | "files">;

/** A request for a picture, with every credential that was sent. */
interface FileVisit {
  readonly fileId: string;
  readonly size: "FULL" | "SMALL";
  readonly caller: Caller | null;
  readonly visitorKey: string | undefined;
  readonly key: string | undefined;
}

/** Returns the bytes of a picture to a caller who may see it; throws `not_found` for any other. */
export async function getFile(services: Needs, visit: FileVisit): Promise<Uint8Array> {
  const { caller, visitorKey, key, fileId, size } = visit;
  if (caller === null && visitorKey === undefined && key === undefined) {
    throw new ProblemError("no_credentials");
  }
  const file = await findFile(services.db, fileId);
  if (file === null || !maySee(services, file, visit)) throw new ProblemError("not_found");
  const bytes = await services.files.get(fileNames(fileId)[size]);
  if (bytes === null) throw new ProblemError("not_found");
  return bytes;
}

function maySee({ keys, clock }: Needs, file: StoredFile, visit: FileVisit): boolean {
  const { caller, visitorKey, key, fileId } = visit;
  if (caller !== null && [file.user_id, file.reader_id].includes(caller.userId)) return true;
  if (visitorKey !== undefined && file.visitor_key_hash === hashSecret(visitorKey)) return true;
  return key !== undefined && opensPhoto(keys, { key, fileId, now: clock() });
}
