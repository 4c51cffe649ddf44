import { brand } from "@damadum/domain";
import type { Plugin } from "vite";
import { publicPages } from "../src/shared/public-pages.ts";
import { secretPageStarts } from "../src/shared/secret-pages.ts";

const site = `https://${brand.hosts.web}`;

/** Personal and short-lived pages. */
const disallowed = [
  "/my",
  "/estimate/payment",
  "/login/",
  "/logout",
  "/signup/",
  "/users/",
  ...secretPageStarts,
];

/** Tells crawlers what they may read and where the sitemap is. */
export function robotsTxt(): string {
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${[...lines, "", `Sitemap: ${site}/sitemap.xml`].join("\n")}\n`;
}

/** Lists the pages that search engines should index (sitemaps.org, protocol 0.9). */
export function sitemapXml(): string {
  const urls = publicPages.map((path) => `  <url><loc>${site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Writes robots.txt and sitemap.xml next to index.html. */
export function siteFiles(): Plugin {
  return {
    name: "damadum:site-files",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robotsTxt() });
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemapXml() });
    },
  };
}
