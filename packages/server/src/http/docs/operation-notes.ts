import { Consumers } from "@damadum/contract/consumers/consumers.ts";
import { REPOSITORY, type ContractOperation } from "@damadum/contract/reader";
import { declaredProblems } from "../declared-problems.ts";

/** The version that the first release of the contract had, before its changes were written down. */
const FIRST = "0.1.0";

/** The version in which each operation appeared, by its id, from the contract's changelog. */
export function versionsOf(changelog: string): ReadonlyMap<string, string> {
  return new Map(
    changelog.split(/^## /m).flatMap((section) => {
      const [version = ""] = section.split(/\s/, 1);
      const added = section.matchAll(/ 작업 (\w+): (?:GET|POST|PUT|PATCH|DELETE) \S+ 새로 생김/g);
      return [...added].map(([, id = ""]) => [id, version] as const);
    }),
  );
}

/** What the reference tells below each operation: its problems with their sentences, its age, and who uses it. */
export function operationNotes(
  document: Readonly<Record<string, unknown>>,
  changelog: string,
): (operation: ContractOperation) => string {
  const versions = versionsOf(changelog);
  const consumers = new Consumers(REPOSITORY, document);
  return (operation) => {
    const { id } = operation;
    const { features, screens, forms, outside } = consumers.usersOf({
      part: `operation ${id}`,
      title: id,
      operations: [id],
      changes: [],
      todo: "",
      wire: "words",
      sdk: "words",
    });
    const list = (name: string, all: readonly string[]) =>
      all.length === 0 ? [] : [`- ${name}: ${all.join(", ")}`];
    const used = [
      ...list("기능", features),
      ...list("화면", screens),
      ...list("폼", forms),
      ...list("밖에서", outside),
    ];
    const problems = declaredProblems(operation).map(
      ({ code, status, messages: [message = ""] }) => `| \`${code}\` | ${status} | ${message} |`,
    );
    return [
      `**버전 ${versions.get(id) ?? FIRST} 부터**`,
      used.length === 0
        ? "**쓰는 곳**: 이 저장소에는 아직 없어요."
        : `**쓰는 곳**\n\n${used.join("\n")}`,
      `**오류 코드**\n\n| 코드 | HTTP | 문장 |\n|---|---|---|\n${problems.join("\n")}`,
    ].join("\n\n");
  };
}
