import { publicPages } from "@damadum/web/src/shared/public-pages.ts";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { startProduct } from "../product/start-product.ts";
import type { Table } from "../report/table.ts";
import { inspect, type Report } from "./lighthouse.ts";

const categories = ["accessibility", "best-practices", "seo"] as const;

/** Lighthouse's findings on each page that search engines should index. */
export async function benchAudits(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const product = await startProduct();
  const rows: (readonly string[])[] = [];
  const missed: string[] = [];
  try {
    for (const path of publicPages) {
      report(path);
      const result = await inspect(product.origin + path, categories);
      rows.push([path, ...categories.map((name) => String(scoreOf(result, name)))]);
      missed.push(...failuresOf(result).map((title) => `${path}: ${title}`));
    }
  } finally {
    await product.stop();
  }
  return {
    title: "Audits: Lighthouse's scores of the public pages",
    columns: ["", ...categories],
    rows,
    notes: ["Each is to be 100."],
    missed,
  };
}

function scoreOf({ categories: scored }: Report, name: string): number {
  return Math.round((scored[name]?.score ?? 0) * 100);
}

function failuresOf({ audits, categories: scored }: Report): readonly string[] {
  return categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
}
