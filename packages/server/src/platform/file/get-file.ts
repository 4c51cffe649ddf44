import { ProblemError } from "../../http/problem-error.ts";
import type { Caller } from "../../http/handlers.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { fileNames } from "./file-names.ts";
import { opensPhoto } from "./photo-key.ts";
import { findFile, type StoredFile } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "keys" | "files">;

/** A request for a picture, with every credential that was sent. */
export interface FileVisit {
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
  if (caller?.role === "OPERATOR") return true;
  if (caller !== null && [file.user_id, file.reader_id].includes(caller.userId)) return true;
  if (visitorKey !== undefined && file.visitor_key_hash === hashSecret(visitorKey)) return true;
  return key !== undefined && opensPhoto(keys, { key, fileId, now: clock() });
}
