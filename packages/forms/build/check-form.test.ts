import type { BodySchema, Schema } from "@damadum/contract";
import { expect, it } from "vitest";

import { defineForm } from "../src/engine/definition/define-form.ts";
import { checkForm } from "./check-form.ts";

interface Order {
  readonly kind: "A" | "B";
  readonly note?: string;
}

const body: BodySchema<Order> = {
  type: "object",
  required: ["kind"],
  properties: {
    kind: { type: "string", enum: ["A", "B"], title: "종류" },
    note: { type: "string", title: "요청 사항" },
  },
};
const compiled = { version: "", validators: {}, widgets: {}, fields: {} };
const define = defineForm<Order>();
const kind = {
  path: "kind",
  widget: "choice",
  options: {
    choices: [
      { value: "A", label: "가" },
      { value: "B", label: "나" },
    ],
  },
} as const;
const note = { path: "note", when: { field: "kind", is: "B" } } as const;

function formOf(fields: Parameters<typeof define>[0]["steps"][number]["fields"]) {
  return define({
    id: "order",
    body,
    compiled,
    steps: [{ id: "all", name: "모두", fields }],
    submitLabel: "보내기",
  });
}

it("checkForm accepts a form when its conditions refer to earlier fields", () => {
  expect(() => checkForm(formOf([kind, note]))).not.toThrow();
});

it("checkForm names form and field when a condition refers to a later field", () => {
  expect(() => checkForm(formOf([note, kind]))).toThrow(
    "form order, field note: nothing asks for kind before it",
  );
});

it("checkForm names form and field when an answer of the contract has no choice", () => {
  const half = { ...kind, options: { choices: [{ value: "A", label: "가" }] } } as const;
  expect(() => checkForm(formOf([half]))).toThrow(
    'form order, field kind: no choice has the contract\'s "B"',
  );
});

interface Crew {
  readonly lead?: string;
  readonly people?: readonly { readonly kind: "A" | "B"; readonly note?: string }[];
}

const people: Schema = {
  title: "사람들",
  type: "array",
  items: {
    title: "사람",
    type: "object",
    properties: {
      kind: { title: "종류", type: "string" },
      note: { title: "말", type: "string" },
    },
  },
};
const defineCrew = defineForm<Crew>();

function crewOf(fields: Parameters<typeof defineCrew>[0]["steps"][number]["fields"]) {
  return defineCrew({
    id: "crew",
    body: { type: "object", properties: { lead: { title: "대표", type: "string" }, people } },
    compiled,
    steps: [{ id: "all", name: "모두", fields }],
    submitLabel: "보내기",
  });
}

const list = { path: "people", widget: "list" } as const;
const entry = { path: "people.*" } as const;
const entryKind = { path: "people.*.kind" } as const;
const ofEntry = { field: "people.*.kind", is: "B" } as const;

it("checkForm accepts a condition when it is about the same entry of a list", () => {
  const entryNote = { path: "people.*.note", when: ofEntry } as const;
  expect(() => checkForm(crewOf([list, entry, entryKind, entryNote]))).not.toThrow();
});

it.each([
  [
    "a condition of another place is about an entry",
    [list, entry, entryKind, { path: "lead", when: ofEntry }],
    "form crew, field lead: people.*.kind stands in the entries of another list",
  ],
  [
    "an entry itself has a condition",
    [list, { path: "lead" }, { ...entry, when: { field: "lead", is: "A" } }],
    "form crew, field people.*: an entry is asked when its list is; put the condition on the list",
  ],
] as const)("checkForm names form and field when %s", (_, fields, message) => {
  expect(() => checkForm(crewOf(fields))).toThrow(message);
});
