import { worst } from "./change.ts";
import { changeText, reachText, VERDICT_NAMES, type Report } from "./report.ts";
import type { Row } from "./rows.ts";

/** A text of more rows than these is read by nobody: the worst stand in it, the others are counted. */
const MOST_ROWS = 12;

/** A report as text for people, as Markdown for a pull request, or as JSON for programs; only the text is folded. */
export function printed(report: Report, style: "text" | "markdown" | "json"): string {
  const { verdict, version, rows, problems } = report;
  if (style === "json") return JSON.stringify({ verdict, version, rows, problems }, null, 2);
  const headline = `계약 변경: ${VERDICT_NAMES[verdict]} · 버전 ${version.now} (필요한 버전 ${version.needed}) · ${rows.length}줄`;
  if (style === "markdown")
    return [`### ${headline}`, "", ...markdown(rows), "", ...problems.map((each) => `- ✗ ${each}`)]
      .join("\n")
      .trim();
  const words = rows.filter((row) => verdictOf(row) === "words");
  const told = rows.filter((row) => !words.includes(row));
  const wordsLine =
    words.length === 0
      ? []
      : [
          `설명이나 예시만 바뀐 곳 ${words.length}곳: ${capped(words.map(({ title }) => title)).join(", ")}`,
          "",
        ];
  const isFolded = told.length > MOST_ROWS;
  return [
    headline,
    ...(isFolded ? [countsOf(rows)] : []),
    "",
    ...told.slice(0, MOST_ROWS).map(rowText),
    ...(isFolded ? [foldLine(told.length - MOST_ROWS)] : []),
    ...wordsLine,
    ...problems.map((each) => `✗ ${each}`),
  ]
    .join("\n")
    .trim();
}

const verdictOf = ({ wire, sdk }: Row) => worst([wire, sdk]);

const foldLine = (hidden: number) =>
  `… 이런 줄이 ${hidden}개 더 있어요. 모두 보려면 --markdown 이나 --json 을 붙여 주세요.\n`;

/** How many rows there are of each verdict, and of each kind of part. */
function countsOf(rows: readonly Row[]): string {
  const counted = (names: readonly string[]) =>
    [...Map.groupBy(names, (name) => name)]
      .map(([name, same]) => `${name} ${same.length}`)
      .join(" · ");
  const verdicts = counted(rows.map((row) => VERDICT_NAMES[verdictOf(row)]));
  return `${verdicts} (${counted(rows.map(({ title }) => title.split(" ")[0] ?? ""))})`;
}

function verdictsOf({ wire, sdk }: Row): string {
  return `전송 ${VERDICT_NAMES[wire]} · SDK ${VERDICT_NAMES[sdk]}`;
}

function rowText(row: Row): string {
  const reach = reachText(row);
  const lines = [
    `${verdictOf(row) === "breaking" ? "✗" : "✓"} ${row.title}${reach === "" ? "" : ` · ${reach}`} · ${verdictsOf(row)}`,
    ...row.changes.map((change) => `    ${changeText(change)}`),
    ...usersOf(row).map((line) => `    ${line}`),
    `    할 일: ${row.todo}`,
  ];
  return `${lines.join("\n")}\n`;
}

function markdown(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const cells = rows.map((row) => [
    [row.title, reachText(row)].filter(Boolean).join("<br>"),
    row.changes.map(changeText).join("<br>"),
    VERDICT_NAMES[row.wire],
    VERDICT_NAMES[row.sdk],
    usersOf(row).join("<br>") || "–",
    row.todo,
  ]);
  return [
    "| 어디 | 무엇이 | 전송 | SDK | 쓰는 곳 | 할 일 |",
    "|---|---|---|---|---|---|",
    ...cells.map((each) => `| ${each.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`),
  ];
}

const MOST = 8;

/** The first of a long list, and how many more there are. */
function capped(list: readonly string[]): readonly string[] {
  return list.length > MOST ? [...list.slice(0, MOST), `외 ${list.length - MOST}개`] : list;
}

function usersOf(row: Row): readonly string[] {
  const { consumers } = row;
  if (consumers === undefined || verdictOf(row) === "words") return [];
  const { hooks, files, features, screens, stories, forms, outside, unread } = consumers;
  if (unread !== undefined) {
    return [
      verdictOf(row) === "breaking"
        ? `아무도 쓰지 않아 지금은 깨질 곳이 없어요. 근거: ${unread}`
        : `아직 쓰는 곳이 없어요: ${unread}`,
    ];
  }
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ["훅", hooks],
    ["파일", files],
    ["기능", features],
    ["화면", screens],
    ["스토리", stories],
    ["폼", forms],
    ["밖에서", outside],
  ];
  return lists
    .filter(([, each]) => each.length > 0)
    .map(([name, each]) => `${name}: ${capped(each).join(", ")}`);
}
