import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const router = createRequire(require.resolve("react-router-dom")).resolve(
  "react-router/package.json",
);

/**
 * Bundles react-router's production build, which it publishes but does not name in its `exports`: the other one warns,
 * in 3 kB (docs/decisions/web-chunks.md).
 */
export function productionRouter(): Plugin {
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
