import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";

import { usesScenario } from "./uses-scenario.ts";

const file = loadCsf(
  `import { scenarios } from "@damadum/sdk/mocks";
  const { getEstimate } = scenarios;
  const list = scenarios.listReviews;
  const other = { getMe: { error: 1 } };
  export default { title: "Screens/Home" };
  export const Direct = { parameters: { msw: [scenarios.getMe.error] } };
  export const Destructured = { ...answering(getEstimate.error) };
  export const Named = { ...answering(list.error) };
  export const Limited = { parameters: { msw: [scenarios.getMe.tooMany] } };
  export const Foreign = { parameters: { msw: [other.getMe.error] } };
  // Only mentions scenarios.getMe.error in a text.
  export const Told = { args: { text: "scenarios.getMe.error" } };
  export const Late = { play: () => use(scenarios.getMe.error) };`,
  { fileName: "home.stories.tsx", makeTitle: (title) => title ?? "" },
).parse();

test.each(["Direct", "Destructured", "Named"])("usesScenario finds the scenario of %s", (story) => {
  expect(usesScenario(file, story, "error")).toBe(true);
});

test.each(["Limited", "Foreign", "Told", "Late"])("usesScenario finds none in %s", (story) => {
  expect(usesScenario(file, story, "error")).toBe(false);
});
