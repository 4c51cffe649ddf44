import { fileURLToPath } from "node:url";
import { slimRjsf } from "@damadum/forms/vite";
import type { BrowserContext } from "playwright";
import { buildInMemory } from "../product/build-in-memory.ts";

/** Apparent origin of the page; no request to it leaves the browser. */
const ORIGIN = "https://bench.damadum.test";

type Files = ReadonlyMap<string, { readonly body: string; readonly contentType: string }>;

/** Builds the page with both forms as the web is built: in production mode, with the web's plugin for forms. */
export async function buildPage(): Promise<Files> {
  const files = await buildInMemory({
    root: fileURLToPath(new URL("page", import.meta.url)),
    plugins: [slimRjsf()],
    build: { modulePreload: { polyfill: false } },
  });
  return new Map(
    files.map((file) => [
      `/${file.fileName}`,
      {
        body: file.type === "chunk" ? file.code : String(file.source),
        contentType: file.type === "chunk" ? "text/javascript" : "text/html",
      },
    ]),
  );
}

/** Serves the files to every page of the context, and returns the page's URL. */
export async function serveTo(context: BrowserContext, files: Files): Promise<string> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill(file);
  });
  return `${ORIGIN}/index.html`;
}
