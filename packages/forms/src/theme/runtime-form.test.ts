import { expect, test } from "vitest";

import { validateForm } from "../engine/validation/validate-form.ts";
import { runtimeForm, type RuntimeField } from "./runtime-form.ts";

const field = (key: string, label: string): RuntimeField => ({
  key,
  label,
  help: label,
  isFile: false,
});

const form = runtimeForm({
  id: "moves-record-payment",
  submitLabel: "실행",
  fields: [
    field("serial", "이사 번호"),
    field("amount", "금액"),
    { ...field("method", "방법"), words: { CASH: "현금" } },
    field("again", "같은 금액을 또 받았어요"),
    { ...field("photo", "사진"), isFile: true },
  ],
  schema: {
    type: "object",
    required: ["serial", "amount", "method", "photo"],
    properties: {
      serial: { type: "string", minLength: 1, maxLength: 20 },
      amount: { type: "integer", format: "won", minimum: 1, maximum: 1_000_000 },
      method: { type: "string", enum: ["CASH", "TRANSFER"] },
      again: { type: "boolean", default: false },
      photo: { type: "object" },
    },
  },
});

const complete = {
  serial: "MV20261201ABCDEFGH",
  amount: "50,000",
  method: "CASH",
  photo: { name: "a.png", base64: "AA==" },
};

const messagesOf = (answers: Readonly<Record<string, unknown>>) =>
  [...validateForm(form, answers, { today: "2026-12-02" }).values()]
    .flat()
    .map(({ path, message }) => `${path.join(".")}: ${message}`);

test("runtimeForm asks with a control that fits the schema of each field", () => {
  const [step] = form.steps;
  expect(step?.fields.map(({ widget }) => widget)).toEqual([
    undefined,
    undefined,
    "choice",
    "checkbox",
    "file",
  ]);
  expect(step?.fields[2]?.options?.choices).toEqual([
    { value: "CASH", label: "현금" },
    { value: "TRANSFER", label: "TRANSFER" },
  ]);
});

test("runtimeForm asks for days and appointments with their own controls", () => {
  const days = runtimeForm({
    id: "moves-reschedule",
    submitLabel: "실행",
    fields: [field("until", "이 날까지"), field("move", "이사할 때")],
    schema: {
      type: "object",
      properties: {
        until: { type: "string", format: "date" },
        move: { type: "string", format: "appointment" },
      },
    },
  });
  const [until, move] = days.steps[0]?.fields ?? [];
  expect(until?.options?.inputType).toBe("date");
  expect(move?.widget).toBe("appointment");
  expect(days.widgets).toHaveProperty("appointment");
});

test("runtimeForm leaves out the brackets when the help adds nothing but them to the label", () => {
  const { steps } = runtimeForm({
    id: "crews-add",
    submitLabel: "더하기",
    fields: [{ ...field("tons", "톤수"), help: "톤수 (1, 2.5, 5)" }],
    schema: { type: "object", properties: { tons: { type: "number" } } },
  });
  expect(steps[0]?.fields[0]?.help).toBe("1, 2.5, 5");
});

test("runtimeForm shows the unit beside the number when the help ends with it", () => {
  const { steps } = runtimeForm({
    id: "damage-offer",
    submitLabel: "실행",
    fields: [{ ...field("amount", "배상금"), help: "배상금 (원)" }],
    schema: { type: "object", properties: { amount: { type: "integer" } } },
  });
  expect(steps[0]?.fields[0]?.help).toBeUndefined();
  expect(steps[0]?.uiSchema["amount"]).toMatchObject({ "ui:options": { unit: "원" } });
});

test("runtimeForm names each missing answer that the schema requires", () => {
  expect(messagesOf({}).map((line) => line.split(":")[0])).toEqual([
    "serial",
    "amount",
    "method",
    "photo",
  ]);
});

test.each([
  ["a word", "만원"],
  ["a part of a won", "0.5"],
  ["a power of ten", "1e5"],
  ["only spaces", " "],
  ["separated in the wrong place", "89,00"],
  ["less than the minimum", "0"],
  ["more than the maximum", "1,000,001"],
])("runtimeForm refuses an amount when it is %s", (_what, amount) => {
  expect(messagesOf({ ...complete, amount })).toEqual([expect.stringMatching(/^amount: 금액/)]);
});

test("runtimeForm refuses a text when it is longer than the schema allows", () => {
  expect(messagesOf({ ...complete, serial: "M".repeat(21) })).toHaveLength(1);
});

test("runtimeForm sends numbers as numbers and leaves out what was not answered", () => {
  expect(messagesOf(complete)).toEqual([]);
  expect(form.toRequest({ ...complete, again: undefined })).toEqual({
    ...complete,
    amount: 50_000,
  });
});
