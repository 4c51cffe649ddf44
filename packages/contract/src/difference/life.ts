import { isObject, type JsonObject } from "../reader/json.ts";
import { componentOf, listOf, Parts, type Change, type Verdict, textOf } from "./change.ts";
import { operationsIn } from "./compare-operations.ts";

/** How long a part stays after callers were told that it goes. */
const NOTICE_DAYS = 90;
/** The rules of life count from this major version on. */
const SINCE_MAJOR = 2;
const DAY_MS = 86_400_000;

/** A version of the contract: `major.minor.patch`. */
export function versionOf(document: JsonObject): string {
  const { version } = isObject(document["info"]) ? document["info"] : {};
  return typeof version === "string" ? version : "";
}

const numbersOf = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch] as const;
};

export function isAtLeast(version: string, needed: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(needed)];
  const index = a.findIndex((number, place) => number !== b[place]);
  return index === -1 || (a[index] ?? 0) > (b[index] ?? 0);
}

/** Whether callers of a released document were promised that nothing goes without notice. */
function isLifeCounted(document: JsonObject): boolean {
  return numbersOf(versionOf(document))[0] >= SINCE_MAJOR;
}

/** The smallest version that a difference from a released version demands. */
export function neededVersion(released: string, verdict: Verdict): string {
  const [major, minor, patch] = numbersOf(released);
  if (verdict === "breaking") return `${major + 1}.0.0`;
  if (verdict === "safe") return `${major}.${minor + 1}.0`;
  return verdict === "words" ? `${major}.${minor}.${patch + 1}` : released;
}

function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What breaks the rules of life: a part that goes before its announced day, an announcement without its days, or one
 * that is shorter than `NOTICE_DAYS`. Each is a Korean sentence with the date that would be right. `today` is a date.
 */
export function lifeProblems(
  before: JsonObject,
  after: JsonObject,
  changes: readonly Change[],
  today: string,
): readonly string[] {
  if (!isLifeCounted(before)) return noticeProblems(after);
  const gone = changes.flatMap(({ owner, at, removed }) => {
    if (removed === undefined) return [];
    const place = `${owner.replace(/^\w+ /, "")}${at === "" ? "" : ` ${at}`}`;
    const sunset = removed["deprecated"] === true ? removed["x-sunset"] : undefined;
    if (typeof sunset !== "string") {
      return [
        `${place}: 고지 없이 없앨 수 없어요. 되돌리고 deprecated 를 적어요. 오늘 고지하면 ${daysLater(today, NOTICE_DAYS)}부터 없앨 수 있어요.`,
      ];
    }
    return sunset > today
      ? [`${place}: 아직 없앨 수 없어요. 알린 날인 ${sunset}부터 없앨 수 있어요.`]
      : [];
  });
  return [...gone, ...noticeProblems(after), ...shortened(before, after, today)];
}

/** Parts that callers may be told about: operations, their parameters, and properties of named schemas. */
function livingParts(document: JsonObject): ReadonlyMap<string, JsonObject> {
  const parts = new Parts(document);
  const living = new Map<string, JsonObject>();
  for (const { id, node, parameters } of operationsIn(parts)) {
    living.set(id, node);
    for (const raw of parameters) {
      const parameter = parts.resolve(raw);
      const owner = componentOf(raw)?.[1] ?? id;
      living.set(`${owner} ${textOf(parameter["in"])} ${textOf(parameter["name"])}`, parameter);
    }
  }
  const walk = (node: unknown, at: string): void => {
    if (!isObject(node)) return;
    for (const [name, schema] of Object.entries(
      isObject(node["properties"]) ? node["properties"] : {},
    )) {
      if (isObject(schema)) living.set(`${at} ${name}`, schema);
      walk(schema, `${at} ${name}`);
    }
    walk(node["items"], `${at}[]`);
    for (const each of [...listOf(node["oneOf"]), ...listOf(node["allOf"])]) walk(each, at);
  };
  const components = isObject(document["components"]) ? document["components"]["schemas"] : {};
  for (const [name, schema] of Object.entries(isObject(components) ? components : {}))
    walk(schema, name);
  return living;
}

function noticeProblems(document: JsonObject): readonly string[] {
  return [...livingParts(document)].flatMap(([place, part]) => {
    if (part["deprecated"] !== true) {
      return part["x-sunset"] === undefined
        ? []
        : [`${place}: x-sunset 이 있으면 deprecated: true 도 적어요.`];
    }
    const [on, sunset] = [part["x-deprecated-on"], part["x-sunset"]];
    if (typeof on !== "string" || typeof sunset !== "string") {
      return [
        `${place}: deprecated 에는 x-deprecated-on(고지한 날)과 x-sunset(없앨 수 있는 날)을 함께 적어요.`,
      ];
    }
    const first = daysLater(on, NOTICE_DAYS);
    return sunset < first
      ? [`${place}: x-sunset 은 고지한 날부터 ${NOTICE_DAYS}일 뒤, ${first} 이후여야 해요.`]
      : [];
  });
}

/** An announcement cannot be dated back behind the release that did not have it, nor be brought forward. */
function shortened(before: JsonObject, after: JsonObject, today: string): readonly string[] {
  const old = livingParts(before);
  const info = isObject(before["info"]) ? before["info"] : {};
  const released = typeof info["x-released"] === "string" ? info["x-released"] : "";
  return [...livingParts(after)].flatMap(([place, part]) => {
    if (part["deprecated"] !== true) return [];
    const told = old.get(place);
    const [on, sunset] = [textOf(part["x-deprecated-on"]), textOf(part["x-sunset"])];
    if (told?.["deprecated"] !== true) {
      const isPast = told !== undefined && (on < released || on > today);
      return isPast
        ? [
            `${place}: x-deprecated-on 은 지난 배포(${released})부터 오늘(${today}) 사이의 날이에요. 오늘 ${today} 을(를) 적어요.`,
          ]
        : [];
    }
    const promised = textOf(told["x-sunset"]);
    return sunset < promised ? [`${place}: x-sunset 을 ${promised} 보다 앞당길 수 없어요.`] : [];
  });
}
