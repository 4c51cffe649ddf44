import { expect, it } from "vitest";
import { sentencesIn } from "./voice.ts";

it("sentencesIn finds texts of strings, templates and elements when comments hold others", () => {
  const code = [
    "// 주석은 문장이 아니에요.",
    'const a = "주문을 찾을 수 없어요.";',
    "const b = `박스 ${count}개를 골랐어요.`;",
    "const c = <p>견적을\n  받아요</p>;",
    'const d = "no words";',
  ].join("\n");
  expect(sentencesIn(code, "a.tsx")).toEqual([
    ["주문을 찾을 수 없어요.", "a.tsx:2"],
    ["박스 …개를 골랐어요.", "a.tsx:3"],
    ["견적을 받아요", "a.tsx:4"],
  ]);
});
