import type { BodySchema } from "@damadum/contract";
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
