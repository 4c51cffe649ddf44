import { expect, it } from "vitest";
import { readResetState } from "./reset-state.ts";

it.each([
  { step: "number", username: "demo-member", sentAt: 1_764_637_200_000 },
  { step: "password", username: "demo-member", ticket: "4b7tq2VJx0mN8sWz" },
  { step: "done" },
])("readResetState returns the entry's state when its step is $step", (state) => {
  expect(readResetState(state)).toEqual(state);
});

it.each([
  null,
  undefined,
  "number",
  {},
  { step: "number", username: "demo-member" },
  { step: "number", sentAt: 1 },
  { step: "password", username: "demo-member" },
  { step: "elsewhere", username: "demo-member" },
])("readResetState returns the first step when the entry is %j", (state) => {
  expect(readResetState(state)).toEqual({ step: "username" });
});
