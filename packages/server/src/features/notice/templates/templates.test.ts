import { describe, expect, it } from "vitest";
import { fillIn, variablesIn } from "./template.ts";
import { allTemplates } from "./templates.ts";

/** Kakao takes no longer ones. */
const MOST_LETTERS = 1000;

describe("the templates", () => {
  it.each(allTemplates)("$code can be registered and filled in", ({ code, text, button }) => {
    expect(code).toMatch(/^[A-Z_]{3,20}$/);
    expect(text.length).toBeLessThan(MOST_LETTERS);
    expect(text).toMatch(/^\[담아둠\] #\{이름\}님, .+요\./);
    expect(button.path).toMatch(/^\//);
    expect(variablesIn(text + button.path)).not.toEqual([]);
  });

  it("have codes of their own", () => {
    expect(new Set(allTemplates.map(({ code }) => code)).size).toBe(allTemplates.length);
  });
});

describe("fillIn", () => {
  it("fills in every variable, and refuses a text that would go out with a hole", () => {
    expect(fillIn("#{이름}님 #{번호} #{이름}", { 이름: "김*아", 번호: "MV1" })).toBe(
      "김*아님 MV1 김*아",
    );
    expect(() => fillIn("#{이름}님", {})).toThrow("이름");
  });
});
