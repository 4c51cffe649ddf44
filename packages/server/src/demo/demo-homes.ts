import type { MoveItemCount, Place } from "@damadum/domain";

const items = (counts: Readonly<Record<string, number>>): readonly MoveItemCount[] =>
  Object.entries(counts).map(([itemId, count]) => ({ itemId, count }));

/** Builds a place from postcode and address, detail, floor and carriage. */
export const place = <C extends Place["carriage"]>(
  text: string,
  detail: string,
  [floor, carriage]: readonly [number, C],
) => ({
  postcode: text.slice(0, 5),
  address: text.slice(6),
  detail,
  floor,
  carriage,
});

/** Destinations of the sample moves. */
export const places = {
  wangsimni: place("04769 서울 성동구 왕십리로 83-21", "302호", [3, "STAIRS"]),
  teheran: place("06236 서울 강남구 테헤란로 152", "오피스텔 1508호", [15, "EV"]),
  pangyo: place("13529 경기 성남시 분당구 판교역로 166", "204동 801호", [8, "LADDER"]),
  songdo: place("22004 인천 연수구 컨벤시아대로 165", "109동 2401호", [24, "EV"]),
  yeouido: place("07335 서울 영등포구 여의대로 108", "B동 907호", [9, "EV"]),
  eunpyeong: place("03371 서울 은평구 통일로 684", "지하 1층", [-1, "STAIRS"]),
} as const;

/** Sample loads, from a few things to a family's household. */
export const loads = {
  oneRoom: items({ "bed-single": 1, desk: 1, chair: 1, "fridge-small": 1, "box-large": 8 }),
  twoRooms: items({
    "bed-queen": 1,
    "sofa-two": 1,
    "wardrobe-double": 1,
    "fridge-medium": 1,
    washer: 1,
    "tv-small": 1,
    "box-large": 15,
  }),
  family: items({
    "bed-queen": 1,
    "bed-bunk": 1,
    "sofa-three": 1,
    "table-dining": 1,
    chair: 4,
    "fridge-large": 1,
    "fridge-kimchi": 1,
    washer: 1,
    dryer: 1,
    "tv-large": 1,
    "box-large": 30,
  }),
  fewThings: items({ "box-large": 5, suitcase: 2, bag: 1, bicycle: 1 }),
} as const;
