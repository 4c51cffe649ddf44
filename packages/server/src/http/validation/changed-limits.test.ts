import { stripTypeScriptTypes } from "node:module";
import * as contract from "@damadum/contract";
import { contractFiles, parseContract } from "@damadum/contract/reader";
import type * as Domain from "@damadum/domain";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { limitsSource } from "../../../../contract/src/generator/limits-source.ts";
import { requestsSource } from "../../../../contract/src/generator/requests-source.ts";
import { readDocument } from "../../../../contract/src/reader/document.ts";
import { editedContract } from "../../../../contract/src/testing/edited-contract.ts";
import { InvalidRequest } from "./invalid-request.ts";
import { requestValidator } from "./request-validator.ts";

/** The contract with other limits, each changed in only one place. */
const changed = [
  [/( {4}Floor:\n(?: {6}.*\n)*? {6}maximum: )120/, "$160"],
  [/( {4}Username:\n(?: {6}.*\n)*? {6}minLength: )4(\n {6}maxLength: )20/, "$13$230"],
  [/( {4}NewPassword:\n(?: {6}.*\n)*? {6}minLength: )8/, "$110"],
  [/( {4}HelperCount:\n(?: {6}.*\n)*? {6}maximum: )5/, "$110"],
].reduce(
  (files, [pattern, replacement]) =>
    editedContract(files, RegExp(pattern ?? ""), String(replacement)),
  contractFiles(),
);

const { operations, schemas } = parseContract(changed);
const sentences = {
  floor: "층수는 지하 10층부터 60층까지 입력할 수 있어요.",
  username:
    "아이디는 영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 3자에서 30자로 만들어 주세요.",
  passwd:
    "비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 10자에서 20자로 만들어 주세요.",
};

function rejected(id: string, body: object): Readonly<Record<string, string>> {
  const schema = operations.find((operation) => operation.id === id)?.body;
  if (schema === undefined) throw new Error(`openapi.yaml has no ${id} with a body`);
  const answer = requestValidator()(schema, "body")(body);
  if (answer === true || !(answer.error instanceof InvalidRequest)) return {};
  const changedFields = ["start.floor", "helper_count", "username", "passwd"];
  return Object.fromEntries(
    answer.error.fields
      .filter(({ field }) => changedFields.includes(field))
      .map(({ field, message }) => [field, message]),
  );
}

describe("a limit that changes in openapi.yaml", () => {
  it("changes the accepted values and the message of the problem", () => {
    expect(rejected("createEstimate", { start: { floor: 60 }, helper_count: 10 })).toEqual({});
    expect(rejected("createEstimate", { start: { floor: 61 }, helper_count: 11 })).toEqual({
      "start.floor": `출발지 ${sentences.floor}`,
      helper_count: "추가 인원은 1명부터 10명까지 고를 수 있어요.",
    });
    expect(rejected("signUp", { username: "abc", passwd: "abcdefg123" })).toEqual({});
    expect(rejected("signUp", { username: "ab", passwd: "abcdefg12" })).toEqual({
      username: sentences.username,
      passwd: sentences.passwd,
    });
  });

  it("changes the schemas that forms are made of", () => {
    const source = requestsSource(readDocument(changed, { keepSchemas: true }), schemas);
    const text =
      /export const SignupRequest: BodySchema<body.SignupRequest> = (\{[^;]*\});/.exec(
        source,
      )?.[1] ?? "";
    expect(JSON.parse(text).properties).toMatchObject({
      username: { minLength: 3, maxLength: 30 },
      passwd: { minLength: 10, maxLength: 20 },
    });
  });
});

describe("the domain under changed limits", () => {
  let domain: typeof Domain;
  beforeAll(async () => {
    const source = limitsSource(readDocument(changed, { keepSchemas: true }), schemas);
    const limits: unknown = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`
    );
    vi.resetModules();
    vi.doMock("@damadum/contract", () => ({ ...contract, limits }));
    domain = await import("@damadum/domain");
  });
  afterAll(() => {
    vi.doUnmock("@damadum/contract");
    vi.resetModules();
  });

  it("accepts values within the contract's limits and states the limits", () => {
    expect([60, 61].map(domain.isFloor)).toEqual([true, false]);
    expect(["abc", "a".repeat(30), "ab"].map(domain.isUsername)).toEqual([true, true, false]);
    expect(domain.checkPassword("abcdefg12").length).toBe(false);
    expect(domain.USERNAME_MESSAGE).toBe(sentences.username);
    expect(domain.PASSWORD_MESSAGE).toBe(sentences.passwd);
    expect(domain.checkHelpers({ extraHelp: true, helperCount: 10 })).toEqual([]);
    expect(domain.checkHelpers({ extraHelp: true, helperCount: 11 })).toMatchObject([
      { message: "추가 인원은 1명부터 10명까지 고를 수 있어요." },
    ]);
  });
});
