import { join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import type { S3Settings } from "./s3-store.ts";

/** The bucket if the settings name one, else a folder beside the embedded database. */
export async function createFileStore(settings: {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}): Promise<FileStore> {
  if (settings.s3 === null) return folderStore(join(settings.dataDir, "files"));
  // The client is large, so it is loaded only when a bucket is used.
  const { s3Store } = await import("./s3-store.ts");
  return s3Store(settings.s3);
}
