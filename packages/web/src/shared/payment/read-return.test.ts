import { expect, test } from "vitest";
import { readReturn } from "./read-return.ts";

test("readReturn reads the three numbers when the URL claims a failure", () => {
  const query = "serial=MV1&imp_uid=imp_1&merchant_uid=es_1&imp_success=false&error_msg=x";
  expect(readReturn(new URLSearchParams(query))).toEqual({
    serial: "MV1",
    completion: { imp_uid: "imp_1", merchant_uid: "es_1" },
  });
});

test.each([
  "",
  "serial=MV1&merchant_uid=es_1&imp_success=false",
  "serial=MV1&imp_uid=imp_1",
  "serial=&imp_uid=imp_1&merchant_uid=es_1",
])("readReturn returns null when the query is ?%s", (query) => {
  expect(readReturn(new URLSearchParams(query))).toBeNull();
});
