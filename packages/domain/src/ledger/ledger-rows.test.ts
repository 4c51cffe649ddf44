import { describe, expect, it } from "vitest";
import { ledgerRowKinds, ledgerRowStateLabel } from "./ledger-rows.ts";

describe("ledgerRowKinds", () => {
  it("name every kind of money once, and every state of a row differently", () => {
    const kinds = Object.values(ledgerRowKinds);
    for (const { states } of kinds) {
      const labels = Object.values(states).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(ledgerRowStateLabel({ kind: "EXTRA", state: "DECLINED" })).toBe(
      "결제하지 않기로 했어요",
    );
    expect(() => ledgerRowStateLabel({ kind: "PRICE", state: "EXPIRED" })).toThrow(RangeError);
  });
});
