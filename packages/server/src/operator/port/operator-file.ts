import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Maximum size of a call in bytes, which may contain photos. */
export const BODY_LIMIT = 32 * 1024 * 1024;

/** Address of the running server, and the secret that proves access to its folder. */
const addressSchema = z.object({ url: z.url(), token: z.string() });
export type OperatorAddress = z.infer<typeof addressSchema>;

const fileIn = (dataDir: string) => join(dataDir, "operator.json");

export function writeOperatorFile(dataDir: string, address: OperatorAddress): void {
  const file = fileIn(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(address), { mode: 0o600 });
}

export function removeOperatorFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The address that a server left in the folder, or null. It may be stale. */
export function readOperatorFile(dataDir: string): OperatorAddress | null {
  try {
    return addressSchema.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return null;
  }
}
