import type { Place } from "@damadum/domain";

/** Stands for a place that is not answered yet, where the domain checks a whole one: it breaks no rule. */
export const harmlessPlace: Place = {
  postcode: "04524",
  address: "서울 중구 세종대로 110",
  detail: "1층",
  floor: 1,
  carriage: "STAIRS",
};
