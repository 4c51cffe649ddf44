import { expect, it } from "vitest";

import { corpusCases } from "../testing/corpus/edits.ts";
import { contract } from "../testing/corpus/places.ts";
import { reportOf } from "./report.ts";

const edits = corpusCases(process.env["TEST_FULL"] === "1" ? 8 : 2);
const ruled = edits.map((edit) => ({
  ...edit,
  verdict: reportOf(contract, edit.document, "2026-11-28").verdict,
}));
const told = (list: typeof ruled) =>
  list.map(
    ({ kind, place, expected, verdict }) => `${kind}: ${place}: ${verdict}, not ${expected}`,
  );

it("has at least 500 edits of the contract in every kind", () => {
  expect(edits.length).toBeGreaterThanOrEqual(500);
  expect(new Set(edits.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(250);
});

it("misses no breaking edit", () => {
  expect(
    told(
      ruled.filter(({ expected, verdict }) => expected === "breaking" && verdict !== "breaking"),
    ),
  ).toEqual([]);
});

it("raises no false alarm", () => {
  expect(
    told(
      ruled.filter(({ expected, verdict }) => expected !== "breaking" && verdict === "breaking"),
    ),
  ).toEqual([]);
});

it("tells new, reworded and unchanged apart", () => {
  expect(told(ruled.filter(({ expected, verdict }) => expected !== verdict))).toEqual([]);
});

it("has no row when nothing changed", () => {
  expect(reportOf(contract, structuredClone(contract), "2026-11-28").rows).toEqual([]);
});
