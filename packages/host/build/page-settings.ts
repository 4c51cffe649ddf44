import type { Plugin } from "vite";

/** Fills the page's `<meta>` settings in development, as the host does in production. */
export function pageSettings(fill: (html: string) => string): Plugin {
  return {
    name: "damadum:page-settings",
    apply: "serve",
    transformIndexHtml: { order: "pre", handler: fill },
  };
}
