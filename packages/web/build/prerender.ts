import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { todayInSeoul } from "@damadum/domain";
import type { Plugin } from "vite";
import { prerenderedFile } from "../host/prerendered-pages.ts";
import type { PrerenderBundle } from "../src/app/prerender/rendered-page.ts";
import { buildBootScript } from "./boot-script.ts";
import { entryScripts } from "./built-scripts.ts";
import { pageHtml } from "./page-html.ts";
import { writeServiceWorker } from "./service-worker.ts";

const ENTRY = "src/app/prerender/render-pages.tsx";
const BUNDLE_FOLDER = "node_modules/.prerender";

/** After the build for browsers, builds the same routes for Node and writes the HTML of those marked `prerender`. */
export function prerender(): Plugin {
  return {
    name: "damadum:prerender",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: "server",
          // Bundles everything: the packages' own dependencies do not resolve from the web.
          resolve: { noExternal: true },
          build: {
            outDir: BUNDLE_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            minify: false,
            rolldownOptions: { input: ENTRY },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, prerender: server } = builder.environments;
      if (!client || !server) throw new Error("vite has no environment to prerender in");
      await builder.build(client);
      await builder.build(server);
      const { root, build } = client.config;
      await writePages(join(root, build.outDir), join(root, server.config.build.outDir));
      await writeServiceWorker(join(root, build.outDir));
    },
  };
}

async function writePages(dist: string, bundle: string): Promise<void> {
  const { prerenderedPaths, renderPage }: PrerenderBundle = await import(
    pathToFileURL(join(bundle, "render-pages.js")).href
  );
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const boot = await buildBootScript();
  const day = todayInSeoul(new Date());
  let globalStyleTags = "";
  for (const path of prerenderedPaths()) {
    const page = await renderPage(path);
    ({ globalStyleTags } = page);
    const scripts = { boot, chunks: entryScripts(shell) };
    const file = join(dist, prerenderedFile(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageHtml({ shell, page, scripts, day }));
  }
  // For all other pages: no script contains the tokens and global styles (@damadum/ui/vite).
  if (globalStyleTags === "") throw new Error("No page has told the global styles");
  writeFileSync(
    join(dist, "index.html"),
    shell.replace("</head>", () => `${globalStyleTags}</head>`),
  );
}
