import { readContract } from "@damadum/contract/reader";
import type { EstimateInput } from "@damadum/domain";
import { camelCase } from "es-toolkit";
import { expect, it } from "vitest";
import { answerFacts } from "./answer-facts.ts";

const place = {
  postcode: "03925",
  address: "서울 마포구 월드컵북로 396",
  detail: "101동",
  floor: 12,
  carriage: "EV",
} as const;
const answers: EstimateInput = {
  start: place,
  destination: place,
  moveDate: "2026-12-12",
  moveTime: "09:00",
  items: [{ itemId: "bed-single", count: 1 }],
  useBoxes: false,
  heavyLoad: true,
  extraHelp: true,
  helperCount: 2,
};

it("answerFacts shows every answer of a quote except those that the command shows elsewhere", () => {
  const read = new Set<PropertyKey>();
  const recorded = new Proxy(answers, {
    get(target, key, receiver) {
      read.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  expect(answerFacts(recorded)).toMatchObject({ "20kg 이상 짐": "있음", "추가 인원": "2명" });
  const { properties = {} } = readContract().schemas["EstimateDraft"] ?? {};
  const unread = Object.keys(properties).filter((name) => !read.has(camelCase(name)));
  // Whose boxes they are is shown with the state of the boxes, a coupon as a line of the ledger.
  expect(unread, "answers that answerFacts leaves out").toEqual(["use_boxes", "coupon_id"]);
});
