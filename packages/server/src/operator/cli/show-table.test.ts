import { describe, expect, it } from "vitest";
import { showFacts, showTable } from "./show-table.ts";

describe("showTable", () => {
  it("aligns columns with Korean letters two wide", () => {
    const table = {
      title: "이사",
      columns: { name: "고객", count: "수" },
      rows: [
        { name: "김담아", count: 2 },
        { name: "Kim", count: null },
      ],
    };
    expect(showTable(table)).toBe(
      ["■ 이사", "고객    수", "──────  ──", "김담아  2", "Kim     -"].join("\n"),
    );
    expect(showTable({ columns: { a: "가" }, rows: [] })).toBe("(없음)");
  });

  it("strips terminal control characters from typed text", () => {
    const name = "\u001B[2K\u001B]0;hi\u0007김\r\n\u202E담아\u009B31m";
    const table = { columns: { name: "고객" }, rows: [{ name }] };
    expect(showTable(table).split("\n").at(-1)).toBe("�[2K�]0;hi�김 ⏎ �담아�31m");
    expect(showFacts({ 고객: name })).toBe("고객  �[2K�]0;hi�김 ⏎ �담아�31m");
  });
});

describe("showFacts", () => {
  it("writes one fact per line", () => {
    expect(showFacts({ 번호: "MV1", "결제한 금액": true })).toBe(
      "번호         MV1\n결제한 금액  예",
    );
  });
});
