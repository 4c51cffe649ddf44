import { isPlainLine } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { wireResult } from "../wire-result.ts";
import { showJson, showResult } from "./show-result.ts";

const DIRTY = "\u001B[2K\u001B]0;hi\u0007김\r\n\u202E담아\u009B31m\u007F";

describe("showResult", () => {
  it("aligns columns with Korean letters two wide, and writes one fact per line", () => {
    const columns = { name: "고객", count: "수" };
    const rows = [
      { name: "김담아", count: 2 },
      { name: "Kim", count: null },
    ];
    const result = wireResult({
      facts: { 번호: "MV1", "결제한 금액": true },
      tables: [
        { title: "이사", columns, rows },
        { columns, rows: [] },
      ],
    });
    const table = ["■ 이사", "고객    수", "──────  ──", "김담아  2", "Kim     -"].join("\n");
    const facts = "번호         MV1\n결제한 금액  예";
    expect(showResult(result)).toBe([facts, table, "(없음)"].join("\n\n"));
  });

  it("shows no control characters of what a person typed", () => {
    const result = wireResult({ facts: { 고객: DIRTY } });
    expect(showResult(result)).toBe("고객  �[2K�]0;hi�김 ⏎ �담아�31m�");
  });
});

describe("showJson", () => {
  it("prints amounts as numbers, states as codes and the path of a file", () => {
    const columns = { total: "총액", note: "메모" };
    const total = { value: 1000, text: "1,000원" };
    const result = wireResult({
      message: "했어요.",
      facts: { 상태: { value: "PAID", text: "결제 완료 (PAID)" } },
      tables: [{ columns, rows: [{ total, note: null }] }],
    });
    expect(JSON.parse(showJson(result, "a.pdf"))).toEqual({
      message: "했어요.",
      facts: { 상태: "PAID" },
      tables: [{ columns, rows: [{ total: 1000, note: null }] }],
      file: "a.pdf",
    });
  });

  it("keeps what a person typed without control characters that a terminal would execute", () => {
    const text = showJson(wireResult({ facts: { name: DIRTY } }), null);
    expect(JSON.parse(text)).toMatchObject({ facts: { name: DIRTY } });
    expect(text.split("\n").every(isPlainLine)).toBe(true);
  });
});
