import { workFacts } from "@damadum/domain";
import type { EstimateAmount, EstimateDraft } from "@damadum/sdk";
import { CreateEstimateBody } from "@damadum/sdk/zod/estimate";
import { expect, test } from "vitest";

const draft: EstimateDraft = {
  start: {
    postcode: "03925",
    address: "서울 마포구 월드컵북로 396",
    detail: "101동 1203호",
    floor: 12,
    carriage: "LADDER",
  },
  destination: {
    postcode: "04769",
    address: "서울 성동구 왕십리로 83-21",
    detail: "B02호",
    floor: -1,
    carriage: "STAIRS",
  },
  move_date: "2026-12-12",
  move_time: "09:00",
  items: [{ item_id: "bed-single", count: 1 }],
  use_boxes: true,
  box_rental: {
    box_count: 10,
    delivery: { date: "2026-12-08", time: "09:00" },
    collection: { date: "2026-12-15", time: "13:00" },
  },
  heavy_load: false,
  extra_help: true,
  helper_count: 2,
  memo: "피아노는 두고 가요",
};

const amount: EstimateAmount = {
  price_version: "2026-11-01",
  lines: [],
  total_amount: 253_000,
  vat_amount: 23_000,
  deposit_amount: 25_300,
  volume_count: 17.6,
  truck: "1톤 트럭 1대",
  crew_count: 3,
};

function factsOf(change: Partial<EstimateDraft>): Record<string, string> {
  const facts = workFacts({ draft: { ...draft, ...change }, amount });
  return Object.fromEntries(facts.map(({ term, value }) => [term, value]));
}

test("workFacts returns every fact when every option is chosen", () => {
  expect(factsOf({})).toEqual({
    "이사 일시": "2026년 12월 12일 (토) 오전 9시",
    출발지: "서울 마포구 월드컵북로 396 101동 1203호 (12층, 사다리차)",
    도착지: "서울 성동구 왕십리로 83-21 B02호 (지하 1층, 계단)",
    차량: "1톤 트럭 1대",
    "작업 인원": "3명 (추가 인원 2명 포함)",
    장비: "끌차, 이불 포장재, 사다리차 (출발지)",
    "담아둠 박스": "10개 대여",
    "박스 배송": "2026년 12월 8일 (화) 오전 9시",
    "박스 수거": "2026년 12월 15일 (화) 오후 1시",
    보관: "보관 장소와 보관료 없음 (당일 운송)",
    "그 밖의 20kg 이상 짐": "없음",
    "요청 사항": "피아노는 두고 가요",
  });
});

test("workFacts leaves options out when they are not chosen", () => {
  const { box_rental: _rental, memo: _memo, helper_count: _count, ...plain } = draft;
  const least: EstimateDraft = { ...plain, use_boxes: false, extra_help: false };
  const facts = workFacts({ draft: least, amount });
  const terms = facts.map(({ term }) => term);
  expect(terms).not.toContain("박스 배송");
  expect(terms).not.toContain("요청 사항");
  expect(facts).toContainEqual({ term: "담아둠 박스", value: "쓰지 않음" });
  expect(facts).toContainEqual({ term: "작업 인원", value: "3명" });
});

test("workFacts reads every answer of a quote except those that the 견적서 shows elsewhere", () => {
  const read = new Set<PropertyKey>();
  const recorded = new Proxy(draft, {
    get(answers, key, receiver) {
      read.add(key);
      return Reflect.get(answers, key, receiver);
    },
  });
  workFacts({ draft: recorded, amount });
  const unread = Object.keys(CreateEstimateBody.shape).filter((name) => !read.has(name));
  // Items are a table of their own, a coupon is a line of the price, and boxes of ours are those that are rented.
  expect(unread, "answers that workFacts leaves out").toEqual(["items", "use_boxes", "coupon_id"]);
});
