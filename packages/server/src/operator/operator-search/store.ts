import {
  type BoxStatus,
  type CompanyInvoiceStatus,
  type MoveStatus,
  type StorageOrderStatus,
} from "@damadum/domain";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../db/tables.ts";

interface Found {
  /** What commands take. */
  readonly number: string;
  /** An order that can be opened. */
  readonly order: string | null;
  readonly title: string;
  readonly detail: string | null;
  readonly phone: string | null;
}

/** One thing that was found, of any kind. */
export type Hit = Found &
  (
    | { readonly kind: "MOVE"; readonly status: MoveStatus }
    | { readonly kind: "STORAGE"; readonly status: StorageOrderStatus }
    | { readonly kind: "BOX" | "COMPANY_BOX"; readonly status: BoxStatus }
    | { readonly kind: "INVOICE"; readonly status: CompanyInvoiceStatus }
    | { readonly kind: "MEMBER" | "COMPANY"; readonly status: null }
  );

/** How many rows of a common address are looked at before the newest are shown. */
const MOST_READ = 1000;

const move = sql`select 'MOVE' as kind, found.serial as number, found.serial as "order",
  coalesce(users.name, '비회원') as title,
  found.move_date::text || ' ' || (found.input #>> '{start,address}') as detail,
  users.phone_number as phone, found.status`;
const storage = sql`select 'STORAGE' as kind, found.serial as number, found.serial as "order",
  users.name as title, found.request #>> '{draft,place,address}' as detail,
  users.phone_number as phone, found.status`;

/** Members by the end of their phone number, and their newest orders. */
export const findByPhone = (db: Database, digits: string, limit: number) =>
  findPeople(
    db,
    sql`right(phone_number, 4) = ${digits.slice(-4)}
      and regexp_replace(phone_number, '[^0-9]', '', 'g') like ${`%${digits}`}`,
    limit,
  );

/**
 * Members by the beginning or the end of their name, and from three letters on by any part of it, and their newest
 * orders; two letters in the middle are in no index of parts.
 */
export function findByName(db: Database, typed: string, limit: number) {
  const part = likeText(typed);
  return findPeople(
    db,
    typed.length < 3
      ? sql`(name like ${`${part}%`} or name like ${`%${part}`})`
      : sql`name like ${`%${part}%`}`,
    limit,
  );
}

function findPeople(db: Database, matches: RawBuilder<unknown>, limit: number) {
  return read(
    db,
    sql`
    with people as (
      select id, username, name, phone_number from users
      where withdrawn_at is null and role <> 'OPERATOR' and ${matches}
      order by created_at desc limit ${limit}
    )
    select 'MEMBER' as kind, username as number, null as "order", name as title, null as detail,
      phone_number as phone, null as status from people
    union all (${move} from people users cross join lateral (
        select * from estimates where user_id = users.id order by created_at desc limit ${limit}
      ) found order by found.created_at desc limit ${limit})
    union all (${storage} from people users cross join lateral (
        select * from storage_orders where user_id = users.id order by created_at desc limit ${limit}
      ) found order by found.created_at desc limit ${limit})`,
  );
}

/** Orders, boxes and invoices by a part of their number. */
export function findBySerial(db: Database, part: string, limit: number) {
  const like = `%${likeText(part)}%`;
  return read(
    db,
    sql`
    (${move} from estimates found left join users on users.id = found.user_id
      where found.serial like ${like} limit ${limit})
    union all (${storage} from storage_orders found join users on users.id = found.user_id
      where found.serial like ${like} limit ${limit})
    union all (select 'BOX', found.serial, found.order_serial, coalesce(users.name, '재고'), null,
        users.phone_number, found.status
      from boxes found left join users on users.id = found.user_id
      where found.serial like ${like} limit ${limit})
    union all (select 'COMPANY_BOX', found.serial, null, companies.name, found.name, null,
        found.status
      from company_boxes found join companies on companies.id = found.company_id
      where found.serial like ${like} limit ${limit})
    union all (select 'INVOICE', found.id::text, null, companies.name,
        found.number || ' ' || found.month, null, found.status
      from company_invoices found join companies on companies.id = found.company_id
      where found.number like ${like} limit ${limit})`,
  );
}

/** Companies by a part of their name, and orders by a part of an address. */
export function findByWords(db: Database, words: string, limit: number) {
  const like = `%${likeText(words)}%`;
  // Shorter words are in no index of parts.
  const isIndexed = words.length >= 3;
  const recent = sql`order by found.created_at desc limit ${limit}`;
  return read(
    db,
    sql`
    (select 'COMPANY' as kind, id::text as number, null as "order", name as title,
        registration_number as detail, null as phone, null as status
      from companies where name like ${like} order by created_at desc limit ${limit})
    union all (${move} from (
        select * from estimates where ${isIndexed} and (input #>> '{start,address}' like ${like}
          or input #>> '{destination,address}' like ${like}) limit ${MOST_READ}
      ) found left join users on users.id = found.user_id ${recent})
    union all (${storage} from (
        select * from storage_orders
        where ${isIndexed} and request #>> '{draft,place,address}' like ${like} limit ${MOST_READ}
      ) found join users on users.id = found.user_id ${recent})`,
  );
}

async function read(db: Database, query: RawBuilder<unknown>): Promise<readonly Hit[]> {
  const { rows } = await sql<Hit>`${query}`.execute(db);
  return rows;
}

/** Text that `like` compares letter by letter. */
const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
