import { describe, expect, it } from "vitest";
import type { EstimateInput } from "../move/estimate-input.ts";
import { oneRoomMove, oneRoomMoveWithBoxes } from "../testing/estimate-inputs.ts";
import { calculateMovePrice } from "./calculate-move-price.ts";
import { priceLists } from "./price-lists.ts";

const [priceList] = priceLists;

const everything: EstimateInput = {
  ...oneRoomMoveWithBoxes,
  moveDate: "2026-12-12",
  heavyLoad: true,
  extraHelp: true,
  helperCount: 2,
};

describe("calculateMovePrice", () => {
  it("returns an explained line for each part when the move is small", () => {
    expect(calculateMovePrice(oneRoomMove, { priceList })).toEqual({
      priceVersion: "2026-11-01",
      lines: [
        {
          code: "BASE",
          label: "기본 요금",
          description: "1톤 트럭 1대와 작업자 1명",
          amount: 90_000,
        },
        {
          code: "VOLUME",
          label: "부피",
          description: "담아둠 박스 17.7개 분량 × 5,000원",
          amount: 88_500,
        },
        { code: "ZONE", label: "거리", description: "서울 → 서울", amount: 30_000 },
        {
          code: "START_CARRIAGE",
          label: "출발지 운반",
          description: "12층, 엘리베이터는 무료예요",
          amount: 0,
        },
        {
          code: "DESTINATION_CARRIAGE",
          label: "도착지 운반",
          description: "3층, 계단 2개 층 × 15,000원",
          amount: 30_000,
        },
      ],
      totalAmount: 238_500,
      vatAmount: 21_681,
      depositAmount: 23_850,
      volumeCount: 17.7,
      truck: "1톤 트럭 1대",
      crewCount: 1,
    });
  });

  it("adds a line for each option, then the date, then the coupon", () => {
    const coupon = { kind: "PERCENT", name: "가을 이사", percent: 10, maxAmount: 20_000 } as const;
    const price = calculateMovePrice(everything, { priceList, coupon });
    expect(price.lines.slice(5)).toEqual([
      {
        code: "BOX_RENTAL",
        label: "박스 대여",
        description: "박스 10개 × 1,500원, 배송과 수거 포함",
        amount: 15_000,
      },
      { code: "HELPERS", label: "추가 인원", description: "2명 × 80,000원", amount: 160_000 },
      {
        code: "HEAVY_LOAD",
        label: "무거운 짐",
        description: "20kg 이상인 짐이 있어요",
        amount: 30_000,
      },
      {
        code: "DATE_SURCHARGE",
        label: "날짜 할증",
        description: "주말 10% (443,500원의 10%)",
        amount: 44_300,
      },
      {
        code: "COUPON",
        label: "쿠폰",
        description: "가을 이사 10% 할인 (최대 20,000원)",
        amount: -20_000,
      },
    ]);
    expect(price).toMatchObject({ totalAmount: 467_800, crewCount: 3 });
  });

  it("returns more than zero when a coupon is worth more than the price", () => {
    const coupon = { kind: "FIXED", name: "무료 이사", amount: 10_000_000 } as const;
    expect(calculateMovePrice(oneRoomMove, { priceList, coupon })).toMatchObject({
      totalAmount: 1000,
      vatAmount: 90,
      depositAmount: 100,
    });
  });

  it("uses the price list of its options", () => {
    const dearer = { ...priceList, version: "2027-01-01", heavyLoad: 50_000 };
    const price = calculateMovePrice({ ...oneRoomMove, heavyLoad: true }, { priceList: dearer });
    expect(price.priceVersion).toBe("2027-01-01");
    expect(price.lines.find(({ code }) => code === "HEAVY_LOAD")?.amount).toBe(50_000);
  });

  it("throws when an input cannot be priced", () => {
    const unknownItem = { ...oneRoomMove, items: [{ itemId: "spaceship", count: 1 }] };
    const unknownPlace = { ...oneRoomMove, start: { ...oneRoomMove.start, postcode: "99999" } };
    expect(() => calculateMovePrice(unknownItem, { priceList })).toThrow("spaceship");
    expect(() => calculateMovePrice(unknownPlace, { priceList })).toThrow("99999");
  });
});
