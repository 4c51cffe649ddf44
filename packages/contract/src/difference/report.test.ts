import { describe, expect, it } from "vitest";

import type { JsonObject } from "../reader/json.ts";
import { at, contract, edited, type Place } from "../testing/corpus/places.ts";
import { unwritten, withEntries, withRelease } from "./changelog.ts";
import { reportOf } from "./report.ts";
import { changedLines, wireFacts } from "./wire.ts";

const TODAY = "2026-12-01";
const POPUPS: Place = ["paths", "/api/popups", "get"];
const popups: JsonObject = Object(at(contract, POPUPS));
const PROBLEM_CODE: Place = ["components", "schemas", "ProblemCode", "enum"];
const oneCodeMore = edited(PROBLEM_CODE, [...Object(at(contract, PROBLEM_CODE)), "new_code"]);
const released = (document: JsonObject, version = "2.3.4"): JsonObject => ({
  ...document,
  info: { ...Object(document["info"]), version, "x-released": "2026-11-20" },
});
const base = released(contract);
const deprecated = (on: string, sunset?: string) =>
  edited(POPUPS, {
    ...popups,
    deprecated: true,
    "x-deprecated-on": on,
    ...(sunset && { "x-sunset": sunset }),
  });
const problems = (before: JsonObject, after: JsonObject) =>
  reportOf(before, released(after, "9.0.0"), TODAY).problems;

describe("rows", () => {
  it("tell a change of a shared schema once, with the operations that it reaches", () => {
    const { rows } = reportOf(base, released(oneCodeMore), TODAY);
    expect(rows.map(({ part }) => part)).toEqual(["schema ProblemCode"]);
    expect(rows[0]?.operations.length).toBeGreaterThan(130);
    expect(rows[0]?.changes.map(({ text }) => text).join()).toContain('값 "new_code" 더해짐');
  });

  it("judge the wire and the SDK apart when only a name of the SDK changes", () => {
    const renamed = edited(POPUPS, { ...popups, operationId: "listNotices" });
    expect(reportOf(base, released(renamed), TODAY).rows).toMatchObject([
      { wire: "none", sdk: "breaking" },
    ]);
  });
});

describe("the version", () => {
  const removed = edited(["components", "schemas", "Popup", "properties", "link"], undefined);
  it.each([
    ["something breaks", removed, "3.0.0"],
    [
      "something is new",
      edited([...POPUPS, "parameters"], [{ name: "x", in: "query", schema: {} }]),
      "2.4.0",
    ],
    ["only words change", edited([...POPUPS, "summary"], "다른 요약"), "2.3.5"],
    ["nothing changes", contract, "2.3.4"],
  ])("that is needed follows when %s", (_, after, needed) => {
    const { version, problems: found } = reportOf(base, released(after), TODAY);
    expect(version).toEqual({ now: "2.3.4", needed });
    expect(found.filter((each) => each.includes(`${needed} 이상이 필요해요`))).toHaveLength(
      needed === "2.3.4" ? 0 : 1,
    );
  });
});

describe("a removal", () => {
  const gone = edited(["paths", "/api/popups"], undefined);
  it.each([
    ["without notice", base, "오늘 고지하면 2027-03-01부터 없앨 수 있어요"],
    [
      "before its day",
      released(deprecated("2026-11-20", "2027-02-18")),
      "2027-02-18부터 없앨 수 있어요",
    ],
  ])("is refused with the date when it comes %s", (_, before, sentence) => {
    expect(problems(before, gone).join()).toContain(sentence);
  });

  it("is let through when its day has come", () => {
    expect(problems(released(deprecated("2026-06-01", "2026-12-01")), gone)).toEqual([]);
  });

  it("is told apart when it was announced", () => {
    const announced = released(deprecated("2026-06-01", "2026-12-01"));
    const todo = (before: JsonObject) =>
      reportOf(before, released(gone), TODAY).rows.find(({ part }) => part.endsWith("listPopups"))
        ?.todo;
    expect(todo(base)).toContain("먼저 `deprecated: true`");
    expect(todo(announced)).toContain("알린 것이에요");
  });

  it("is let through when the base is older than the rules of life", () => {
    expect(problems(released(contract, "1.9.0"), gone)).toEqual([]);
  });
});

describe("a notice", () => {
  it.each([
    ["has no day", base, deprecated("2026-12-01"), "x-sunset(없앨 수 있는 날)"],
    ["is too short", base, deprecated("2026-12-01", "2027-02-01"), "2027-03-01 이후여야 해요"],
    ["is dated back", base, deprecated("2026-06-01", "2026-12-01"), "지난 배포(2026-11-20)부터"],
    [
      "is brought forward",
      released(deprecated("2026-11-20", "2027-06-01")),
      deprecated("2026-11-20", "2027-03-01"),
      "2027-06-01 보다 앞당길 수 없어요",
    ],
  ])("is refused when it %s", (_, before, after, sentence) => {
    expect(problems(before, after).join()).toContain(sentence);
  });

  it("is let through when it gives 90 days", () => {
    expect(problems(base, deprecated("2026-12-01", "2027-03-01"))).toEqual([]);
  });
});

describe("the changelog", () => {
  const report = reportOf(
    base,
    released(edited(["paths", "/api/popups"], undefined), "3.0.0"),
    TODAY,
  );
  const written = withEntries("# 변경\n", report);

  it("has an entry for each row and waits for its migration line", () => {
    expect(written).toContain("## 3.0.0 (내보내기 전)");
    expect(written).toContain("- **깨짐** 작업 listPopups: GET /api/popups 없어짐");
    expect(unwritten(written, report.rows)).toContain("작업 listPopups");
  });

  it("keeps what was written about a row, and closes with the release", () => {
    const told = written.replaceAll("(아직 적지 않음)", "공지를 쓰세요.");
    expect(withEntries(told, report)).toBe(told);
    expect(unwritten(told, report.rows)).toEqual([]);
    expect(withRelease(told, "3.0.0", TODAY)).toContain(`## 3.0.0 (${TODAY})`);
  });
});

describe("the facts on the wire", () => {
  const facts = wireFacts(contract);
  it.each([
    [
      "a default",
      edited(["components", "parameters", "Limit", "schema", "default"], 50),
      "parameters Limit schema default",
    ],
    ["a method", edited(["paths", "/api/popups"], { post: popups }), "paths /api/popups post"],
    ["a status", edited([...POPUPS, "responses", "418"], { description: "" }), "get responses 418"],
    ["security", edited([...POPUPS, "security"], undefined), "get security = []"],
    [
      "a header",
      edited(["components", "responses", "TooManyRequests", "headers"], undefined),
      "headers Retry-After",
    ],
  ])("show %s when it changes", (_, after, fact) => {
    expect(changedLines(facts, wireFacts(after)).join("\n")).toContain(fact);
  });

  it("stay when only words change", () => {
    expect(changedLines(facts, wireFacts(edited([...POPUPS, "summary"], "다른 요약")))).toEqual([]);
  });
});
