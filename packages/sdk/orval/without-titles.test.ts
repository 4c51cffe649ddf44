import { expect, test } from "vitest";

import { withoutTitles } from "./without-titles.ts";

test("withoutTitles drops the title and our extensions only beside a reference", () => {
  const floor = {
    $ref: "#/components/schemas/Floor",
    title: "층수",
    "x-prefix": "",
    description: "출발지",
  };
  const popup = { type: "object", title: "팝업", properties: { title: { type: "string" } } };
  expect(withoutTitles({ oneOf: [floor, popup] })).toEqual({
    oneOf: [{ $ref: floor.$ref, description: "출발지" }, popup],
  });
});
