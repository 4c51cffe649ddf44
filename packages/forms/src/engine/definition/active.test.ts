import type { BodySchema } from "@damadum/contract";
import { expect, it } from "vitest";

import { activeAnswers } from "./active.ts";
import { defineForm } from "./define-form.ts";

interface Order {
  readonly kind: "A" | "B";
  readonly visit: { readonly day: string; readonly note?: string };
  readonly helpers?: readonly string[];
}

const body: BodySchema<Order> = {
  type: "object",
  required: ["kind", "visit"],
  properties: {
    kind: { type: "string", enum: ["A", "B"], title: "종류" },
    visit: {
      type: "object",
      title: "방문",
      required: ["day"],
      properties: {
        day: { type: "string", title: "날" },
        note: { type: "string", title: "요청 사항" },
      },
    },
    helpers: { type: "array", title: "도와줄 사람", items: { type: "string" } },
  },
};

/** Mutually exclusive steps that ask for the same visit; the second leaves out its note. */
const form = defineForm<Order>()({
  id: "order",
  body,
  compiled: { version: "1", validators: {}, widgets: {}, fields: {} },
  steps: [
    { id: "kind", name: "종류", fields: [{ path: "kind" }] },
    {
      id: "long",
      name: "자세히",
      when: { field: "kind", is: "A" },
      fields: [
        { path: "visit" },
        { path: "visit.day" },
        { path: "visit.note" },
        { path: "helpers" },
      ],
    },
    {
      id: "short",
      name: "짧게",
      when: { field: "kind", is: "B" },
      fields: [{ path: "visit" }, { path: "visit.day" }, { path: "helpers" }],
    },
  ],
  submitLabel: "보내기",
});

const answers = {
  kind: "A",
  visit: { day: "월", note: "문 앞" },
  helpers: ["하나", "두리"],
};

it("activeAnswers keeps a whole group when the first of two steps asks for it", () => {
  expect(activeAnswers(form, answers)).toEqual(answers);
});

it("activeAnswers keeps only what the second step asks of a group when the first is not asked", () => {
  expect(activeAnswers(form, { ...answers, kind: "B" })).toEqual({
    kind: "B",
    visit: { day: "월" },
    helpers: answers.helpers,
  });
});
