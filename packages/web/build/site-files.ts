import { brand } from "@damadum/domain";
import type { Plugin } from "vite";
import { publicPages } from "../src/shared/public-pages.ts";

const site = `https://${brand.hosts.web}`;

/** Pages of one person, or of one moment. */
const disallowed = ["/my", "/estimate/payment", "/login/", "/logout", "/signup/", "/users/"];

/** What crawlers may read, and where the list of pages is. */
export function robotsTxt(): string {
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${[...lines, "", `Sitemap: ${site}/sitemap.xml`].join("\n")}\n`;
}

/** The pages that search engines are meant to find (sitemaps.org, protocol 0.9). */
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

/** Writes robots.txt and sitemap.xml beside the page. */
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
