import { consentDocuments, priceLists, retainedRecords, storagePriceLists } from "@damadum/domain";
import { expect, test } from "vitest";
import { CURRENT } from "./figures.ts";

test("the terms' wording is made anew when a price list or a consent is", () => {
  const sources = [...priceLists, ...storagePriceLists, ...consentDocuments];
  for (const { version } of sources) expect(CURRENT >= version).toBe(true);
});

test("the consent to privacy names every period for which a record is kept", () => {
  const privacy = consentDocuments.find(({ kind }) => kind === "PRIVACY");
  for (const { period } of retainedRecords) expect(privacy?.retention).toContain(period);
});
