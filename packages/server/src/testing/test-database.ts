import { embeddedPool } from "../db/embedded/embedded-pool.ts";
import { openEngine, type Engine } from "../db/embedded/engine.ts";
import { readImage } from "../db/embedded/image.ts";
import { databaseOn } from "../db/open-database.ts";
import type { SqlParameter } from "../db/sql-parameter.ts";
import type { Database } from "../db/tables.ts";
import { openCopy } from "./postgres-database.ts";

type Watch = (sql: string, parameters: readonly SqlParameter[]) => void;

/** Reused by the next file of this worker: emptying takes a tenth of the time of opening. */
const idle: Engine[] = [];
const MAX_IDLE = 2;

/**
 * A migrated, empty database with one connection for one test: on PostgreSQL where one runs or is installed, else
 * embedded, as with TEST_ENGINE=embedded. `watch` gets each statement before it runs.
 */
export async function openTestDatabase(watch?: Watch): Promise<Database> {
  const engine = idle.pop() ?? (await open());
  const schema = await schemaOf(engine);
  return databaseOn(
    embeddedPool({
      query(sql, parameters) {
        watch?.(sql, parameters);
        return engine.query(sql, parameters);
      },
      close: () => release(engine, schema),
    }),
  );
}

/** An embedded, migrated, empty database in memory, for tests that are about this engine. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return databaseOn(embeddedPool(await openImage()));
}

function open(): Promise<Engine> {
  const { TEST_ENGINE, TEST_TEMPLATE } = process.env;
  const isEmbedded = TEST_ENGINE === "embedded" || TEST_TEMPLATE === undefined;
  return isEmbedded ? openImage() : openCopy(TEST_TEMPLATE);
}

function openImage(): Promise<Engine> {
  const image = readImage();
  if (image === null)
    throw new Error("The database image is missing: build-image-once.ts makes it");
  return openEngine({ image });
}

async function release(engine: Engine, schema: string): Promise<void> {
  if (idle.length >= MAX_IDLE || (await schemaOf(engine)) !== schema) return engine.close();
  await engine.query(EMPTY, []);
  await engine.query("discard all", []);
  await engine.query("set time zone 'UTC'", []);
  idle.push(engine);
}

/** Changes when a test adds or drops a table, a column, an index, a trigger or a function. */
async function schemaOf(engine: Engine): Promise<string> {
  const { rows } = await engine.query(
    `select (select count(*) || ' ' || max(oid) from pg_class) as relations,
       (select count(*) from pg_attribute) as columns,
       (select count(*) || ' ' || max(oid) from pg_trigger) as triggers,
       (select count(*) || ' ' || max(oid) from pg_proc) as functions`,
    [],
  );
  return JSON.stringify(rows);
}

/** Keeps only the migrator's rows, like the image. The replica role disables triggers and foreign keys. */
const EMPTY = `do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_%' loop
    execute format('delete from %I', name);
  end loop;
  perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public';
end $$`;
