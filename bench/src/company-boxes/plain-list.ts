import {
  addDays,
  boxFilterStatuses,
  EXPIRING_DAYS,
  searchWanted,
  todayInSeoul,
} from "@damadum/domain";
import type pg from "pg";
import { LIMIT, type Asked } from "./questions.ts";

const COLUMN = { jamo: "search_jamo", choseong: "search_choseong" } as const;

/**
 * The same page as anybody would ask PostgreSQL for it: `offset`, `like`, a count that stops where ours does. It has
 * the indexes of ours for numbers and retention days, and the columns of ours for half syllables and 초성.
 */
export async function askPlainly(
  client: pg.Client,
  companyId: string,
  asked: Asked | "count",
): Promise<void> {
  if (asked === "count") {
    const statuses = "select status, count(*) from company_boxes where company_id = $1 group by 1";
    await client.query(statuses, [companyId]);
    return;
  }
  const { filter = "ALL", department, q, page } = asked;
  const values: unknown[] = [companyId, boxFilterStatuses[filter]];
  const conditions = ["company_id = $1", "status = any ($2)"];
  const add = (value: string, condition: (place: string) => string) => {
    conditions.push(condition(`$${values.push(value)}`));
  };
  if (department !== undefined) add(department, (place) => `department = ${place}`);
  const wanted = q === undefined ? null : searchWanted(q);
  if (wanted !== null) add(`%${wanted.part}%`, (place) => `${COLUMN[wanted.form]} like ${place}`);
  if (filter === "EXPIRING") {
    conditions.push("status = 'STORED'", "retention_until is not null");
    const until = addDays(todayInSeoul(new Date()), EXPIRING_DAYS);
    add(until, (place) => `retention_until <= ${place}::date`);
  }
  const where = `from company_boxes where ${conditions.join(" and ")}`;
  const order = filter === "EXPIRING" ? "retention_until, number" : "number desc";
  await client.query(
    `select * ${where} order by ${order} limit ${LIMIT} offset ${(page - 1) * LIMIT}`,
    values,
  );
  const most = wanted === null ? 1001 : 101;
  await client.query(`select count(*) from (select 1 ${where} limit ${most}) as counted`, values);
}
