import { expect, it } from "vitest";

import { contractFiles } from "../reader/contract.ts";
import { editedContract } from "../testing/edited-contract.ts";
import { houseProblems } from "./house-rules.ts";

const files = contractFiles();

it("the contract keeps every rule of the house", () => {
  expect(houseProblems(files)).toEqual([]);
});

it.each([
  [
    "an operation has no verb",
    /operationId: listPopups/,
    "operationId: popups_list",
    "operationId popups_list 을(를) 동사와",
  ],
  [
    "a query becomes a mutation under its old name",
    /get:(\n +operationId: listPopups\n)/,
    "post:$1",
    "listPopups: get 은 읽는 동사",
  ],
  [
    "a mutation becomes a query under its old name",
    /post:(\n +operationId: createCertification\n)/,
    "get:$1",
    "createCertification: get 은 읽는 동사",
  ],
  [
    "a tag is not declared",
    /(operationId: listPopups\n +tags: )\[popup\]/,
    "$1[notice]",
    "태그 notice 을(를) openapi.yaml 의 tags 에",
  ],
  [
    "a tag has no sentence",
    /(- name: popup\n {4}description: )팝업/,
    "$1popups",
    "태그 popup 에 한국어 설명",
  ],
  ["an error answer is missing", /(listPopups(?:.*\n)+?) +"429": .*\n/, "$1", "오류 응답 429"],
  [
    "a summary is English",
    /(operationId: listPopups\n.*\n +summary: ).*/,
    "$1Popups",
    "listPopups: summary 을(를) 한국어로",
  ],
  [
    "a description is missing",
    /(operationId: listPopups\n.*\n.*\n) +description: .*\n/,
    "$1",
    "listPopups: description 을(를)",
  ],
  [
    "a body has no example",
    / +examples:\n +winter: .*\n/,
    "",
    "listPopups: 200 의 본문에 examples",
  ],
  [
    "a field is in camelCase",
    /( {8})starts_at: (\{ \$ref)/,
    "$1startsAt: $2",
    "필드 startsAt 을(를) snake_case",
  ],
  [
    "a default is none of the enum",
    /enum: \[WEB, APP\], default: WEB/,
    "enum: [WEB, APP], default: TV",
    '기본값 "TV" 이(가) enum 에 없어요',
  ],
  [
    "a text has no bound",
    /(title: \{ type: string), maxLength: 60(, description: 팝업의 제목)/,
    "$1$2",
    "글에 한도가 없어요",
  ],
  [
    "a list has no bound",
    / +maxItems: 10\n( +items: \{ \$ref: "#\/components\/schemas\/Popup" \})/,
    "$1",
    "목록에 한도가 없어요",
  ],
  [
    "a query may be null",
    /schema: \{ type: string, enum: \[WEB, APP\], default: WEB \}/,
    'schema: { type: [string, "null"], maxLength: 9 }',
    "매개변수 client 은(는) null 이",
  ],
  [
    "an example breaks its schema",
    /examples: \["03925"\]/,
    'examples: ["abc"]',
    '예시 "abc" 이(가) 이 스키마의 규칙에',
  ],
  ["a list has no pages", / +x-whole-list: .*팝업.*\n/, "", "listPopups: 매개변수 Cursor"],
  [
    "a list has page numbers only",
    / +- .*parameters\/Cursor"\n/,
    "",
    "listStoredBoxes: 매개변수 Cursor",
  ],
  [
    "an answer does not tell the limit",
    /, headers: \{ RateLimit: .*? \} \}/,
    "",
    "에 headers.RateLimit",
  ],
  [
    "a POST may not be repeated",
    /x-repeatable: 알림은 .*/,
    "x-body-limit: 9",
    "receivePaymentWebhook: parameters 에 RetryKey",
  ],
  [
    "what was created has no place",
    /(operationId: createAddress(?:.*\n)+?) +headers: .*Location.*\n/,
    "$1",
    "createAddress: 만든 것의 경로를",
  ],
  ["what is edited is not named", / +x-edits: getMe\n/, "", "updateMe: x-edits(읽는 작업)와"],
  [
    "a field has no words",
    /(title: \{ type: string, maxLength: 60), description: 팝업의 제목 \}/,
    "$1 }",
    "필드 title 에 한국어 설명",
  ],
])("names the remedy when %s", (_, found, replacement, remedy) => {
  const problems = houseProblems(editedContract(files, found, replacement));
  expect(problems.join("\n")).toContain(remedy);
  expect(problems.every((each) => /^openapi(?:\/[\w-]+)?\.yaml:\d+: /.test(each))).toBe(true);
  expect(problems).not.toEqual([]);
});

it("names the line of the part", () => {
  const broken = editedContract(
    files,
    /(title: \{ type: string, maxLength: 60), description: 팝업의 제목 \}/,
    "$1 }",
  );
  const line =
    (broken["openapi/popup.yaml"] ?? "")
      .split("\n")
      .findIndex((each) => each.includes("        title: {")) + 1;
  expect(houseProblems(broken)).toEqual([
    `openapi/popup.yaml:${line}: 필드 title 에 한국어 설명(description)을 적어요.`,
  ]);
});
