import { randomInt, randomUUID } from "node:crypto";
import { makeBoxSerial, todayInSeoul } from "@damadum/domain";
import { BUCKET_SIZE, bitOf } from "@damadum/server/src/features/company-box/box-terms.ts";
import type pg from "pg";
import { countBoxes } from "./count-boxes.ts";
import { benchBox } from "./texts.ts";
import { withoutKey } from "./without-key.ts";
import { copyBoxes, copyTerms, writeBucket, type Copy } from "./write-buckets.ts";

/** Buckets of boxes that are written one by one; those of a larger company are copies of them. */
const WRITTEN = 13;
/** The first bucket begins with no box 0, so copies are made of the others. */
const COPIED = WRITTEN - 1;

/**
 * Makes the member's company with so many boxes, written in bulk as the server's own verbs would have left them
 * one by one, but for the boxes' histories, which no list reads. The id of the company.
 */
export async function fillCompany(
  client: pg.Client,
  { username, size }: { readonly username: string; readonly size: number },
): Promise<string> {
  const company = { companyId: randomUUID(), contractId: randomUUID() };
  const { companyId, contractId } = company;
  const today = todayInSeoul(new Date());
  await insertCompany(client, { ...company, username, size, today });
  const serials = newSerials(size);
  const last = bitOf(size).bucket;

  await withoutKey(client, "company_box_terms", async () => {
    const write = (bucket: number) => {
      const boxes = numbersOf(bucket, size).map((number) => ({
        ...benchBox(patternOf(number), { contractId, today }),
        number,
        serial: serials[number - 1] ?? "",
      }));
      return writeBucket(client, companyId, boxes);
    };
    for (let bucket = 0; bucket < WRITTEN && bucket <= last; bucket += 1) await write(bucket);
    const copies: Copy[] = [];
    for (let to = WRITTEN; to < last; to += COPIED) {
      copies.push({ from: 1, to, count: Math.min(COPIED, last - to) });
    }
    for (const copy of copies) await copyBoxes(client, { companyId, serials }, copy);
    await copyTerms(client, companyId, copies);
    if (last >= WRITTEN) await write(last);
  });
  await countBoxes(client, company);
  await client.query("vacuum analyze");
  return companyId;
}

async function insertCompany(
  client: pg.Client,
  company: {
    readonly companyId: string;
    readonly contractId: string;
    readonly username: string;
    readonly size: number;
    readonly today: string;
  },
): Promise<void> {
  const { companyId, contractId, username, size, today } = company;
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
    [contractId, companyId, size, today, username],
  );
}

function numbersOf(bucket: number, size: number): readonly number[] {
  const first = Math.max(bucket * BUCKET_SIZE, 1);
  const beyond = Math.min((bucket + 1) * BUCKET_SIZE, size + 1);
  return Array.from({ length: beyond - first }, (_, index) => first + index);
}

/** Number of the written box that a box is like. */
function patternOf(number: number): number {
  const { bucket, offset } = bitOf(number);
  return bucket < WRITTEN ? number : (1 + ((bucket - 1) % COPIED)) * BUCKET_SIZE + offset;
}

/** So many serials, each another one. */
function newSerials(count: number): readonly string[] {
  const serials = new Set<string>();
  while (serials.size < count) serials.add(makeBoxSerial((limit) => randomInt(limit)));
  return [...serials];
}
