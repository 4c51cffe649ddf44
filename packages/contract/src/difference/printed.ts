import { worst } from "./change.ts";
import { changeText, reachText, VERDICT_NAMES, type Report } from "./report.ts";
import type { Row } from "./rows.ts";

/** A report as text for people, as Markdown for a pull request, or as JSON for programs. */
export function printed(report: Report, style: "text" | "markdown" | "json"): string {
  const { verdict, version, rows, problems } = report;
  if (style === "json") return JSON.stringify({ verdict, version, rows, problems }, null, 2);
  const headline = `계약 변경: ${VERDICT_NAMES[verdict]} · 버전 ${version.now} (필요한 버전 ${version.needed}) · ${rows.length}줄`;
  if (style === "markdown")
    return [`### ${headline}`, "", ...markdown(rows), "", ...problems.map((each) => `- ✗ ${each}`)]
      .join("\n")
      .trim();
  const words = rows.filter(({ wire, sdk }) => worst([wire, sdk]) === "words");
  const told = rows.filter((row) => !words.includes(row));
  const wordsLine =
    words.length === 0
      ? []
      : [
          `설명이나 예시만 바뀐 곳 ${words.length}곳: ${capped(words.map(({ title }) => title)).join(", ")}`,
          "",
        ];
  return [headline, "", ...told.map(rowText), ...wordsLine, ...problems.map((each) => `✗ ${each}`)]
    .join("\n")
    .trim();
}

function verdictsOf({ wire, sdk }: Row): string {
  return `전송 ${VERDICT_NAMES[wire]} · SDK ${VERDICT_NAMES[sdk]}`;
}

function rowText(row: Row): string {
  const reach = reachText(row);
  const lines = [
    `${worst([row.wire, row.sdk]) === "breaking" ? "✗" : "✓"} ${row.title}${reach === "" ? "" : ` · ${reach}`} · ${verdictsOf(row)}`,
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

function usersOf({ consumers, wire, sdk }: Row): readonly string[] {
  if (consumers === undefined || worst([wire, sdk]) === "words") return [];
  const { hooks, files, features, screens, stories, forms, outside, unread } = consumers;
  if (unread !== undefined) {
    const isBreaking = worst([wire, sdk]) === "breaking";
    return [
      isBreaking
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
