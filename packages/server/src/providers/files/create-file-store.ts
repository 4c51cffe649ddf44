import { join, dirname } from "node:path";
import { RETRY_AFTER_SECONDS } from "../../http/error-response.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { FileStore } from "./file-store.ts";
import type { S3Settings } from "../../settings/s3-environment.ts";
import type { S3Limits } from "./s3-store.ts";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";

/** Members' pictures are private from other users of the machine. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Stores files in a local folder. Two servers share it only if they share the disk. */
function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      // Renamed into place so that a partial file is never read.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: FILE_MODE });
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** The bucket if the settings name one, else a folder beside the embedded database. */
export async function createFileStore(
  settings: { readonly s3: S3Settings | null; readonly dataDir: string },
  limits?: S3Limits,
): Promise<FileStore> {
  if (settings.s3 === null) return orUnavailable(folderStore(join(settings.dataDir, "files")));
  // The client is large, so it is loaded only when a bucket is used.
  const { s3Store } = await import("./s3-store.ts");
  return orUnavailable(s3Store(settings.s3, limits));
}

/** Any failure, such as no answer, a refusal or a full disk, is `unavailable`, because pictures are needed as they are. */
function orUnavailable(store: FileStore): FileStore {
  const fail = (cause: unknown) => {
    throw new ProblemError("unavailable", { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return {
    put: (...file) => store.put(...file).catch(fail),
    get: (name) => store.get(name).catch(fail),
    remove: (name) => store.remove(name).catch(fail),
  };
}
