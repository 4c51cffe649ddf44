import { DELIVERY_GAP_MESSAGE } from "@damadum/domain";
import { describe, expect, it } from "vitest";

import { undotted } from "../../engine/data/path.ts";
import { toValues, withValueAt, type FormValues } from "../../engine/data/values.ts";
import { activeSchema } from "../../engine/definition/active.ts";
import { priceableRequest } from "../../engine/validation/priceable-request.ts";
import { brokenRules, validateForm } from "../../engine/validation/validate-form.ts";
import { contractValidator } from "../../testing/contract-validator.ts";
import { QUOTE_TODAY } from "../quote/fixtures.ts";
import { completeStorage } from "./fixtures.ts";
import { storageForm } from "./form.ts";

const complete = toValues(completeStorage);

function stepNamed(id: string) {
  const step = storageForm.steps.find((candidate) => candidate.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  return step;
}

function messages(stepId: string, values: FormValues): readonly string[] {
  const issues = validateForm(storageForm, values, { today: QUOTE_TODAY }).get(stepId) ?? [];
  return issues.map(({ message }) => message);
}

describe("required messages of the storage order (spec section 5)", () => {
  it.each([
    [
      "place",
      [
        "주소를 입력해 주세요.",
        "상세 주소를 입력해 주세요.",
        "층수를 입력해 주세요.",
        "짐 나르는 방법을 골라 주세요.",
      ],
    ],
    ["boxes", ["박스 개수를 입력해 주세요."]],
    ["own", ["담아둠 박스를 쓸지 골라 주세요."]],
    ["collection", ["박스를 수거할 날짜를 골라 주세요.", "박스를 수거할 시간을 골라 주세요."]],
    ["extras", ["20kg 이상인 짐이 있는지 골라 주세요.", "작업자가 더 필요한지 골라 주세요."]],
  ] as const)("are those of every field of %s in screen order", (step, said) => {
    expect(messages(step, {})).toEqual(said);
  });

  it("are those of period, grade and payment when nothing is answered", () => {
    expect(messages("period", {})).toEqual([
      "보관 기간을 골라 주세요.",
      "보관 방법을 골라 주세요.",
    ]);
    expect(messages("payment", {})).toEqual(["결제 방법을 골라 주세요."]);
  });

  it("are those of both visits when our boxes are used", () => {
    const days = { delivery: { date: "2026-12-08" }, collection: { date: "2026-12-15" } };
    // Both days share one calendar, which shows one message at a time.
    expect(messages("visits", { use_boxes: true })).toEqual(["박스를 받을 날짜를 골라 주세요."]);
    expect(messages("visits", { use_boxes: true, delivery: days.delivery })).toEqual([
      "박스를 수거할 날짜를 골라 주세요.",
    ]);
    expect(messages("visits", { use_boxes: true, ...days })).toEqual([]);
    expect(messages("times", { use_boxes: true, ...days })).toEqual([
      "박스를 받을 시간을 골라 주세요.",
      "박스를 수거할 시간을 골라 주세요.",
    ]);
  });

  it("are that of the helper count when helpers are requested", () => {
    expect(messages("extras", { heavy_load: true, extra_help: true })).toEqual([
      "추가 인원을 골라 주세요.",
    ]);
  });
});

describe("rules between answers of the storage order", () => {
  it.each([
    ["collection.date", "2026-12-16", DELIVERY_GAP_MESSAGE],
    [
      "collection.date",
      "2026-12-07",
      "수거 날짜가 배송 날짜보다 빨라요. 배송 뒤의 날짜를 골라 주세요.",
    ],
    ["delivery.date", "2027-12-08", "오늘부터 90일 안의 날짜를 골라 주세요."],
  ])("reject %s when it is %s", (field, value, message) => {
    const answers = withValueAt(complete, undotted(field), value);
    expect(messages("visits", answers)).toEqual([message]);
    expect(messages("times", answers)).toEqual([]);
  });

  it("reject a collection at its time when it is not later than the delivery of the same day", () => {
    const answers = { ...complete, collection: { date: "2026-12-08", time: "09:00" } };
    expect(messages("visits", answers)).toEqual([]);
    expect(messages("times", answers)).toEqual([
      "같은 날에는 배송보다 늦은 시간에 수거할 수 있어요. 더 늦은 시간을 골라 주세요.",
    ]);
  });

  it("return no issue when the order is complete", () => {
    expect(storageForm.steps.flatMap(({ id }) => messages(id, complete))).toEqual([]);
  });

  it("offer no ladder truck as a carriage", () => {
    expect(activeSchema(storageForm, stepNamed("place"), {})).toHaveProperty(
      "properties.place.properties.carriage.enum",
      ["STAIRS", "EV"],
    );
  });
});

const contract = contractValidator(storageForm.body);

/** The problems for which the server would reject the request. */
function problemsOf(request: object | null): readonly unknown[] {
  const values = toValues(request ?? {});
  return [...contract(values), ...brokenRules(storageForm, values, { today: QUOTE_TODAY })];
}

describe("the request of the storage order", () => {
  it("contains every answer when every condition is met", () => {
    expect(storageForm.toRequest(complete)).toEqual(completeStorage);
  });

  it("keeps the collection when the boxes are the customer's own", () => {
    const { delivery: _, ...rest } = completeStorage;
    expect(storageForm.toRequest({ ...complete, use_boxes: false })).toEqual({
      ...rest,
      use_boxes: false,
    });
  });

  it("leaves out delivery, helpers and offer when their conditions are no longer met", () => {
    const changed = { ...complete, use_boxes: false, extra_help: false, months: 4 };
    const { delivery, helper_count, promotion, continuation_reminder, ...rest } = completeStorage;
    expect(storageForm.toRequest(changed)).toEqual({
      ...rest,
      use_boxes: false,
      extra_help: false,
      months: 4,
    });
    expect([delivery, helper_count, promotion, continuation_reminder]).not.toContain(undefined);
  });

  it.each([
    [{}],
    [{ delivery: { date: "2026-12-08" } }],
    [{ delivery: { date: "2026-12-08" }, collection: { date: "2026-12-08" } }],
    [{ delivery: { date: "2026-12-08" }, collection: { date: "2026-12-15" } }],
    [{ collection: { date: "2026-12-08" } }],
  ])("can be priced with our boxes when only %o of the visits is chosen", (visits) => {
    const { delivery: _delivery, collection: _collection, ...rest } = completeStorage;
    const priced = priceableRequest(storageForm, { ...rest, ...visits }, QUOTE_TODAY);
    expect(priced).toMatchObject({ ...rest, ...visits });
    expect(problemsOf(priced)).toEqual([]);
  });

  it.each([[{ date: "2026-12-08" }], [{ date: "2026-12-08", time: "09:00" }]])(
    "can be priced when the boxes are delivered at the last time of the day and collected at %o",
    (collection) => {
      const delivery = { date: "2026-12-08", time: "17:00" };
      const priced = priceableRequest(
        storageForm,
        { ...completeStorage, delivery, collection },
        QUOTE_TODAY,
      );
      expect(priced).toMatchObject({
        delivery: { date: delivery.date },
        collection: { date: collection.date },
      });
      expect(problemsOf(priced)).toEqual([]);
    },
  );

  it("can be priced when the stored days are in the past", () => {
    const gone = {
      ...completeStorage,
      delivery: { date: "2026-11-02", time: "09:00" },
      collection: { date: "2026-11-05", time: "09:00" },
    };
    const priced = priceableRequest(storageForm, gone, QUOTE_TODAY);
    expect(priced?.use_boxes).toBe(true);
    expect(problemsOf(priced)).toEqual([]);
  });

  it("can be priced when only boxes are answered, for the usual months that the offer makes free", () => {
    const { place, box_count } = completeStorage;
    const answers = { box_count, promotion: "FREE_MONTH3" } as const;
    expect(priceableRequest(storageForm, { place }, QUOTE_TODAY)).toBeNull();
    expect(priceableRequest(storageForm, answers, QUOTE_TODAY)).toMatchObject({
      ...answers,
      grade: "BASIC",
      months: 3,
      use_boxes: false,
      heavy_load: false,
      extra_help: false,
      payment_type: "NORMAL",
    });
  });
});
