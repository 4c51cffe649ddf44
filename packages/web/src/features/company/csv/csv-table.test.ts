import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { csvToBoxes } from "./box-csv.ts";
import { decodeCsv } from "./csv-table.ts";

const bytesOf = (...bytes: readonly number[]) => new Uint8Array(bytes).buffer;

describe("decodeCsv", () => {
  test("reads the code page of Korean Windows when Excel has not saved the file as UTF-8", () => {
    expect(decodeCsv(bytesOf(0xba, 0xce, 0xbc, 0xad))).toBe("부서");
    expect(decodeCsv(new TextEncoder().encode("부서").buffer)).toBe("부서");
  });

  test("reads UTF-16 in both orders by its byte order mark", () => {
    expect(decodeCsv(bytesOf(0xff, 0xfe, 0x80, 0xbd, 0x1c, 0xc1))).toBe("부서");
    expect(decodeCsv(bytesOf(0xfe, 0xff, 0xbd, 0x80, 0xc1, 0x1c))).toBe("부서");
  });

  test.each([
    [".xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    [".xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ])("says how to save a CSV when the file is %s", (_type, bytes) => {
    expect(() => decodeCsv(bytesOf(...bytes))).toThrow(/다른 이름으로 저장.*CSV UTF-8/);
  });

  test("throws when the file is in another encoding", () => {
    expect(() => decodeCsv(bytesOf(0xbd, 0x80, 0xff, 0xff, 0x0a))).toThrow(/글자를 읽을 수 없어요/);
  });
});

describe("a file as a spreadsheet or a person saves it", () => {
  function read(name: string) {
    const { buffer } = new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}`));
    return csvToBoxes(decodeCsv(buffer));
  }

  test("is rejected at the line where a cell continues after its quotation mark", () => {
    expect(read("quote-swallows-rows.csv").bad).toEqual([
      { line: 3, reason: expect.stringContaining("따옴표") },
    ]);
  });

  test("is rejected at the line whose quotation mark is not closed", () => {
    const { rows, bad } = read("unclosed-quote.csv");
    expect(rows).toEqual([]);
    expect(bad).toEqual([{ line: 2, reason: expect.stringContaining("따옴표") }]);
  });

  test("has every row when Excel has left out the last comma of 16 rows", () => {
    const { rows, bad, ignored } = read("saved-by-excel-16-rows.csv");
    expect(bad).toEqual([]);
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 24 }, (_, at) => at + 2));
    expect(rows[23]?.changes).toMatchObject({
      name: "상자 24",
      department: "총무팀",
      contents: "시험",
    });
    expect(ignored).toEqual(["상태"]);
  });

  test("is read when Excel has saved it as Unicode text", () => {
    expect(read("excel-unicode-text.txt")).toEqual({
      rows: [{ line: 2, serial: "BX5555555558", changes: { department: "총무팀", contents: "a" } }],
      bad: [],
      ignored: [],
    });
  });

  test("keeps its line numbers behind empty rows", () => {
    expect(read("blank-rows.csv").bad).toEqual([{ line: 5, reason: "박스 번호가 아니에요." }]);
  });

  test("is read when its headers have no spaces", () => {
    expect(read("no-space-in-header.csv")).toMatchObject({
      rows: [{ line: 2, changes: { department: "총무팀" } }],
      bad: [],
    });
  });
});
