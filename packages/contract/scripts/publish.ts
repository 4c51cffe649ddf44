// `pnpm contract:check`, `contract:accept` and `contract:release`: what a change of openapi.yaml does to its callers.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { Consumers } from "../src/consumers/consumers.ts";
import { worst } from "../src/difference/change.ts";
import { unwritten, withEntries, withRelease } from "../src/difference/changelog.ts";
import { isGitRef, readBundle, RELEASED, UnusableInput } from "../src/difference/documents.ts";
import { versionOf } from "../src/difference/life.ts";
import { printed } from "../src/difference/printed.ts";
import { reportOf, type Report } from "../src/difference/report.ts";
import type { Row } from "../src/difference/rows.ts";
import { changedLines, wireFacts } from "../src/difference/wire.ts";
import { REPOSITORY } from "../src/reader/contract.ts";
import type { JsonObject } from "../src/reader/json.ts";

const WIRE = join(REPOSITORY, "openapi/generated/wire.txt");
const CHANGELOG = join(REPOSITORY, "openapi/CHANGELOG.md");
const SHOWN_LINES = 30;
const NEXT =
  "\n다음: pnpm generate 로 만들고, 뜻한 변경이면 pnpm contract:accept 로 받아들여요. 그 전까지 pnpm verify 는 통과하지 않아요.";

/** Today in Korea, where the notices are read; a check may be told another day, to rehearse a removal. */
function dayOf(given = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)): string {
  if (/^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))) return given;
  throw new UnusableInput(`--today ${given} 은(는) 날짜가 아니에요. 2027-03-01 처럼 적어 주세요.`);
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: "string" },
      head: { type: "string" },
      today: { type: "string" },
      json: { type: "boolean", default: false },
      markdown: { type: "boolean", default: false },
      accepted: { type: "boolean", default: false },
    },
  });
  const [command = "check"] = positionals.filter((each) => each !== "--");
  if (command !== "check" && (values.base ?? values.head ?? values.today) !== undefined) {
    throw new UnusableInput(
      `${command} 은(는) 언제나 지난 배포와 지금의 파일로 오늘 해요. --base, --head, --today 를 빼 주세요.`,
    );
  }
  const today = dayOf(values.today);
  const head = readBundle(values.head);
  const base = values.base ?? RELEASED;
  const released = reportOf(readBundle(isGitRef(base) ? RELEASED : base), head, today);
  if (command === "release") return release(head, released, today);
  if (command === "accept") return accept(head, released);
  if (command !== "check")
    throw new UnusableInput(`${command} 은(는) 없는 명령이에요. check, accept, release 가 있어요.`);
  const todo = unaccepted(head, released);
  const problems = [...released.problems, ...(values.accepted ? todo : [])];
  // A commit says whose changes are told; what they need is counted from the release.
  const own = isGitRef(base) ? reportOf(readBundle(base), head, today) : released;
  const { verdict, rows } = own;
  const style = values.json ? "json" : values.markdown ? "markdown" : "text";
  console.log(printed({ ...released, verdict, problems, rows: withConsumers(rows, head) }, style));
  if (style === "text" && problems.length === 0 && todo.length > 0) console.log(NEXT);
  return problems.length === 0 ? 0 : 1;
}

/** Reads the front ends only where something changed that they may use already. */
function withConsumers(rows: readonly Row[], head: JsonObject): readonly Row[] {
  const isOld = ({ wire, sdk, changes }: Row) =>
    worst([wire, sdk]) !== "words" && changes.some(({ text }) => !text.endsWith("새로 생김"));
  if (!rows.some(isOld)) return rows;
  const consumers = new Consumers(REPOSITORY, head);
  return rows.map((row) => (isOld(row) ? { ...row, consumers: consumers.usersOf(row) } : row));
}

/** What of the difference nobody has accepted yet: facts on the wire, and entries of the changelog. */
function unaccepted(head: JsonObject, report: Report): readonly string[] {
  const lines = changedLines(textOf(WIRE), wireFacts(head));
  const changelog = textOf(CHANGELOG);
  const more = lines.length > SHOWN_LINES ? [`… 외 ${lines.length - SHOWN_LINES}줄`] : [];
  return [
    ...(lines.length === 0
      ? []
      : [
          `받아들이지 않은 사실이 있어요. 뜻한 것이면 pnpm contract:accept 로 받아들여요.\n${[...lines.slice(0, SHOWN_LINES), ...more].join("\n")}`,
        ]),
    ...(withEntries(changelog, report) === changelog
      ? []
      : ["openapi/CHANGELOG.md 가 변경과 달라요. pnpm contract:accept 로 적어 주세요."]),
    ...unwritten(changelog, report.rows).map(withoutMigration),
  ];
}

const withoutMigration = (title: string) =>
  `openapi/CHANGELOG.md: ${title} 의 옮기는 법을 적어 주세요.`;

function accept(head: JsonObject, report: Report): number {
  const changelog = withEntries(textOf(CHANGELOG), report);
  write(WIRE, wireFacts(head));
  write(CHANGELOG, changelog);
  const todo = unwritten(changelog, report.rows).map(withoutMigration);
  console.log(["오가는 값의 사실과 변경 기록을 적었어요.", ...todo].join("\n"));
  return 0;
}

function release(head: JsonObject, report: Report, today: string): number {
  const problems = [...report.problems, ...unaccepted(head, report)];
  if (problems.length > 0) {
    console.error(["아직 내보낼 수 없어요.", ...problems.map((each) => `✗ ${each}`)].join("\n"));
    return 1;
  }
  const version = versionOf(head);
  const info = { ...Object(head["info"]), "x-released": today };
  write(RELEASED, `${JSON.stringify({ ...head, info }, null, 1)}\n`);
  write(CHANGELOG, withRelease(textOf(CHANGELOG), version, today));
  console.log(`${version} 을(를) 내보낸 계약으로 적었어요. 이제부터 이것과 비교해요.`);
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  const isUsage =
    error instanceof TypeError &&
    "code" in error &&
    String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof UnusableInput) && !isUsage) throw error;
  const [reason] = error.message.split(". ");
  console.error(
    isUsage
      ? `쓸 수 없는 선택이에요: ${reason}. --base, --head, --today, --json, --markdown, --accepted 가 있어요 (docs/publishing.md).`
      : error.message,
  );
  process.exitCode = 2;
}
