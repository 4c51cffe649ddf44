import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { questions, type Question } from "./questions.ts";
import { startCompany, type RunningCompany } from "./running-company.ts";

const SIZES = [1_000, 100_000, 1_000_000];
const GOAL = 3;
/** Many short turns, each of every size: what else the machine does falls on all alike. */
const ROUNDS = 40;
const WARM_UP_ROUNDS = 10;

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
    const rows: (readonly string[])[] = [];
    for (const question of questions) {
      tell(question.name);
      rows.push(await measure(question, companies));
    }
    return {
      title: "Company boxes: milliseconds of one answer, by the boxes of the company",
      columns: ["", ...SIZES.map((size) => size.toLocaleString()), "most / least", "found"],
      rows,
      notes: [
        "Whole requests against the real server, one at a time, each size on a PostgreSQL database of its own.",
        `Median of ${ROUNDS}. Goal: a million costs at most ${GOAL} times what a thousand does.`,
      ],
    };
  } finally {
    await Promise.all(companies.map((company) => company.stop()));
  }
}

async function measure(
  question: Question,
  companies: readonly RunningCompany[],
): Promise<readonly string[]> {
  const times = companies.map((): number[] => []);
  const totals = companies.map(() => "");
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [index, company] of companies.entries()) {
      const began = performance.now();
      totals[index] = await ask(company, question.path(company.size, round));
      if (round >= WARM_UP_ROUNDS) times[index]?.push(performance.now() - began);
    }
  }
  const medians = times.map((each) => summarise(each).median);
  const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
  return [
    question.name,
    ...medians.map((median) => median.toFixed(2)),
    `${ratio.toFixed(2)}${ratio <= GOAL ? "" : " !"}`,
    totals.join(" / "),
  ];
}

/** Asks, and tells how many there are by the answer; throws when it is no success. */
async function ask({ origin, authorization }: RunningCompany, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  const answer: { paging?: { total: number; total_capped: boolean }; all?: number } =
    JSON.parse(text);
  if (answer.paging === undefined) return String(answer.all);
  const { total, total_capped: capped } = answer.paging;
  return capped ? `over ${total - 1}` : String(total);
}
