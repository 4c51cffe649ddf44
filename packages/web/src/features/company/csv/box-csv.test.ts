import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { describe, expect, test } from "vitest";
import { boxesToCsv, csvToBoxes, decodeCsv, MAX_FILE_ROWS } from "./box-csv.ts";

const box = fixtures.companyBox(BASE_DAY);
const HEAD = "박스 번호,부서,내용물";

describe("boxesToCsv", () => {
  test("starts with a byte order mark and the header when it is the first part", () => {
    expect(boxesToCsv([box], true)).toMatch(
      /^\u{FEFF}박스 번호,이름,상태,부서,내용물,보존 기한\r\n/u,
    );
    expect(boxesToCsv([box], false)).toMatch(/^\r\nBX/);
  });

  test("keeps commas, quotes and line breaks inside their cell", () => {
    const contents = '전표, "원본"\n영수증';
    const text = boxesToCsv([{ ...box, contents }], true);
    expect(csvToBoxes(text).rows[0]?.changes.contents).toBe(contents);
  });

  test("escapes a text that a spreadsheet would run, and csvToBoxes restores it", () => {
    const department = "=HYPERLINK(1)";
    const text = boxesToCsv([{ ...box, department }], true);
    expect(text).toContain("'=HYPERLINK(1)");
    expect(csvToBoxes(text).rows[0]?.changes.department).toBe(department);
  });
});

describe("csvToBoxes", () => {
  test("changes only the columns that the file has", () => {
    expect(csvToBoxes(`박스 번호,부서\n${box.serial},법무팀`)).toEqual({
      rows: [{ line: 2, serial: box.serial, changes: { department: "법무팀" } }],
      bad: [],
    });
  });

  test("names each bad line by its number in a spreadsheet when box numbers are wrong or repeated", () => {
    const text = `${HEAD}\n${box.serial},a,b\n12,a,b\n${box.serial},c,d`;
    const { rows, bad } = csvToBoxes(text);
    expect(rows).toHaveLength(1);
    expect(bad).toEqual([
      { line: 3, reason: "박스 번호가 아니에요." },
      { line: 4, reason: "2번째 줄에 같은 박스가 있어요." },
    ]);
  });

  test("rejects a line when a text is too long or a cell is missing", () => {
    const { rows, bad } = csvToBoxes(`${HEAD}\n${box.serial},${"가".repeat(61)},b\nBX2M4N8P6R7T,a`);
    expect(rows).toEqual([]);
    expect(bad.map(({ reason }) => reason)).toEqual([
      "부서: 60자까지 쓸 수 있어요.",
      "칸의 수나 따옴표가 맞지 않아요.",
    ]);
  });

  test("composes and counts syllables when a Mac has decomposed them", () => {
    const department = "총무팀".repeat(20);
    const text = `${HEAD}\n${box.serial},${department},b`.normalize("NFD");
    expect(csvToBoxes(text)).toMatchObject({ rows: [{ changes: { department } }], bad: [] });
  });

  test("rejects the whole file when its header or its size is wrong", () => {
    expect(csvToBoxes("이름,부서\na,b").bad[0]?.line).toBe(1);
    const many = Array.from({ length: MAX_FILE_ROWS + 1 }, () => `${box.serial},a,b`);
    expect(csvToBoxes([HEAD, ...many].join("\n"))).toMatchObject({ rows: [] });
  });
});

describe("decodeCsv", () => {
  test("reads the code page of Korean Windows when Excel has not saved the file as UTF-8", () => {
    // 부서 in the code page of Korean Windows.
    expect(decodeCsv(new Uint8Array([0xba, 0xce, 0xbc, 0xad]).buffer)).toBe("부서");
    expect(decodeCsv(new TextEncoder().encode("부서").buffer)).toBe("부서");
  });
});
