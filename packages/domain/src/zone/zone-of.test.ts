import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zoneOf } from "./zone-of.ts";
import { zones } from "./zones.ts";

describe("zoneOf", () => {
  it.each([
    ["03925", "SEOUL"],
    ["01000", "SEOUL"],
    ["13529", "GYEONGGI"],
    ["21999", "INCHEON"],
    ["24341", "GANGWON"],
    ["28644", "CHUNGBUK"],
    ["30103", "SEJONG"],
    ["31116", "CHUNGNAM"],
    ["35229", "DAEJEON"],
    ["36759", "GYEONGBUK"],
    ["41585", "DAEGU"],
    ["44675", "ULSAN"],
    ["48058", "BUSAN"],
    ["51430", "GYEONGNAM"],
    ["54999", "JEONBUK"],
    ["58564", "JEONNAM"],
    ["61945", "GWANGJU"],
    ["63122", "JEJU"],
  ])("of %s is %s", (postcode, zone) => {
    expect(zoneOf(postcode)).toBe(zone);
  });

  it.each(["00100", "64000", "99999", "", "3925", "039255", "0392a"])(
    "returns null for %j",
    (postcode) => {
      expect(zoneOf(postcode)).toBeNull();
    },
  );

  it("returns a region when the code is from 01 to 63", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 63_999 }), (code) => {
        expect(zoneOf(String(code).padStart(5, "0"))).not.toBeNull();
      }),
    );
  });

  it("returns exactly one region for each range of codes", () => {
    const ranges = Object.values(zones);
    for (const [index, zone] of ranges.entries()) {
      const previous = ranges[index - 1];
      expect(zone.from).toBeLessThanOrEqual(zone.to);
      expect(zone.from).toBe(previous === undefined ? 1 : previous.to + 1);
    }
  });
});
