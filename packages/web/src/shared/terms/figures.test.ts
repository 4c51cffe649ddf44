import {
  consentDocuments,
  priceLists,
  retainedRecords,
  retentionPeriod,
  storagePriceLists,
} from "@damadum/domain";
import { expect, test } from "vitest";
import { CURRENT } from "./figures.ts";

test("terms are as new as every source when a price list or a consent changes", () => {
  const sources = [...priceLists, ...storagePriceLists, ...consentDocuments];
  for (const { version } of sources) expect(CURRENT >= version).toBe(true);
});

test("privacy consent names every retention period when records are retained", () => {
  const privacy = consentDocuments.find(({ kind }) => kind === "PRIVACY");
  for (const rule of retainedRecords()) {
    expect(privacy?.retention).toContain(retentionPeriod(rule));
  }
});
