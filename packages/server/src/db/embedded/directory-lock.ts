import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Grace period for a server that is still stopping. */
const WAIT_MS = 3000;

/** Another server is using the folder. */
export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
  readonly folder: string;

  constructor(folder: string) {
    super(
      `Another server is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.folder = folder;
  }
}

/**
 * Locks the folder until `release` or the end of this process: PGlite itself would let two processes open and
 * corrupt it. SQLite's lock is used because the kernel frees it on kill -9.
 */
export function lockDirectory(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryInUse(folder) : error;
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
