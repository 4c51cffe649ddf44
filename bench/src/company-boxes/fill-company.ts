import { todayInSeoul } from "@damadum/domain";
import type pg from "pg";
import { withClient } from "../server/scratch-database.ts";
import { benchBox } from "./texts.ts";

const BOXES_AT_ONCE = 5000;
/** Boxes with their own texts; a larger company repeats them. */
const MAX_WRITTEN = 100_000;
const COLUMNS = "status, name, department, contents, retention_until, search_jamo, search_choseong";

/** Creates a company with one contract and `size` boxes in an empty migrated database; returns the company's id. */
export async function fillCompany(url: string, size: number): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ company_id: string }>(
      `with person as (
         insert into users (id, username, type, role, name, gender, created_at)
         values (gen_random_uuid(), 'filler-' || $1::int, 'ID', 'COMPANY', '이담당', 'U', now()) returning id
       ), company as (
         insert into companies (id, name, box_count, created_at)
         values (gen_random_uuid(), '담아상사', $1, now()) returning id
       )
       insert into company_contracts (id, company_id, status, name, box_count, made_box_count, months,
         start_date, end_date, monthly_amount, place, created_by, created_at)
       select gen_random_uuid(), company.id, 'ACTIVE', '문서 보관', $1, $1, 36, current_date,
         current_date + 1000, 1000000, '{}', person.id, now() from company, person
       returning company_id`,
      [size],
    );
    const companyId = rows[0]?.company_id ?? "";
    const today = todayInSeoul(new Date());
    const written = Math.min(size, MAX_WRITTEN);
    for (let first = 1; first <= written; first += BOXES_AT_ONCE) {
      const count = Math.min(BOXES_AT_ONCE, written - first + 1);
      const boxes = Array.from({ length: count }, (_, place) =>
        benchBox(first + place, size, today),
      );
      await insertBoxes(client, {
        from: "json_populate_recordset(null::company_boxes, $2)",
        serial: "boxes.serial",
        values: [0, JSON.stringify(boxes), companyId],
      });
    }
    for (let first = written; first < size; first += written) {
      await insertBoxes(client, {
        from: "company_boxes where number <= $2 and company_id = $3",
        // Not a valid box serial: these are never exchanged in a file.
        serial: "'BX' || (boxes.number + $1)",
        values: [first, written, companyId],
      });
    }
    await client.query("vacuum analyze");
    return companyId;
  });
}

interface Insert {
  readonly from: string;
  readonly serial: string;
  /** The offset added to the numbers, the source of the boxes, and the company's id. */
  readonly values: readonly unknown[];
}

async function insertBoxes(client: pg.Client, { from, serial, values }: Insert) {
  await client.query(
    `insert into company_boxes
       (id, company_id, contract_id, number, serial, created_at, updated_at, ${COLUMNS})
     select gen_random_uuid(), contract.company_id, contract.id, boxes.number + $1,
       ${serial}, now(), now(), ${COLUMNS.replaceAll(/\w+/g, "boxes.$&")}
     from (select * from ${from}) as boxes, company_contracts as contract
     where contract.company_id = $3 order by boxes.number`,
    [...values],
  );
}
