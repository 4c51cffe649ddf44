import { describe, expect, it } from "vitest";
import { boxStatus, type BoxStatus } from "../states/box-status.ts";
import { canTransition } from "../states/can-transition.ts";
import { companyWorkKinds, type CompanyWorkKind } from "./company-delivery.ts";
import { isBoxAvailableForWork, nextBoxStatusOfWork } from "./work-route.ts";

function wayOf(kind: CompanyWorkKind, from: BoxStatus): readonly BoxStatus[] {
  const way = [from];
  for (let next = nextBoxStatusOfWork(kind, from); next !== null;) {
    way.push(next);
    next = nextBoxStatusOfWork(kind, next);
  }
  return way;
}

describe("the route of a box through company work", () => {
  it.each([
    ["DELIVERY", "STORED", ["RETURN_READY", "RETURNING", "RETURNED"]],
    ["COLLECTION", "PACKING", ["COLLECTING", "STORED"]],
    ["COLLECTION", "RETURNED", ["COLLECTING", "STORED"]],
    ["COLLECTION", "READY", ["COLLECTING", "STORED"]],
    ["NEW_BOXES", "READY", ["DELIVERING", "PACKING"]],
    ["DISPOSAL", "STORED", ["DISPOSAL_READY", "DISPOSED"]],
  ] as const)("%s moves a %s box through %j", (kind, from, way) => {
    expect(wayOf(kind, from)).toEqual([from, ...way]);
  });

  it("makes only changes that boxStatus allows the operator or the system", () => {
    const kinds: readonly CompanyWorkKind[] = ["DELIVERY", "COLLECTION", "NEW_BOXES", "DISPOSAL"];
    expect(Object.keys(companyWorkKinds)).toEqual(kinds);
    for (const kind of kinds) {
      for (const from of ["READY", "PACKING", "STORED", "RETURNED"] as const) {
        const way = wayOf(kind, from);
        for (const [index, to] of way.slice(1).entries()) {
          const before = way[index] ?? from;
          const allowed = (["OPERATOR", "SYSTEM"] as const).some((actor) =>
            canTransition(boxStatus, before, to, actor),
          );
          expect([kind, before, to, allowed]).toEqual([kind, before, to, true]);
        }
      }
    }
  });

  it("starts only from boxes that are available", () => {
    expect(isBoxAvailableForWork("DELIVERY", "STORED")).toBe(true);
    expect(isBoxAvailableForWork("DELIVERY", "RETURNED")).toBe(false);
    expect(isBoxAvailableForWork("COLLECTION", "PACKING")).toBe(true);
    expect(isBoxAvailableForWork("COLLECTION", "READY")).toBe(false);
    expect(isBoxAvailableForWork("DISPOSAL", "DISPOSED")).toBe(false);
  });
});
