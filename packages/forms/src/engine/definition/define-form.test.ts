import type { BodySchema } from "@damadum/contract";
import { EstimateDraft as EstimateBody, SignupRequest as SignupBody } from "@damadum/sdk/requests";
import type { EstimateDraft, SignupRequest } from "@damadum/sdk";
import { describe, expect, expectTypeOf, it } from "vitest";

import { addressForm } from "../../definitions/address/form.ts";
import { QUOTE_TODAY } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { certifiedSignupForm, signupForm } from "../../definitions/signup/form.ts";
import { socialSignupForm } from "../../definitions/social-signup/form.ts";
import { storageForm } from "../../definitions/storage/form.ts";
import type { WidgetName } from "../../theme/widget-table.ts";
import { toValues } from "../data/values.ts";
import { brokenRules } from "../validation/validate-form.ts";
import { activeSchema, activeSteps } from "./active.ts";
import { defineForm } from "./define-form.ts";
import { describeForm } from "./describe-form.ts";
import type * as fields from "./field.ts";
import type { AnyForm, StepIdOf } from "./form-definition.ts";

type FieldOf<Body> = fields.FieldOf<Body, WidgetName>;

const compiled = { version: "1", validators: {}, widgets: {}, fields: {} };

interface Order {
  readonly kind: "A" | "B";
  readonly note?: string;
  readonly end?: { day: string };
}

const orderBody: BodySchema<Order> = {
  type: "object",
  required: ["kind"],
  properties: {
    kind: { type: "string", enum: ["A", "B"], title: "종류" },
    note: { type: "string", title: "요청 사항" },
    end: {
      type: "object",
      title: "끝",
      required: ["day"],
      properties: { day: { type: "string", title: "날" } },
    },
  },
};

const orderForm = defineForm<Order>()({
  id: "order",
  body: orderBody,
  compiled,
  steps: [
    { id: "kind", name: "종류", fields: [{ path: "kind", plain: "A" }] },
    {
      id: "end",
      name: "끝",
      when: { field: "kind", is: "B" },
      fields: [{ path: "end" }, { path: "end.day", title: "어느 날" }],
    },
    {
      id: "note",
      name: "요청 사항",
      fields: [{ path: "note", when: { field: "end.day", is: "월" } }],
    },
  ],
  submitLabel: "보내기",
});

describe("types of a definition", () => {
  it("FieldOf allows the paths of the body when they are written out", () => {
    expectTypeOf<"start.detail">().toExtend<fields.PathOf<EstimateDraft>>();
    expectTypeOf<"items">().toExtend<fields.PathOf<EstimateDraft>>();
    expectTypeOf<{ path: "start.detail"; plain: "1층" }>().toExtend<FieldOf<EstimateDraft>>();
    expectTypeOf<
      fields.ValueOf<EstimateDraft, "box_rental.delivery.date">
    >().toEqualTypeOf<string>();
    expectTypeOf<StepIdOf<typeof signupForm>>().toEqualTypeOf<"consents" | "person" | "account">();
  });

  it("FieldOf rejects a path, a widget or an answer when it contains a typo", () => {
    expectTypeOf<"start.detial">().not.toExtend<fields.PathOf<EstimateDraft>>();
    expectTypeOf<{ path: "passwrd" }>().not.toExtend<FieldOf<SignupRequest>>();
    expectTypeOf<{ path: "memo"; widget: "textaera" }>().not.toExtend<FieldOf<EstimateDraft>>();
    expectTypeOf<{ path: "start.carriage"; plain: "CRANE" }>().not.toExtend<
      FieldOf<EstimateDraft>
    >();
    expectTypeOf<{ path: "memo"; when: { field: "use_boxs"; is: true } }>().not.toExtend<
      FieldOf<EstimateDraft>
    >();
  });

  it("FieldOf does not compile when a setting or a part is misspelt", () => {
    // @ts-expect-error -- no widget has this setting
    const option: FieldOf<EstimateDraft> = { path: "memo", options: { colums: 2 } };
    // @ts-expect-error -- a field has no such part
    const part: FieldOf<EstimateDraft> = { path: "memo", requierd: true };
    const choice: FieldOf<EstimateDraft> = {
      path: "use_boxes",
      // @ts-expect-error -- a choice has no such part
      options: { choices: [{ value: true, lable: "네" }] },
    };
    expect([option, part, choice]).toHaveLength(3);
  });
});

