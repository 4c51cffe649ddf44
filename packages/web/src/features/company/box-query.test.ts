import { expect, it } from "vitest";
import { readBoxQuery } from "./box-query.ts";

it.each([
  ["", { page: 1, limit: 50, filter: "ALL" }],
  ["page=3&filter=EXPIRING", { page: 3, limit: 50, filter: "EXPIRING" }],
  [
    "q=%20ㄱㅇ%20&department=법무팀",
    { page: 1, limit: 50, filter: "ALL", q: "ㄱㅇ", department: "법무팀" },
  ],
  ["page=0&filter=LOST&q=%20", { page: 1, limit: 50, filter: "ALL" }],
  [
    "contract=0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
    { page: 1, limit: 50, filter: "ALL", contract: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01" },
  ],
  ["contract=x", { page: 1, limit: 50, filter: "ALL" }],
  ["limit=100", { page: 1, limit: 100, filter: "ALL" }],
  ["limit=1000", { page: 1, limit: 50, filter: "ALL" }],
  ["page=two", { page: 1, limit: 50, filter: "ALL" }],
])("readBoxQuery reads ?%s", (address, query) => {
  expect(readBoxQuery(new URLSearchParams(address))).toEqual(query);
});
