import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "prerendered";
const INDEX = "index";

/** Query parameters that track where a visitor came from and mean nothing to the page. */
const ORIGIN_QUERY = /^(?:utm_\w+|gclid|fbclid|n_\w+|kakao_\w+)$/;

/** Where the build writes the page of this path, relative to its output folder. */
export function prerenderedFile(path: string): string {
  return join(FOLDER, `${path === "/" ? INDEX : path.slice(1)}.html`);
}

/** Reads the documents that the build has prerendered, by path. */
export function readPrerenderedPages(dist: string): ReadonlyMap<string, string> {
  const folder = join(dist, FOLDER);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => file.endsWith(".html"))
      .map((file) => {
        const name = file.slice(0, -".html".length).replaceAll("\\", "/");
        return [name === INDEX ? "/" : `/${name}`, readFileSync(join(folder, file), "utf8")];
      }),
  );
}

/** Whether a query leaves a page as it was prerendered, without any. */
export function hasOnlyTrackingParams(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => ORIGIN_QUERY.test(name));
}
