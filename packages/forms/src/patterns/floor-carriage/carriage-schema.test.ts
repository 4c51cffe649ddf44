import { expect, it } from "vitest";

import { EstimateDraft } from "../../generated/contract.ts";
import { isRecord } from "../../engine/data/values.ts";
import { placeForStorage } from "./carriage-schema.ts";

it("does not offer a ladder truck for storage (spec section 4)", () => {
  const place = EstimateDraft.properties?.["start"];
  if (!isRecord(place)) throw new Error("no place in the contract");
  expect(placeForStorage(place).properties?.["carriage"]).toMatchObject({
    enum: ["STAIRS", "EV"],
  });
});
