import pg from "pg";

/** Of a hundred orders, how many are moves; the rest is storage. */
const MOVES = 70;
/** Orders of one member. */
const EACH = 3;

/**
 * Multiplies the member and orders that a database has until it holds this many orders: of many people, days, addresses
 * and states, a few still open as in a year's work.
 */
export async function fillWithOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Parts of words are indexed again afterwards: row by row that takes most of an hour.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where tablename in ('users', 'estimates', 'storage_orders') and indexdef like '%USING gin%'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of statements(orders)) await client.query(statement);
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    // As the database's own housekeeping does; without it no index answers alone.
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const statements = (orders: number): readonly string[] => [
  `create temp table member as select * from users where role = 'MEMBER' limit 1`,
  copies("users", "member", Math.ceil(orders / EACH), {
    id: "gen_random_uuid()",
    username: "'crowd-' || n",
    name: `(array['김','이','박','최','정','강','조','윤','장','임'])[1 + n % 10]
      || (array['민수','서연','지훈','하은','도윤','수아','준호','지우','현우','예린'])[1 + n / 10 % 10]`,
    phone_number:
      "'010-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0')",
  }),
  `create temp table people as select id, row_number() over () as place from users`,
  `create index on people (place)`,
  `create temp table move as select * from estimates limit 1`,
  copies("estimates", "move", Math.ceil((orders * MOVES) / 100), {
    id: "gen_random_uuid()",
    serial: "'MV20261201' || lpad(n::text, 8, '0')",
    user_id: `(select id from people where place = 1 + n % ${Math.ceil(orders / EACH)})`,
    status:
      "case when n % 1000 = 0 then 'PAYMENT' when n % 300 = 0 then 'CONFIRM' else 'COMPLETE' end",
    move_date: "(date '2026-12-01' - (n % 1500))::text",
    paid_amount: "t.total_amount",
    created_at: "now() - make_interval(mins => n)",
    input: `jsonb_set(t.input, '{start,address}', to_jsonb('서울 마포구 월드컵북로 ' || n))`,
  }),
  `create temp table storage as select * from storage_orders limit 1`,
  copies("storage_orders", "storage", Math.ceil((orders * (100 - MOVES)) / 100), {
    id: "gen_random_uuid()",
    serial: "'ST20261201' || lpad(n::text, 8, '0')",
    user_id: `(select id from people where place = 1 + n % ${Math.ceil(orders / EACH)})`,
    status: "case when n % 1000 = 0 then 'PAYMENT' else 'COMPLETE' end",
    created_at: "now() - make_interval(mins => n)",
    request: `jsonb_set(t.request, '{draft,place,address}', to_jsonb('서울 성동구 왕십리로 ' || n))`,
  }),
  // A payment of each order that is done.
  ...["estimates", "storage_orders"].map(
    (table) => `insert into payments (id, merchant_uid, subject_kind, subject_id, plan, method,
        status, amount, received_amount, created_at, expires_at, paid_at)
      select gen_random_uuid(), 'paid-' || serial, ${table === "estimates" ? "'ESTIMATE'" : "'STORAGE_ORDER'"},
        id, 'FULL', 'CARD', 'PAID', 100000, 100000, created_at, created_at, created_at
      from ${table} where status = 'COMPLETE'`,
  ),
];

/** Copies of a table's only row, each with its own values of some columns; `n` counts them. */
function copies(table: string, from: string, count: number, own: Readonly<Record<string, string>>) {
  const pairs = Object.entries(own).flatMap(([column, value]) => [`'${column}'`, value]);
  // Beside the rows, not among the columns: there it would be made anew for each column.
  const copied = `jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${pairs.join(", ")}))`;
  return `do $copy$ declare names text; begin
    select string_agg(quote_ident(column_name), ', copied.') into names from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER';
    execute 'insert into ${table} (' || replace(names, 'copied.', '') || ') select copied.' || names || $insert$
      from ${from} t, generate_series(1, ${count}) n, lateral ${copied} copied$insert$;
  end $copy$`;
}
