import { slimRjsf } from "@damadum/forms/vite";
import {
  licences,
  oldestBrowsers,
  pageSettings,
  precompress,
  productionRouter,
} from "@damadum/host/vite";
import { slimChakra } from "@damadum/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunk-groups.ts";
import { handedOut } from "./build/handed-out.ts";
import { prerender } from "./build/prerender.ts";
import { siteFiles } from "./build/site-files.ts";
import { fillPage } from "./host/page.ts";
import { developmentSettings } from "./host/settings.ts";

export default defineConfig({
  plugins: [
    react(),
    slimRjsf(),
    slimChakra(),
    productionRouter(import.meta.url),
    pageSettings((html) => fillPage(html, developmentSettings())),
    siteFiles(),
    licences(handedOut()),
    precompress(),
    prerender(),
  ],
  server: { port: developmentSettings().port, strictPort: true },
  build: {
    target: oldestBrowsers,
    // The byte bench reads from the manifest which files a route needs; the host does not serve it.
    manifest: true,
    // Only for error reports: no script refers to them, and the host does not serve them (docs/operations.md).
    sourcemap: process.env["SOURCE_MAPS"] === "1" ? "hidden" : false,
    // Safari before 17 ignores modulepreload and fetches a module when it is imported, which costs it time only.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // @emotion/react imports it for its side effects, of which it has none.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
