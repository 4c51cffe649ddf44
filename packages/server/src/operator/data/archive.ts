import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { lockDirectory } from "../../db/embedded/directory-lock.ts";
import { NewerDatabase } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open-database.ts";
import { OperatorError } from "../operator-error.ts";

const run = promisify(execFile);

/** The parts of the data folder to archive; logs, outboxes and locks belong to this machine. */
const KEPT = ["database", "files", "token-secret"];

const OWNER_ONLY = 0o600;

/** Packs database, uploaded files and token secret into one file. No server may be running on the folder. */
export async function exportData(dataDir: string, file: string): Promise<void> {
  requireDatabase(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    const names = readdirSync(dataDir).filter((name) => KEPT.includes(name));
    await writeWhole(file, (part) => run("tar", ["-czf", part, "-C", dataDir, ...names]));
  } finally {
    lock.release();
  }
}

function requireDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, "database"))) return;
  throw new OperatorError(`${dataDir} 에 데이터베이스가 없어요. DATA_DIR 을 확인해 주세요.`);
}

/** Writes next to the target and renames, so that an earlier file stays until the new one is complete. */
async function writeWhole(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const part = `${resolve(file)}.${randomUUID()}.part`;
  try {
    // Restricted to its owner before it gets any content: it has all members and the token secret.
    writeFileSync(part, "", { mode: OWNER_ONLY, flag: "wx" });
    await write(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Unpacks such a file into a folder without a database. The database is opened once in a temporary folder, so that
 * a broken file leaves nothing behind.
 */
export async function importData(dataDir: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`${file} 파일이 없어요.`);
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  const unpacked = mkdtempSync(join(dataDir, "import-"));
  try {
    requireFreePath(dataDir);
    await unpack(file, unpacked);
    for (const name of KEPT.filter((each) => existsSync(join(unpacked, each)))) {
      renameSync(join(unpacked, name), join(dataDir, name));
    }
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    lock.release();
  }
}

function requireFreePath(dataDir: string): void {
  const taken = KEPT.filter((name) => existsSync(join(dataDir, name)));
  if (taken.length === 0) return;
  throw new OperatorError(
    `${dataDir} 에 이미 ${taken.join(", ")} 이(가) 있어요. 덮어쓰지 않으니 빈 폴더를 DATA_DIR 로 정해 주세요.`,
  );
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await run("tar", ["-xzf", resolve(file), "-C", folder, "--no-same-owner"]);
    if (!existsSync(join(folder, "database"))) throw new Error("There is no database in it");
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await database.close();
  } catch (cause) {
    if (cause instanceof NewerDatabase) throw cause;
    const sentence = `${file} 은(는) data export 로 만든 온전한 파일이 아니에요.`;
    throw new OperatorError(sentence, { cause });
  }
}
