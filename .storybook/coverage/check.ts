// Part of `pnpm verify`: checks that the stories show what the coverage table states, for every route.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { loadCsf, type CsfFile } from "storybook/internal/csf-tools";
import { flows } from "../docs/flows.ts";
import { componentNames } from "./components.ts";
import { coverage, routePath } from "./coverage.ts";
import { usesScenario } from "./uses-scenario.ts";

/** Shows nothing itself. */
const notShown = new Set(["UiProvider"]);

/** States that every operation has a scenario for, by the same name. */
const scenarioStates = ["loading", "error", "offline"];

const root = join(import.meta.dirname, "../..");
const files = globSync("packages/*/src/**/*.stories.tsx", { cwd: root }).map(read);

const problems = [
  ...pinnedModes(),
  ...namesThatNobodyFinds(),
  ...componentsWithoutDocs(),
  ...tablesInDocs(),
  ...stepsWithoutStory(),
  ...defaultsThatAct(),
  ...routesWithoutRow(),
  ...cellsWithoutStory(),
];
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

/** People look for a story by the Korean name and the route of its screen; its id stays when the name changes. */
function namesThatNobodyFinds(): readonly string[] {
  const routes = Map.groupBy(Object.entries(coverage), ([, { id }]): string => id);
  return files.flatMap((file) => {
    const { id, title = "" } = file.meta ?? {};
    if (!/[가-힣]/.test(title.split("/").at(-1) ?? ""))
      return [`${title}: the title's last part has no Korean name`];
    if (id === undefined && title.includes("/")) return [`${title}: the meta names no id`];
    const own = (routes.get(id ?? "") ?? []).flatMap(([name]) => routePath(name) ?? []);
    // Storybook parts titles at slashes, so another sign stands for them.
    const isFound =
      own.length === 0 || own.some((path) => title.endsWith(` ${path.replaceAll("/", "∕")}`));
    return isFound ? [] : [`${title}: the title ends with none of its routes ${own.join(", ")}`];
  });
}

/** The part of a component's stories that names what its docs page explains. */
function componentsWithoutDocs(): readonly string[] {
  const explained = files
    .filter(({ meta, _metaAnnotations: { parameters } }) => {
      const names =
        parameters !== undefined && "properties" in parameters ? parameters.properties : [];
      const hasGuide = names.some(
        (each) => "key" in each && "name" in each.key && each.key.name === "guide",
      );
      return hasGuide && meta?.tags?.includes("autodocs") === true;
    })
    .map(({ _metaAnnotations: { component, subcomponents } }) =>
      namesIn([component, subcomponents]),
    )
    .join();
  return componentNames()
    .filter((name) => !notShown.has(name) && !explained.includes(`"name":"${name}"`))
    .map(
      (name) => `${name} of packages/ui has no docs page: no story's meta with a guide names it`,
    );
}

/** MDX knows no tables: their lines would be drawn as they are written. */
function tablesInDocs(): readonly string[] {
  return globSync(".storybook/docs/*.mdx", { cwd: root })
    .filter((file) => /^\|/m.test(readFileSync(join(root, file), "utf8")))
    .map((file) => `${file} has a table, which MDX does not draw`);
}

/** The steps of the flows that name no story. */
function stepsWithoutStory(): readonly string[] {
  const ids = new Set(
    files.flatMap(({ meta, _stories }) =>
      Object.keys(_stories).map((name) => toId(meta?.id ?? "none", storyNameFromExport(name))),
    ),
  );
  return Object.entries(flows).flatMap(([flow, steps]) =>
    steps.flatMap(([id]) =>
      ids.has(id) ? [] : [`The flow ${flow} has a step ${id}, which is no story`],
    ),
  );
}

/** A default is at rest; what a press or a typed word leaves behind is another story. */
function defaultsThatAct(): readonly string[] {
  return files
    .filter(({ meta }) => /^(?:components|console)-/.test(meta?.id ?? ""))
    .filter(({ _storyAnnotations: { Default } }) =>
      /"name":"(?:userEvent|fireEvent)"/.test(namesIn(Default?.["play"])),
    )
    .map((file) => `${nameOf(file)}: Default acts in its play; give that a story of its own`);
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
  return Object.entries(coverage).flatMap(([route, { id, ...cells }]) => {
    const { values = {}, ...states } = { values: undefined, ...cells };
    const file = files.find((each) => each.meta?.id === id);
    if (file === undefined) return [`${route}: no stories have the id ${id}`];
    return Object.entries({ ...states, ...values }).flatMap(([state, cell]) => {
      if (typeof cell !== "string") return [];
      if (!(cell in file._stories)) return [`${route}: ${id} has no story ${cell} for ${state}`];
      const isTagged = file._stories[cell]?.tags?.includes("loading") === true;
      return [
        ...(state === "loading" && !isTagged
          ? [`${route}: ${id}/${cell} shows loading, so it is tagged "loading"`]
          : []),
        ...(!scenarioStates.includes(state) || usesScenario(file, cell, state)
          ? []
          : [`${route}: no call of ${id}/${cell} is answered by a scenario named ${state}`]),
      ];
    });
  });
}

/** The syntax of a story's part as text in which names can be found. */
function namesIn(syntax: unknown): string {
  return JSON.stringify(syntax, (key, value) => (key === "loc" ? undefined : value)) ?? "";
}

function nameOf(file: CsfFile): string {
  return file.meta?.title ?? "stories";
}
