// Part of `pnpm verify`: checks that the stories show what the coverage table states, for every route.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf, type CsfFile } from "storybook/internal/csf-tools";
import { coverage } from "./coverage.ts";
import { usesScenario } from "./uses-scenario.ts";

/** States that every operation has a scenario for, by the same name. */
const scenarioStates = ["loading", "error", "offline"];

const root = join(import.meta.dirname, "../..");
const files = globSync("packages/*/src/**/*.stories.tsx", { cwd: root }).map(read);

const problems = [...pinnedModes(), ...routesWithoutRow(), ...cellsWithoutStory()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function read(file: string): CsfFile {
  const code = readFileSync(join(root, file), "utf8");
  return loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
}

/** Finds pinned globals, because a story that pins one locks the toolbar. */
function pinnedModes(): readonly string[] {
  return files.flatMap((file) => {
    const pinned = Object.keys(file._storyAnnotations).filter(
      (name) => file._storyAnnotations[name]?.["globals"] !== undefined,
    );
    const places = [...("globals" in file._metaAnnotations ? ["the meta"] : []), ...pinned];
    return places.map(
      (place) => `${nameOf(file)}: ${place} pins globals; name a default by parameter`,
    );
  });
}

function routesWithoutRow(): readonly string[] {
  const table = globSync("packages/web/src/app/*.{ts,tsx}", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const routed = new Set(
    [...table.matchAll(/(?:path: |pageRoute\()paths\.(\w+)\b/g)].map(([, name]) => name),
  );
  const rows = Object.keys(coverage);
  return [
    ...[...routed]
      .filter((name) => name === undefined || !rows.includes(name))
      .map((name) => `The route ${name} has no row in the coverage table`),
    ...rows
      .filter((name) => !routed.has(name))
      .map((name) => `The coverage table has a row for ${name}, which is no route`),
  ];
}

function cellsWithoutStory(): readonly string[] {
  return Object.entries(coverage).flatMap(([route, { title, ...cells }]) => {
    const { values = {}, ...states } = { values: undefined, ...cells };
    const file = files.find((each) => each.meta?.title === title);
    if (file === undefined) return [`${route}: there are no stories "${title}"`];
    return Object.entries({ ...states, ...values }).flatMap(([state, cell]) => {
      if (typeof cell !== "string") return [];
      if (!(cell in file._stories)) return [`${route}: ${title} has no story ${cell} for ${state}`];
      const isTagged = file._stories[cell]?.tags?.includes("loading") === true;
      return [
        ...(state === "loading" && !isTagged
          ? [`${route}: ${title}/${cell} shows loading, so it is tagged "loading"`]
          : []),
        ...(!scenarioStates.includes(state) || usesScenario(file, cell, state)
          ? []
          : [`${route}: no call of ${title}/${cell} is answered by a scenario named ${state}`]),
      ];
    });
  });
}

function nameOf(file: CsfFile): string {
  return file.meta?.title ?? "stories";
}
