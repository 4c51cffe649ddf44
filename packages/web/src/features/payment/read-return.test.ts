import { expect, test } from "vitest";
import { readReturn } from "./read-return.ts";

test("reads the three numbers, whatever is claimed about success", () => {
  const query = "serial=MV1&imp_uid=imp_1&merchant_uid=es_1&imp_success=false&error_msg=x";
  expect(readReturn(new URLSearchParams(query))).toEqual({
    serial: "MV1",
    impUid: "imp_1",
    merchantUid: "es_1",
  });
});

test.each([
  "",
  "serial=MV1&merchant_uid=es_1&imp_success=false",
  "serial=MV1&imp_uid=imp_1",
  "serial=&imp_uid=imp_1&merchant_uid=es_1",
])("?%s cannot be looked up", (query) => {
  expect(readReturn(new URLSearchParams(query))).toBeNull();
});
