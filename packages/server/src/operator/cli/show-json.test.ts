import { isPlainLine } from "@damadum/domain";
import { expect, it } from "vitest";
import { showJson } from "./run-program.ts";

it("showJson prints amounts as numbers, states as codes and the path of a file", () => {
  const won = { value: 1000, text: "1,000원" };
  const columns = { total: "총액", note: "메모" };
  const result = {
    message: "했어요.",
    facts: { 상태: { value: "PAID", text: "결제 완료 (PAID)" } },
    tables: [{ columns, rows: [{ total: won, note: null }] }],
    made: "7",
  };
  expect(JSON.parse(showJson(result, "a.pdf"))).toEqual({
    message: "했어요.",
    facts: { 상태: "PAID" },
    tables: [{ columns, rows: [{ total: 1000, note: null }] }],
    file: "a.pdf",
  });
  expect(JSON.parse(showJson({}, null))).toEqual({});
});

it("showJson prints the same content as JSON, without terminal control characters", () => {
  const facts = { name: "\u001B[2K김\n\u202E담아\u009B31m\u007F" };
  const text = showJson({ facts }, null);
  expect(JSON.parse(text)).toEqual({ facts });
  expect(text.split("\n").every(isPlainLine)).toBe(true);
});
