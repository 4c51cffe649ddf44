import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Plugin } from "vite";
import { coverage, routePath } from "../../.storybook/coverage/coverage.ts";
import { root } from "../root.ts";

const STORYBOOK = "http://localhost:6006";

/** The first story of each screen, by the id that its stories share. */
const firstStories = new Map(
  globSync("packages/web/src/**/*.stories.tsx", { cwd: root }).map((file) => {
    const code = readFileSync(join(root, file), "utf8");
    const [, id = ""] = /^ {2}id: "([^"]+)"/m.exec(code) ?? [];
    const [, name = ""] = /^export const (\w+)/m.exec(code) ?? [];
    return [id, toId(id, storyNameFromExport(name))];
  }),
);

/** Each route as a pattern, the most exact first, with the story that it opens. */
export const storyRoutes: readonly (readonly [pattern: string, story: string])[] = Object.entries(
  coverage,
)
  .flatMap(([name, { id }]) => {
    const [path, story] = [routePath(name), firstStories.get(id)];
    return path === undefined || story === undefined ? [] : [{ path, story }];
  })
  .toSorted((one, other) => parametersOf(one.path) - parametersOf(other.path))
  .map(({ path, story }) => [`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, story]);

function parametersOf(path: string): number {
  return path.split(":").length;
}

// Its place is looked up when it is pressed, since the router changes the page without loading one.
const script = `
const routes = ${JSON.stringify(storyRoutes)};
const link = document.createElement("a");
const update = () => {
  const found = routes.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  link.href = "${STORYBOOK}/?path=/story/" + (found?.[1] ?? "screens-not-found--default");
};
link.textContent = "이야기";
link.target = "damadum-stories";
link.style.cssText = "position:fixed;left:4px;bottom:4px;z-index:2147483647;padding:4px 8px;border-radius:4px;" +
  "background:#272420;color:#fff;font:12px sans-serif;opacity:.6";
for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, update);
update();
document.body.append(link);
`;

/** A badge on each page that opens its stories. `pnpm dev` alone adds it, so no build has a byte of it. */
export const storyLink: Plugin = {
  name: "story-link",
  transformIndexHtml: () => [
    { tag: "script", attrs: { type: "module" }, children: script, injectTo: "body" },
  ],
};
