import { expect, it } from "vitest";
import { certificateStatement, groupCode } from "./destruction-certificate.ts";

it("groupCode writes four groups of four letters", () => {
  expect(groupCode("7K3F9QX2M4ATB6WN")).toBe("7K3F-9QX2-M4AT-B6WN");
});

it("certificateStatement states how many boxes were destroyed and by which day", () => {
  expect(certificateStatement({ boxCount: 1200, destroyedOn: "2026-12-10" })).toBe(
    "아래 기업이 맡긴 박스 1,200개와 그 안의 내용물을 2026년 12월 10일 (목)까지 다시 쓸 수 없게 모두 폐기했음을 확인합니다.",
  );
});
