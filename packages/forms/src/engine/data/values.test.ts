import { describe, expect, it } from "vitest";

import { fieldId, pathOfId, undotted } from "./path.ts";
import { pickValues, valueAt, withValueAt } from "./values.ts";

describe("withValueAt", () => {
  it("creates missing containers and leaves the original unchanged", () => {
    const before = { memo: "a" };
    expect(withValueAt(before, ["start", "detail"], "302호")).toEqual({
      memo: "a",
      start: { detail: "302호" },
    });
    expect(before).toEqual({ memo: "a" });
  });

  it("removes the key when the value is undefined", () => {
    expect(
      withValueAt({ start: { detail: "a", floor: 3 } }, ["start", "detail"], undefined),
    ).toEqual({ start: { floor: 3 } });
  });

  it("replaces one field when the path passes through a list", () => {
    const values = {
      items: [
        { item_id: "a", count: 1 },
        { item_id: "b", count: 2 },
      ],
    };
    expect(valueAt(withValueAt(values, ["items", 1, "count"], 5), ["items", 1, "count"])).toBe(5);
  });
});

describe("paths and ids", () => {
  it("pathOfId returns the path from which fieldId was made", () => {
    const path = ["box_rental", "delivery", "date"];
    expect(pathOfId("quote", fieldId("quote", path))).toEqual(path);
  });

  it("undotted reads array positions as numbers", () => {
    expect(undotted("items.0.count")).toEqual(["items", 0, "count"]);
  });
});

describe("pickValues", () => {
  it("leaves out paths when they are missing", () => {
    expect(pickValues({ a: 1, b: undefined, c: 3 }, ["a", "b"])).toEqual({ a: 1 });
  });
});
