import { expect, it } from "vitest";
import { screensOf } from "./wall.ts";

it("the wall names the components of a screen, so that a component leads to every screen that shows it", () => {
  const screens = screensOf({ tokens: {}, stories: {} }, "", "");
  const withLedger = screens.filter(({ facts }) => facts.components.includes("Ledger"));
  expect(withLedger.map(({ route }) => route)).toContain("/my/estimate/:serial");
  expect(withLedger.length).toBeLessThan(screens.length / 2);
});
