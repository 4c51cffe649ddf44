import { randomUUID } from "node:crypto";
import { makeBoxSerial, todayInSeoul } from "@damadum/domain";
import {
  BUCKET_SIZE,
  bitOf,
  countedFilters,
  isIn,
  termsOf,
} from "@damadum/server/src/features/company-box/box-terms.ts";
import type pg from "pg";
import { benchBox, type BenchBox } from "./texts.ts";

const CONTRACT = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01";

/**
 * Makes the member's company with so many boxes, written in bulk as the server's own verbs would have left them
 * one by one.
 */
export async function fillCompany(
  client: pg.Client,
  { username, size }: { readonly username: string; readonly size: number },
): Promise<void> {
  const companyId = randomUUID();
  const today = todayInSeoul(new Date());
  await client.query(
    `insert into companies (id, name, box_count, created_at) values ($1, '담아상사', $2, now())`,
    [companyId, size],
  );
  await client.query(
    `insert into company_users (user_id, company_id, created_at) select id, $1, now() from users where username = $2`,
    [companyId, username],
  );
  await client.query(`update users set role = 'COMPANY' where username = $1`, [username]);
  await client.query(
    `insert into company_contracts (id, company_id, status, name, box_count, made_box_count, months, start_date,
      end_date, monthly_amount, place, created_by, created_at)
     select $1, $2, 'ACTIVE', '문서 보관', $3, $3, 36, $4::date, $4::date + 1000, 1000000, '{}', id, now()
     from users where username = $5`,
    [CONTRACT, companyId, size, today, username],
  );
  for (let first = 0; first <= size; first += BUCKET_SIZE) {
    const boxes: BenchBox[] = [];
    for (
      let number = Math.max(first, 1);
      number < first + BUCKET_SIZE && number <= size;
      number += 1
    ) {
      boxes.push(benchBox(number, { size, today }));
    }
    await writeBoxes(client, companyId, boxes);
    await writeTerms(client, companyId, boxes);
  }
  await countAll(client, companyId);
  await client.query("vacuum analyze");
}

async function writeBoxes(client: pg.Client, companyId: string, boxes: readonly BenchBox[]) {
  let serialSeed = boxes[0]?.number ?? 0;
  const rows = boxes.map((box) => ({
    ...box,
    id: randomUUID(),
    serial: makeBoxSerial((limit) => {
      serialSeed = (Math.imul(serialSeed, 1664525) + 1013904223) >>> 0;
      return Math.floor((serialSeed / 2 ** 32) * limit);
    }),
  }));
  await client.query(
    `insert into company_boxes (id, company_id, contract_id, number, serial, status, name, department, contents,
      retention_until, search_jamo, search_choseong, created_at, updated_at)
     select id, $1, $2, number, serial, status, name, department, contents, "retentionUntil", jamo, choseong, now(), now()
     from json_to_recordset($3::json) as given(id uuid, number int, serial text, status text, name text,
      department text, contents text, "retentionUntil" date, jamo text, choseong text)
     on conflict (serial) do nothing`,
    [companyId, CONTRACT, JSON.stringify(rows)],
  );
}

async function writeTerms(client: pg.Client, companyId: string, boxes: readonly BenchBox[]) {
  const rows = new Map<string, Uint8Array>();
  for (const { number, status, department, retentionUntil, jamo, choseong } of boxes) {
    const { offset } = bitOf(number);
    const terms = termsOf({
      number,
      status,
      department,
      contract_id: CONTRACT,
      retention_until: retentionUntil,
      search_jamo: jamo,
      search_choseong: choseong,
    });
    for (const term of terms) {
      const bits = rows.get(term) ?? new Uint8Array(BUCKET_SIZE / 8);
      rows.set(term, bits);
      bits[offset >> 3] = (bits[offset >> 3] ?? 0) | (0x80 >> (offset & 7));
    }
  }
  const bucket = bitOf(boxes[0]?.number ?? 0).bucket;
  const sent = [...rows].map(([term, bits]) => ({ term, bits: Buffer.from(bits).toString("hex") }));
  await client.query(
    `insert into company_box_terms (company_id, term, bucket, boxes)
     select $1, term, $2, ('x' || bits)::bit(${BUCKET_SIZE}) from json_to_recordset($3::json) as given(term text, bits text)`,
    [companyId, bucket, JSON.stringify(sent)],
  );
}

async function countAll(client: pg.Client, companyId: string) {
  const { rows } = await client.query<{ status: BenchBox["status"]; boxes: number }>(
    `select status, count(*)::int as boxes from company_boxes where company_id = $1 group by status`,
    [companyId],
  );
  for (const filter of countedFilters) {
    const boxes = rows
      .filter(({ status }) => isIn(filter, status))
      .reduce((sum, row) => sum + row.boxes, 0);
    await client.query(`insert into company_box_counts values ($1, $2, $3)`, [
      companyId,
      filter,
      boxes,
    ]);
  }
  await client.query(
    `insert into company_retention_counts select company_id, retention_until, count(*) from company_boxes
     where company_id = $1 and status = 'STORED' and retention_until is not null group by 1, 2`,
    [companyId],
  );
}
