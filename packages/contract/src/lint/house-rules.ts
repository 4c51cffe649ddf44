import { contractAjv } from "../ajv.ts";
import { listOf } from "../difference/change.ts";
import type { ContractFiles } from "../reader/bundle.ts";
import { METHODS, placeOf, readDocument, type Method, type Parameter } from "../reader/document.ts";
import { isObject, objectAt, type JsonObject } from "../reader/json.ts";
import { lineFinder } from "./lines.ts";

const KOREAN = /[가-힣]/;
const VERB_NOUN = /^(?:login|logout|[a-z]+(?:[A-Z][a-z0-9]*)+)$/;
/** What only reads. The SDK makes a query of a GET and a mutation of the rest, so a changed method needs another name. */
const READS = /^(?:check|count|download|find|get|list|search)[A-Z]/;
const SNAKE = /^[a-z][a-z0-9_]*$/;
const hasKorean = (text: unknown) => typeof text === "string" && KOREAN.test(text);

/**
 * What in the contract breaks a rule of the house: `openapi/box.yaml:12: …`, each with the remedy, in Korean.
 * @throws Error that names the place when the contract cannot be read at all
 */
export function houseProblems(files: ContractFiles): readonly string[] {
  const document: JsonObject = { ...readDocument(files) };
  const lineOf = lineFinder(files);
  const problems = new Set<string>();
  const say: Say = (part, remedy, below = "") =>
    problems.add(`${lineOf(placeOf(part) + below)}: ${remedy}`);
  const tags = listOf(document["tags"]).filter(isObject);
  for (const tag of tags) {
    if (!hasKorean(tag["description"]))
      say(tag, `태그 ${String(tag["name"])} 에 한국어 설명(description)을 적어요.`);
  }
  const names = new Set(tags.map(({ name }) => name));
  const secured = listOf(document["security"]).length > 0;
  for (const [path, item] of Object.entries(objectAt(document, "paths") ?? {})) {
    for (const method of METHODS) {
      const operation = objectAt(item, method);
      if (operation === undefined) continue;
      operationProblems(operation, path, names, secured, say);
      protocolProblems(operation, method, say);
      const parameters = [
        ...listOf(objectAt(document, "paths", path)?.["parameters"]),
        ...listOf(operation["parameters"]),
      ];
      for (const each of parameters) if (isParameter(each)) parameterProblems(each, say);
    }
  }
  const seen = new Set<object>();
  const ajv = contractAjv();
  const walk = (schema: unknown): void => {
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    schemaProblems(schema, say);
    const fits =
      Array.isArray(schema["examples"]) && !JSON.stringify(schema).includes('"#/$defs/')
        ? ajv.compile(schema)
        : undefined;
    for (const example of listOf(schema["examples"])) {
      if (fits?.(example) === false)
        say(
          schema,
          `예시 ${JSON.stringify(example)} 이(가) 이 스키마의 규칙에 맞지 않아요. 예시나 규칙을 고쳐요.`,
        );
    }
    for (const part of Object.values(objectAt(schema, "properties") ?? {})) walk(part);
    for (const key of ["oneOf", "anyOf", "allOf", "prefixItems"]) listOf(schema[key]).forEach(walk);
    walk(schema["items"]);
    walk(schema["additionalProperties"]);
  };
  Object.values(objectAt(document, "components", "schemas") ?? {}).forEach(walk);
  // Schemas without a name, in parameters and bodies.
  const find = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(find);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "schema") walk(value);
      // A file has no limits of its own; the server's limit of a body applies.
      else if (key === "content") find(objectAt(node, key, "application/json"));
      else if (key !== "examples") find(value);
    }
  };
  find(document["paths"]);
  return [...problems].toSorted();
}

type Say = (part: object, remedy: string, below?: string) => void;

function isParameter(node: unknown): node is Parameter & JsonObject {
  return isObject(node) && typeof node["name"] === "string" && isObject(node["schema"]);
}

function operationProblems(
  operation: JsonObject,
  path: string,
  tags: ReadonlySet<unknown>,
  secured: boolean,
  say: Say,
): void {
  const id = String(operation["operationId"]);
  const statuses = objectAt(operation, "responses") ?? {};
  if (!VERB_NOUN.test(id))
    say(operation, `operationId ${id} 을(를) 동사와 명사의 camelCase 로 적어요: listPopups.`);
  const [tag] = listOf(operation["tags"]);
  if (!tags.has(tag))
    say(operation, `${id}: 태그 ${String(tag)} 을(를) openapi.yaml 의 tags 에 설명과 함께 적어요.`);
  for (const key of ["summary", "description"]) {
    if (!hasKorean(operation[key]))
      say(
        operation,
        `${id}: ${key} 을(를) 한국어로 적어요. 무엇을 하고 언제 거절하는지 적으면 돼요.`,
      );
  }
  const isLogin = listOf(operation["security"] ?? (secured ? [{}] : [])).length > 0;
  const isHealth = path === "/health";
  const needed = [
    "default",
    ...(isHealth ? [] : ["429"]),
    // Logging out answers 204 to everybody.
    ...(isLogin && id !== "logout" ? ["401"] : []),
    ...("requestBody" in operation ? ["400", "413", "415"] : []),
  ];
  const missing = needed.filter((status) => !(status in statuses));
  if (missing.length > 0)
    say(
      operation,
      `${id}: 오류 응답 ${missing.join(", ")} 을(를) components/responses 에서 더해요.`,
    );
  const bodies = [
    ["requestBody", objectAt(operation, "requestBody")],
    ...Object.entries(statuses),
  ] as const;
  for (const [name, body] of bodies) {
    for (const [type, media] of Object.entries(objectAt(body, "content") ?? {})) {
      if (
        isObject(media) &&
        type === "application/json" &&
        media["examples"] === undefined &&
        media["example"] === undefined
      ) {
        say(operation, `${id}: ${name} 의 본문에 examples 를 하나 이상 적어요.`);
      }
    }
  }
}