describe("the body of a definition", () => {
  const settings = { id: "order", compiled, steps: [], submitLabel: "보내기" };

  it("defineForm accepts the whole body when the form fills in a part of it", () => {
    const part = defineForm<Pick<EstimateDraft, "memo">>()({ ...settings, body: EstimateBody });
    expect(part.body).toBe(EstimateBody);
  });

  it("defineForm does not compile when the schema is that of another body", () => {
    type More = EstimateDraft & { readonly pets: number };
    const whole = defineForm<EstimateDraft>();
    const more = defineForm<More>();
    // @ts-expect-error -- a signup is not an estimate
    const other = whole({ ...settings, body: SignupBody });
    // @ts-expect-error -- an estimate has no such field
    const larger = more({ ...settings, body: EstimateBody });
    expect([other, larger]).toHaveLength(2);
  });
});

describe("defineForm", () => {
  it("derives schema and uiSchema when fields are listed, and takes messages from the contract", () => {
    const [, end] = orderForm.steps;
    expect(end?.schema).toMatchObject({
      $id: "order_end",
      properties: { end: { required: ["day"], properties: { day: { type: "string" } } } },
    });
    expect(end?.uiSchema).toEqual({
      end: { "ui:title": "끝", "ui:label": false, day: { "ui:title": "어느 날" } },
    });
    expect(describeForm(orderForm).messages["end.day"]).toMatchObject({
      required: "끝 날을 입력해 주세요.",
    });
  });

  it("uses the contract's title when the field has none", () => {
    expect(orderForm.steps[0]?.uiSchema).toMatchObject({ kind: { "ui:title": "종류" } });
  });

  it("throws with form, step and field when there is no title", () => {
    const untitled = () =>
      defineForm<Order>()({
        id: "order",
        body: { type: "object", properties: { note: { type: "string" } } },
        compiled,
        steps: [{ id: "note", name: "요청 사항", fields: [{ path: "note" }] }],
        submitLabel: "보내기",
      });
    expect(untitled).toThrow("form order, step note, field note");
  });
});

describe("conditions", () => {
  it("leave out steps, fields and answers when they are no longer met", () => {
    const values = { kind: "B", end: { day: "월" }, note: "네" };
    const names = (answers: object) =>
      activeSteps(orderForm, toValues(answers)).map(({ id }) => id);
    expect(names(values)).toEqual(["kind", "end", "note"]);
    expect(names({ ...values, kind: "A" })).toEqual(["kind", "note"]);
    expect(orderForm.toRequest(values)).toEqual(values);
    expect(orderForm.toRequest({ ...values, kind: "A" })).toEqual({ kind: "A" });
  });

  it("keep the schema the same object when the same fields are asked", () => {
    const [boxes] = quoteForm.steps.filter(({ id }) => id === "boxes");
    if (boxes === undefined) throw new Error("no step boxes");
    const first = activeSchema(quoteForm, boxes, { use_boxes: false });
    expect(first.properties).not.toHaveProperty("box_rental");
    expect(activeSchema(quoteForm, boxes, { use_boxes: false, memo: "a" })).toBe(first);
    expect(activeSchema(quoteForm, boxes, { use_boxes: true })).toBe(boxes.schema);
  });
});

const withRules: readonly (readonly [string, AnyForm])[] = [
  ["address", addressForm],
  ["quote", quoteForm],
  ["signup", signupForm],
  ["certified signup", certifiedSignupForm],
  ["social signup", socialSignupForm],
  ["storage", storageForm],
];

it.each(withRules)(
  "plain answers of the %s form break no rule when nothing is answered",
  (_, form) => {
    expect(brokenRules(form, {}, { today: QUOTE_TODAY })).toEqual([]);
  },
);

describe("describeForm", () => {
  it("is plain JSON and names functions when a form has rules", () => {
    const description = describeForm(quoteForm);
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(description.code).toMatchObject({
      rules: "checkEstimateInput",
      "move_date.plain": "plain",
      "widget address": "AddressWidget",
    });
    expect(description.conditions["helper_count"]).toEqual({ field: "extra_help", is: true });
    expect(description.steps.map(({ id }) => id)).toEqual(quoteForm.steps.map(({ id }) => id));
  });
});
