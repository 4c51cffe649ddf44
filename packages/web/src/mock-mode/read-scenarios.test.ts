import { scenarios } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { readScenarios } from "./read-scenarios.ts";

test.each([
  ["", { handlers: [], loggedIn: null }],
  ["visitor", { handlers: [], loggedIn: false }],
  ["member", { handlers: [scenarios.getMe.loggedIn], loggedIn: true }],
  ["company", { handlers: [scenarios.getMe.company], loggedIn: true }],
  ["listEstimates.error", { handlers: [scenarios.listEstimates.error], loggedIn: null }],
  [
    "company,getMe.operator",
    { handlers: [scenarios.getMe.operator, scenarios.getMe.company], loggedIn: true },
  ],
])("readScenarios finds what %j names", (text, chosen) => {
  expect(readScenarios(text, scenarios)).toEqual(chosen);
});

test.each([
  ["guest", /visitor, member, company/],
  ["getMe.nobody", /loggedIn, certified/],
])("readScenarios lists the known names when %s is unknown", (text, known) => {
  expect(() => readScenarios(text, scenarios)).toThrow(known);
});
