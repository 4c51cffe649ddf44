import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { lockDirectory } from "../../db/embedded/directory-lock.ts";
import { openDatabase } from "../../db/open-database.ts";
import { OperatorError } from "../operator-error.ts";

const run = promisify(execFile);

/** What of the data folder is kept; logs, outboxes and locks are this machine's. */
const KEPT = ["database", "files", "token-secret"];

/** Packs database, uploaded files and token secret into one file. No server may be running on the folder. */
export async function exportData(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, "database"))) {
    throw new OperatorError(`${dataDir} 에 데이터베이스가 없어요.`);
  }
  const lock = lockDirectory(dataDir);
  try {
    const names = readdirSync(dataDir).filter((name) => KEPT.includes(name));
    await run("tar", ["-czf", resolve(file), "-C", dataDir, ...names]);
  } finally {
    lock.release();
  }
}

/** Unpacks such a file into a folder without a database, and opens it once to see that it is whole. */
export async function importData(dataDir: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`${file} 파일이 없어요.`);
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    const taken = KEPT.filter((name) => existsSync(join(dataDir, name)));
    if (taken.length > 0) {
      throw new OperatorError(
        `${dataDir} 에 이미 ${taken.join(", ")} 이(가) 있어요. 덮어쓰지 않으니 빈 폴더를 DATA_DIR 로 정해 주세요.`,
      );
    }
    await run("tar", ["-xzf", resolve(file), "-C", dataDir, "--no-same-owner"]);
  } finally {
    lock.release();
  }
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await database.close();
}
