import { join } from "node:path";
import { RETRY_AFTER_SECONDS } from "../../http/error-response.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import type { S3Settings } from "../../settings/s3-environment.ts";
import type { S3Limits } from "./s3-store.ts";

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
