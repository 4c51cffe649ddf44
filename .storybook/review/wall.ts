import { cpSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Cell } from "../coverage/cells.ts";
import { Consumers } from "../../packages/contract/src/consumers/consumers.ts";
import { readContract } from "../../packages/contract/src/reader/contract.ts";
import { root } from "../../scripts/root.ts";
import { componentNames } from "../coverage/components.ts";
import { coverage, routePath } from "../coverage/coverage.ts";
import { WIDTHS, type SitePrints } from "./compare.ts";
import type { Facts, Mode, Screen, Shot } from "./data.ts";
import { hasPictures, pictureFile, SCHEMES } from "./pictures.ts";

/** Every route with its states, and every other title with its stories; pictures are those that the cache has. */
export function screensOf(prints: SitePrints, cache: string, folder: string): readonly Screen[] {
  const shot = (id: string): Shot | null => {
    const story = prints.stories[id];
    if (story === undefined) return null;
    const seen = WIDTHS.map((width) => story.widths[width]);
    return {
      id,
      name: story.name,
      // The words, recipes and drawings by which people find the story.
      text: [
        ...new Set(
          seen.flatMap(({ words, rules, pictures }) => [
            ...words,
            ...Object.values(rules),
            ...pictures.map(([name]) => name),
          ]),
        ),
      ].join(" "),
      pictures: picturesOf(id, cache, folder),
    };
  };
  const factsOf = readFacts();
  const named = new Set<string>();
  const routes = Object.entries(coverage).map(([route, { id: screen, ...cells }]): Screen => {
    const {
      values,
      ...states
    }: { values?: Readonly<Record<string, Cell>> } & Record<string, Cell | object> = cells;
    const rows = Object.entries({ ...states, ...values }).map(([state, cell]) => {
      if (typeof cell !== "string")
        return { state, because: "because" in cell ? cell.because : "", shot: null };
      const id = toId(screen, storyNameFromExport(cell));
      named.add(id);
      return { state, because: "", shot: shot(id) };
    });
    const title = Object.entries(prints.stories).find(([id]) => id.startsWith(`${screen}--`));
    return {
      title: title?.[1].title ?? screen,
      route: routePath(route) ?? route,
      facts: factsOf(route),
      rows,
    };
  });
  const others = Map.groupBy(
    Object.entries(prints.stories).filter(([id]) => !named.has(id)),
    ([, { title }]) => title,
  );
  const rest = [...others].map(([title, stories]): Screen => ({
    title,
    route: "",
    facts: { operations: [], problems: [], forms: [], components: [], decisions: [] },
    rows: stories.map(([id, { name }]) => ({ state: name, because: "", shot: shot(id) })),
  }));
  return [...routes, ...rest];
}

/** Reads the front ends, the contract and the decisions once, and finds in them what a route's screen is made of. */
function readFacts(): (route: string) => Facts {
  const { operations, schemas } = readContract();
  const ids = new Set(operations.map(({ id }) => id));
  const codes = (schemas["ProblemCode"]?.enum ?? []).map(String);
  const components = componentNames();
  const consumers = new Consumers(root, {});
  const decisions = globSync("docs/decisions/*.md", { cwd: root })
    .toSorted()
    .map((file) => [basename(file, ".md"), readFileSync(join(root, file), "utf8")] as const);
  return (route) => {
    const parts = consumers.partsOf(route, ids);
    const names = [
      `\`${routePath(route)}\``,
      ...parts.features.map((name) => `features/${name}\``),
    ];
    return {
      operations: parts.operations,
      forms: parts.forms,
      components: components.filter((name) => parts.words.has(name)),
      problems: codes.filter((code) => parts.words.has(code)),
      decisions: decisions.flatMap(([file, text]) =>
        names.some((name) => text.includes(name)) ? [file] : [],
      ),
    };
  };
}

function picturesOf(id: string, cache: string, folder: string): Shot["pictures"] {
  const modes = WIDTHS.filter((width) => hasPictures(cache, id, width)).flatMap((width) =>
    SCHEMES.map((scheme): Mode => `${width}-${scheme}`),
  );
  return modes.map((mode) => {
    const file = `wall/${id}-${mode}.webp`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(pictureFile(cache, id, mode), join(folder, file));
    return { mode, file };
  });
}
