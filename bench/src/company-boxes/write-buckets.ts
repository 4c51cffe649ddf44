import { BUCKET_SIZE, bitOf, termsOf } from "@damadum/server/src/features/company-box/box-terms.ts";
import type pg from "pg";
import type { BenchBox } from "./texts.ts";

type NewBox = BenchBox & { readonly serial: string };

const COLUMNS = `status, name, department, contents, retention_until, search_jamo, search_choseong`;

/** Writes the boxes of one bucket and what they are found by. */
export async function writeBucket(
  client: pg.Client,
  companyId: string,
  boxes: readonly NewBox[],
): Promise<void> {
  const [first] = boxes;
  if (first === undefined) return;
  await client.query(
    `insert into company_boxes (id, company_id, contract_id, number, serial, created_at, updated_at, ${COLUMNS})
     select gen_random_uuid(), $1, contract_id, number, serial, now(), now(), ${COLUMNS}
     from json_populate_recordset(null::company_boxes, $2::json)`,
    [companyId, JSON.stringify(boxes)],
  );
  const terms = [...bitsOf(boxes)].map(([term, bits]) => ({ term, bits: bits.toString("hex") }));
  await client.query(
    `insert into company_box_terms (company_id, term, bucket, boxes)
     select $1, term, $2, ('x' || bits)::bit(${BUCKET_SIZE})
     from json_to_recordset($3::json) as given(term text, bits text)`,
    [companyId, bitOf(first.number).bucket, JSON.stringify(terms)],
  );
}

function bitsOf(boxes: readonly BenchBox[]): ReadonlyMap<string, Buffer> {
  const rows = new Map<string, Buffer>();
  for (const box of boxes) {
    const { offset } = bitOf(box.number);
    for (const term of termsOf(box)) {
      const bits = rows.get(term) ?? Buffer.alloc(BUCKET_SIZE / 8);
      rows.set(term, bits);
      bits[offset >> 3] = (bits[offset >> 3] ?? 0) | (0x80 >> (offset & 7));
    }
  }
  return rows;
}

/** Buckets that are like earlier ones. */
export interface Copy {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Makes boxes in so many buckets that are like those of earlier buckets, with serials of their own. */
export async function copyBoxes(
  client: pg.Client,
  { companyId, serials }: { readonly companyId: string; readonly serials: readonly string[] },
  { from, to, count }: Copy,
): Promise<void> {
  const [first, beyond] = [from * BUCKET_SIZE, (from + count) * BUCKET_SIZE];
  const farther = (to - from) * BUCKET_SIZE;
  // The box with number 1 has the first serial.
  const own = serials.slice(first + farther - 1, beyond + farther - 1);
  await client.query(
    `insert into company_boxes (id, company_id, contract_id, number, serial, created_at, updated_at, ${COLUMNS})
     select gen_random_uuid(), company_id, contract_id, number + $3, new_serial, now(), now(), ${COLUMNS}
     from unnest($4::text[]) with ordinality as given (new_serial, place)
     join company_boxes on company_id = $1 and number = $2 + place - 1
     order by number`,
    [companyId, first, farther, own],
  );
}

/** Writes what the boxes of such buckets are found by. */
export async function copyTerms(
  client: pg.Client,
  companyId: string,
  copies: readonly Copy[],
): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  await client.query(
    `create temporary table earlier as select term, bucket, boxes from company_box_terms
     where company_id = '${companyId}' and bucket >= ${first.from} order by bucket, term`,
  );
  for (const { from, to, count } of copies) {
    await client.query(
      `insert into company_box_terms (company_id, term, bucket, boxes)
       select $1, term, bucket + $2, boxes from earlier where bucket < $3`,
      [companyId, to - from, from + count],
    );
  }
  await client.query("drop table earlier");
}
