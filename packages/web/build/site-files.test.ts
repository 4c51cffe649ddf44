import { brand } from "@damadum/domain";
import { expect, test } from "vitest";
import { publicPages } from "../src/shared/public-pages.ts";
import { robotsTxt, sitemapXml } from "./site-files.ts";

test("sitemap.xml lists every public page once with the site's own host", () => {
  const listed = [...sitemapXml().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(publicPages.map((path) => `https://${brand.hosts.web}${path}`));
  expect(new Set(listed).size).toBe(listed.length);
});

test("robots.txt disallows no public page and names the sitemap", () => {
  const text = robotsTxt();
  const shut = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
  expect(publicPages.filter((path) => shut.some((start) => path.startsWith(start)))).toEqual([]);
  expect(shut).toEqual(expect.arrayContaining(["/my", "/receive/", "/payments/custom/"]));
  expect(text).toContain(`Sitemap: https://${brand.hosts.web}/sitemap.xml`);
});