/** What an operation owes by its method and answers: repeatability, a place for what it creates, pages. */
function protocolProblems(operation: JsonObject, method: Method, say: Say): void {
  const id = String(operation["operationId"]);
  const parameters = listOf(operation["parameters"]).map((each) => objectAt(each)?.["name"]);
  const answered = objectAt(operation, "responses", "200", "content", "application/json", "schema");
  const fields = Object.keys(objectAt(answered, "properties") ?? {});
  const isList = answered?.["type"] === "array" || fields.includes("items");
  const hasCursor =
    parameters.includes("cursor") && fields.some((name) => /^(?:paging|next_cursor)$/.test(name));
  if (isList && !hasCursor && !hasKorean(operation["x-whole-list"]))
    say(
      operation,
      `${id}: 매개변수 Cursor 를 더하고 목록을 items 와 paging(next_cursor)으로 답하거나, 한 번에 모두 드리는 까닭을 x-whole-list 에 적어요.`,
    );
  for (const [status, answer] of Object.entries(objectAt(operation, "responses") ?? {})) {
    if (id !== "getHealth" && !("RateLimit" in (objectAt(answer, "headers") ?? {})))
      say(operation, `${id}: 응답 ${status} 에 headers.RateLimit 을 더해요.`);
  }
  // Logging out is a GET by the given specification.
  if (READS.test(id) !== (method === "get") && id !== "logout")
    say(
      operation,
      `${id}: get 은 읽는 동사(get, list, find, check, count, search, download)로, 나머지는 다른 동사로 operationId 를 적어요. 그래야 메서드가 바뀔 때 부르는 곳이 드러나요.`,
    );
  if (
    method === "post" &&
    !parameters.includes("idempotency-key") &&
    !hasKorean(operation["x-repeatable"])
  )
    say(
      operation,
      `${id}: parameters 에 RetryKey 를 더하거나, 두 번 불러도 되는 까닭을 x-repeatable 에 적어요.`,
    );
  const created = objectAt(operation, "responses", "201");
  if (created && !id.startsWith("prepare") && !("Location" in (objectAt(created, "headers") ?? {})))
    say(
      operation,
      `${id}: 만든 것의 경로를 x-location 에 적고, 201 에 headers.Location 을 더해요.`,
    );
  if ("x-location" in operation && created === undefined)
    say(operation, `${id}: x-location 은 201 로 답하는 작업에만 적어요.`);
  if ((operation["x-edits"] !== undefined) !== parameters.includes("if-match"))
    say(operation, `${id}: x-edits(읽는 작업)와 매개변수 IfMatch 를 함께 적어요.`);
}

function parameterProblems(parameter: Parameter & JsonObject, say: Say): void {
  const { name, schema } = parameter;
  if (parameter.in !== "header" && !SNAKE.test(name))
    say(parameter, `매개변수 ${name} 을(를) snake_case 로 적어요.`);
  if (!hasKorean(parameter["description"]))
    say(parameter, `매개변수 ${name} 에 한국어 설명(description)을 적어요.`);
  const isNullable =
    [schema.type].flat().includes("null") ||
    (schema.oneOf ?? []).some(({ type }) => type === "null");
  if (parameter.in === "query" && isNullable)
    say(
      parameter,
      `매개변수 ${name} 은(는) null 이 될 수 없어요. 보내지 않아도 되게(required: false) 적어요.`,
    );
}

function schemaProblems(schema: JsonObject, say: Say): void {
  const types = [schema["type"]].flat();
  const bounded = ["maxLength", "enum", "const", "format", "pattern", "contentMediaType"].some(
    (key) => key in schema,
  );
  if (types.includes("string") && !bounded)
    say(schema, "글에 한도가 없어요. maxLength(나 format, pattern)를 적어요.");
  if (types.includes("array") && !("maxItems" in schema))
    say(schema, "목록에 한도가 없어요. maxItems 를 적어요.");
  const values = schema["enum"];
  if (Array.isArray(values) && "default" in schema && !values.includes(schema["default"])) {
    say(
      schema,
      `기본값 ${JSON.stringify(schema["default"])} 이(가) enum 에 없어요. enum 의 값 가운데 하나를 적어요.`,
    );
  }
  for (const [name, property] of Object.entries(objectAt(schema, "properties") ?? {})) {
    const below = `/properties/${name}`;
    if (!SNAKE.test(name)) say(schema, `필드 ${name} 을(를) snake_case 로 적어요.`, below);
    const words = isObject(property) ? [property["description"], property["title"]] : [];
    if (!words.some(hasKorean))
      say(schema, `필드 ${name} 에 한국어 설명(description)을 적어요.`, below);
  }
}
