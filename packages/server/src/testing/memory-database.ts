import { embeddedPool } from "../db/embedded/embedded-pool.ts";
import { openEngine } from "../db/embedded/engine.ts";
import { readImage } from "../db/embedded/image.ts";
import { databaseOn } from "../db/open-database.ts";
import type { Database } from "../db/tables.ts";

/** A migrated database of the test's own, in memory. */
export async function openMemoryDatabase(): Promise<Database> {
  const image = readImage();
  if (image === null)
    throw new Error("The database image is missing: build-image-once.ts makes it");
  return databaseOn(embeddedPool(await openEngine({ image })));
}
