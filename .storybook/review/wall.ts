import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Cell } from "../coverage/cells.ts";
import { coverage, routePath } from "../coverage/coverage.ts";
import { WIDTHS, type SitePrints } from "./compare.ts";
import type { Mode, Screen, Shot } from "./data.ts";
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
      // The words and recipes by which people find the story.
      text: [
        ...new Set(seen.flatMap(({ words, rules }) => [...words, ...Object.values(rules)])),
      ].join(" "),
      pictures: picturesOf(id, cache, folder),
    };
  };
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
    return { title: title?.[1].title ?? screen, route: routePath(route) ?? route, rows };
  });
  const others = Map.groupBy(
    Object.entries(prints.stories).filter(([id]) => !named.has(id)),
    ([, { title }]) => title,
  );
  const rest = [...others].map(([title, stories]): Screen => ({
    title,
    route: "",
    rows: stories.map(([id, { name }]) => ({ state: name, because: "", shot: shot(id) })),
  }));
  return [...routes, ...rest];
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
