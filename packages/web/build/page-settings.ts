import type { Plugin } from "vite";
import { fillPage } from "../host/page.ts";
import { developmentSettings } from "../host/settings.ts";

/** Fills the page's <meta> settings in development, as the host does in production. */
export function pageSettings(): Plugin {
  return {
    name: "damadum:page-settings",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => fillPage(html, developmentSettings()),
    },
  };
}
