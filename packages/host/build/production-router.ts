import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Bundles react-router's production build, which it publishes but does not name in its `exports`: the other one warns,
 * in 3 kB (docs/decisions/web-chunks.md). `from` is the URL of a module of the package that depends on the router.
 */
export function productionRouter(from: string): Plugin {
  const router = createRequire(createRequire(from).resolve("react-router-dom")).resolve(
    "react-router/package.json",
  );
  const built = (file: string) => join(router, "../dist/production", file);
  return {
    name: "damadum:production-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: built("index.mjs") },
          { find: /^react-router\/dom$/, replacement: built("dom-export.mjs") },
        ],
      },
    }),
  };
}
