import type pg from "pg";

/** Fills a table without its primary key, which is made again after it: much quicker than row by row. */
export async function withoutKey(
  client: pg.Client,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'p'`,
    [table],
  );
  const [key] = rows;
  if (key === undefined) throw new Error(`${table} has no primary key`);
  await client.query(`alter table ${table} drop constraint ${key.name}`);
  await fill();
  await client.query(`alter table ${table} add constraint ${key.name} ${key.definition}`);
}
