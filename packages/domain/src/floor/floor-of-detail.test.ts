import { expect, it } from "vitest";
import { floorOfDetail } from "./floor-of-detail.ts";

it.each([
  ["101동 1203호", 12],
  ["302호", 3],
  ["B102호", -1],
  ["지하 101호", -1],
  ["담아빌라 3층", 3],
  ["지하 1층 왼쪽", -1],
  ["상가 2층 201호", 2],
  ["5호", undefined],
  ["101동", undefined],
  ["1203", undefined],
  ["99901호", undefined],
  ["", undefined],
])("floorOfDetail of %j is %s", (detail, floor) => {
  expect(floorOfDetail(detail)).toBe(floor);
});
