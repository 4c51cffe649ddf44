import fc from "fast-check";

/** Texts that are known to break software. */
const texts = [
  "",
  " ",
  "\u0000",
  "가\u0000나",
  "\ud800",
  "'; drop table users; --",
  "' or '1'='1",
  "1; select pg_sleep(10)",
  "$(reboot)",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "../../etc/passwd",
  "%00",
  "%s%n",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "0x10",
  "2026-02-30",
  "2026-13-01",
  "0000-00-00",
  "0000-01-01",
  "9999-12-31",
  "-271821-04-20",
  "2026-11-20T25:61:00+99:00",
  "24:00",
  "９９：００",
  "é́́́́",
  "‮gnirts",
  "👨‍👩‍👧‍👦",
  "힣ㅏㄱ가",
  "총무팀".normalize("NFD"),
  "\u200B",
  "\r\nSet-Cookie: a=b",
  "x".repeat(10_000),
  "가".repeat(3000),
];

const numbers = [
  -1,
  0,
  -0.5,
  0.1,
  -10_000,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
);

/** Any JSON value, usually with a wrong type somewhere. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { $ref: "#" },
      { length: 1e9 },
      { toString: null },
      Array.from({ length: 500 }, () => ({})),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are not JSON, or excessively large. */
export const nastyPayload: fc.Arbitrary<string> = fc.constantFrom(
  "",
  "{",
  "nul",
  "NaN",
  "'{}'",
  '{"a":1,}',
  '\ufeff{"a":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1}{"a":2}',
  "[".repeat(20_000),
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `{"a":"${"x".repeat(70_000)}"}`,
  `{${Array.from({ length: 3000 }, (_, index) => `"f${index}":${index}`).join(",")}}`,
  '"\\ud800"',
  `1${"0".repeat(400)}`,
);
