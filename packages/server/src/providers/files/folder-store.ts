import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

/** Members' pictures are private from other users of the machine. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Stores files in a local folder. Two servers share it only if they share the disk. */
export function folderStore(folder: string): FileStore {
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
