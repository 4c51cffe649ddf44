import { embeddedPool } from "../db/embedded/embedded-pool.ts";
import { openEngine, type Engine } from "../db/embedded/engine.ts";
import { readImage } from "../db/embedded/image.ts";
import { databaseOn } from "../db/open-database.ts";
import type { Database } from "../db/tables.ts";

/** A migrated database of the test's own, in memory; `watch` hears each statement before it runs. */
export async function openMemoryDatabase(watch?: (sql: string) => void): Promise<Database> {
  const image = readImage();
  if (image === null)
    throw new Error("The database image is missing: build-image-once.ts makes it");
  const engine = await openEngine({ image });
  return databaseOn(embeddedPool(watch === undefined ? engine : watched(engine, watch)));
}

function watched(engine: Engine, watch: (sql: string) => void): Engine {
  return {
    query(sql, parameters) {
      watch(sql);
      return engine.query(sql, parameters);
    },
    close: () => engine.close(),
  };
}
