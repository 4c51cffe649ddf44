import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { askPlainly } from "./plain-list.ts";
import { pathOf, questions, type Asked, type Question } from "./questions.ts";
import { startCompany, type RunningCompany } from "./running-company.ts";

const SIZES = [1_000, 100_000, 1_000_000];
const GOAL = 3;
/** Many short turns, each of every size: what else the machine does falls on all alike. */
const ROUNDS = 40;
const WARM_UP_ROUNDS = 10;
/** Plain SQL takes its turn in every so many: it can be slow. */
const PLAIN_EVERY = 5;

/** Milliseconds of one answer by the number of boxes that the company has; null where no PostgreSQL answers. */
export async function benchCompanyBoxes(tell: (progress: string) => void): Promise<Table | null> {
  const companies: RunningCompany[] = [];
  try {
    for (const size of SIZES) {
      tell(`fill a company with ${size.toLocaleString()} boxes`);
      const company = await startCompany(size);
      if (company === null) return null;
      companies.push(company);
    }
    const measured: Measured[] = [];
    for (const question of questions) {
      tell(question.name);
      measured.push(await measure(question, companies));
    }
    return {
      title: "Company boxes: milliseconds of one answer, by the boxes of the company",
      columns: [
        "",
        ...SIZES.map((size) => size.toLocaleString()),
        "million / thousand",
        "plain SQL, million",
        "found",
      ],
      rows: measured.map(toRow),
      notes: [
        "Whole requests against the real server, one at a time, each size on a PostgreSQL database of its own.",
        `Median of ${ROUNDS}. Goal: a million costs at most ${GOAL} times what a thousand does.`,
        "Plain SQL: offset, like and a limited count on the same rows, without a server in between.",
      ],
      missed: measured
        .filter(({ ratio }) => !(ratio <= GOAL))
        .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} times, not ${GOAL}`),
    };
  } finally {
    await Promise.all(companies.map((company) => company.stop()));
  }
}

interface Measured {
  readonly name: string;
  readonly medians: readonly number[];
  readonly ratio: number;
  readonly plain: number;
  readonly totals: readonly string[];
}

async function measure(
  { name, ask }: Question,
  companies: readonly RunningCompany[],
): Promise<Measured> {
  const times = companies.map((): number[] => []);
  const totals = companies.map(() => "");
  const plain: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [index, company] of companies.entries()) {
      const asked = ask(company.size, round);
      const began = performance.now();
      totals[index] = await request(company, asked);
      if (round >= WARM_UP_ROUNDS) times[index]?.push(performance.now() - began);
    }
    const largest = companies.at(-1);
    if (largest !== undefined && round % PLAIN_EVERY === 0) {
      const began = performance.now();
      await askPlainly(largest.client, largest.companyId, ask(largest.size, round));
      if (round >= WARM_UP_ROUNDS) plain.push(performance.now() - began);
    }
  }
  const medians = times.map((each) => summarise(each).median);
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
  return { name, medians, ratio, plain: summarise(plain).median, totals };
}

function toRow({ name, medians, ratio, plain, totals }: Measured): readonly string[] {
  return [
    name,
    ...medians.map((median) => median.toFixed(2)),
    `${ratio.toFixed(2)}${ratio <= GOAL ? "" : " !"}`,
    plain.toFixed(plain < 100 ? 2 : 0),
    totals.join(" / "),
  ];
}

/** Asks, and tells how many there are by the answer; throws when it is no success. */
async function request(company: RunningCompany, asked: Asked | "count"): Promise<string> {
  const path = pathOf(asked);
  const { authorization } = company;
  const response = await fetch(`${company.origin}${path}`, { headers: { authorization } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  const answer: { paging?: { total: number; total_capped: boolean }; all?: number } =
    JSON.parse(text);
  if (answer.paging === undefined) return String(answer.all);
  const { total, total_capped: capped } = answer.paging;
  return capped ? `over ${total - 1}` : String(total);
}
