import { worst } from "./change.ts";
import { changeText, reachText, VERDICT_NAMES, type Report } from "./report.ts";
import type { Row } from "./rows.ts";

const MIGRATION = "옮기는 법:";
const UNWRITTEN = `${MIGRATION} (아직 적지 않음)`;

/** The first lines of the section of a version that is not released yet. */
const heading = (version: string) => `## ${version} (내보내기 전)`;

/**
 * The changelog with one entry for each row of the report in the section of the version to come; what people wrote
 * after "옮기는 법:" stays. Rows that change only words share one entry.
 */
export function withEntries(changelog: string, { rows, version }: Report): string {
  const { head, open, released } = sectionsOf(changelog);
  const told = rows.filter((row) => worst([row.wire, row.sdk]) !== "words");
  const worded = rows.filter((row) => !told.includes(row)).map(({ title }) => title);
  const entries = told.map((row) => entryOf(row, migrationOf(open, row)));
  const words = worded.length === 0 ? [] : [`- 설명과 예시만 고침: ${worded.join(", ")}\n`];
  const section = [heading(version.now), "", ...entries, ...words].join("\n");
  return [head.trimEnd(), ...(rows.length === 0 ? [] : [section.trimEnd()]), released.trim()]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

/** The changelog with its open section closed by the day of the release. */
export function withRelease(changelog: string, version: string, day: string): string {
  return changelog.replace(heading(version), `## ${version} (${day})`);
}

/** Titles of breaking rows whose migration line nobody has written. */
export function unwritten(changelog: string, rows: readonly Row[]): readonly string[] {
  const { open } = sectionsOf(changelog);
  return rows
    .filter(
      (row) => worst([row.wire, row.sdk]) === "breaking" && migrationOf(open, row) === UNWRITTEN,
    )
    .map(({ title }) => title);
}

function sectionsOf(changelog: string) {
  const first = changelog.search(/^## /m);
  const head = first === -1 ? changelog : changelog.slice(0, first);
  const sections = first === -1 ? [] : changelog.slice(first).split(/^(?=## )/m);
  const isOpen = sections[0]?.includes("(내보내기 전)") === true;
  const open = isOpen ? (sections[0] ?? "") : "";
  return { head, open, released: sections.slice(isOpen ? 1 : 0).join("") };
}

function entryOf(row: Row, migration: string): string {
  const { title, changes, wire, sdk } = row;
  const reach = reachText(row);
  const verdict = worst([wire, sdk]);
  const where = verdict === "breaking" && wire !== "breaking" ? " (SDK)" : "";
  const texts = changes.filter((change) => change.wire !== "words").map(changeText);
  const first = `- **${VERDICT_NAMES[verdict]}${where}** ${title}${reach === "" ? "" : ` (${reach})`}: ${texts.join("; ")}`;
  return verdict === "breaking" ? `${first}\n  - ${migration}` : first;
}

/** What was written about a row; rows are known by their title. */
function migrationOf(section: string, { title }: Row): string {
  const lines = section.split("\n");
  const entry = lines.findIndex((line) =>
    new RegExp(`^- \\*\\*[^*]+\\*\\* ${RegExp.escape(title)}[ :]`).test(line),
  );
  if (entry === -1) return UNWRITTEN;
  // What people wrote may take several lines, all of them indented.
  const below = lines.slice(entry + 1);
  const end = below.findIndex((line) => !/^\s+\S/.test(line));
  const written = (end === -1 ? below : below.slice(0, end)).join("\n").trim().replace(/^- /, "");
  return written.startsWith(MIGRATION) ? written : UNWRITTEN;
}
