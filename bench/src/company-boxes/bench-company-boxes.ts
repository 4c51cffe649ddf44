import { openDatabase } from "@damadum/server/src/db/open-database.ts";
import { listCompanyBoxes } from "@damadum/server/src/company/company-box/list-company-boxes.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { createScratchDatabase } from "../server/scratch-database.ts";
import { fillCompany } from "./fill-company.ts";
import { OLD_WORD, RARE_WORD } from "./texts.ts";
import { countCompanyBoxes } from "@damadum/server/src/company/company-box/read-company-boxes.ts";

const LIMIT = 20;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 5;
/** For every list and search of a company of the largest supported size. */
const GOAL_MS = 50;
const GOAL_SIZE = 100_000;
const MILLION = 1_000_000;

type Listed = Omit<Parameters<typeof listCompanyBoxes>[1], "companyId" | "limit">;

const list = (request: Partial<Listed> = {}): Listed => ({
  filter: "ALL",
  department: undefined,
  q: undefined,
  page: 1,
  cursor: undefined,
  ...request,
});

const questions: Readonly<Record<string, Listed | "count">> = {
  "first page": list(),
  "page 1,000": list({ page: 1000 }),
  "filter STORED": list({ filter: "STORED" }),
  "filter DISPOSED": list({ filter: "DISPOSED" }),
  "filter EXPIRING": list({ filter: "EXPIRING" }),
  "department and RETURNED": list({ department: "연구소", filter: "RETURNED" }),
  "department and EXPIRING": list({ department: "연구소", filter: "EXPIRING" }),
  "a common word": list({ q: "회계" }),
  "two words": list({ q: "임대차 계약" }),
  "half a syllable": list({ q: "계약ㅅ" }),
  초성: list({ q: "ㅎㄱㅈㅂ" }),
  "a rare word": list({ q: RARE_WORD }),
  "a word of the oldest boxes": list({ q: OLD_WORD }),
  "what is nowhere": list({ q: "코끼리" }),
  "two letters that are nowhere": list({ q: "ㅃㅉ" }),
  "a word within RETURNED": list({ q: "임대차", filter: "RETURNED" }),
  "a word within EXPIRING": list({ q: "임대차", filter: "EXPIRING" }),
  "a word of a department": list({ q: "임대차", department: "연구소" }),
  "count of each filter": "count",
};

/** Milliseconds of each list by the company's number of boxes; null when PostgreSQL is unavailable. */
export async function benchCompanyBoxes(
  report: (progress: string) => void,
  { million }: { readonly million: boolean },
): Promise<Table | null> {
  const sizes = [1_000, GOAL_SIZE, ...(million ? [MILLION] : [])];
  const measured: ReadonlyMap<string, number>[] = [];
  for (const size of sizes) {
    report(`${size.toLocaleString()} boxes`);
    const medians = await measure(size);
    if (medians === null) return null;
    measured.push(medians);
  }
  return {
    title: "Company boxes: milliseconds of one page with its total, by the boxes of the company",
    columns: ["", ...sizes.map((size) => size.toLocaleString())],
    rows: Object.keys(questions).map((name) => [
      name,
      ...measured.map((medians, index) => cell(medians.get(name) ?? Number.NaN, sizes[index])),
    ]),
    notes: [
      `Median of ${ROUNDS}, the server's own verbs on PostgreSQL. Goal: at most ${GOAL_MS} ms with 100 thousand boxes.`,
      "`pnpm bench:server million` measures a million too.",
    ],
  };
}

function cell(milliseconds: number, size: number | undefined): string {
  const isMissed = size === GOAL_SIZE && milliseconds > GOAL_MS;
  return `${milliseconds.toFixed(1)}${isMissed ? " !" : ""}`;
}

async function measure(size: number): Promise<ReadonlyMap<string, number> | null> {
  const scratch = await createScratchDatabase();
  if (scratch === null) return null;
  const database = await openDatabase({ databaseUrl: scratch.url, dataDir: "" });
  try {
    const companyId = await fillCompany(scratch.url, size);
    const services = { db: database.db, clock: () => new Date() };
    const medians = new Map<string, number>();
    for (const [name, question] of Object.entries(questions)) {
      const times: number[] = [];
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
        const began = performance.now();
        if (question === "count") await countCompanyBoxes(services, companyId);
        else await listCompanyBoxes(services, { ...question, companyId, limit: LIMIT });
        times.push(performance.now() - began);
      }
      medians.set(name, summarise(times.slice(WARM_UP_ROUNDS)).median);
    }
    return medians;
  } finally {
    await database.close();
    await scratch.drop();
  }
}
