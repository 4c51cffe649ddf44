import { isObject, type JsonObject } from "../reader/json.ts";
import {
  byDirection,
  componentOf,
  isSame,
  listOf,
  type Change,
  type Here,
  type Parts,
} from "./change.ts";
import {
  compareValues,
  discriminatorFindings,
  finding,
  namesIn,
  type Finding,
} from "./compare-values.ts";
import {
  alternativesOf,
  fullView,
  nameIn,
  shallowView,
  withSameAlternatives,
  wordsOf,
} from "./schema-view.ts";

/** A pair of named parts that are compared once, however many operations reach them. */
export interface Named {
  readonly changes: Change[];
  readonly uses: Set<string>;
}

/** Compares the schemas of two documents and remembers which named part uses which. */
export class SchemaComparison {
  readonly before: Parts;
  readonly after: Parts;
  /** Every compared pair of named parts, by `kind name direction`. */
  readonly named = new Map<string, Named>();
  /** Schemas that have another name now, by their old one. */
  readonly renamed = new Map<string, string>();
  readonly #inline = new Map<unknown, Set<unknown>>();

  constructor(before: Parts, after: Parts) {
    this.before = before;
    this.after = after;
  }

  /** Compares two named parts once, by `work`, which the first of their users pays for. */
  visit(user: Named, key: string, work: (own: Named) => void): void {
    user.uses.add(key);
    if (this.named.has(key)) return;
    const own: Named = { changes: [], uses: new Set() };
    this.named.set(key, own);
    work(own);
  }

  compare(a: unknown, b: unknown, here: Here, user: Named): void {
    if (a === undefined && b === undefined) return;
    const [one, other] = [shallowView(a), shallowView(b)];
    const name = this.#sharedName(one.name, other.name);
    if (name !== undefined) {
      this.#nullability(one.nullable, other.nullable, here, user);
      this.#words(one.schema, other.schema, here, user);
      const [from, to] = [String(one.schema["$ref"]), String(other.schema["$ref"])];
      this.visit(user, `schema ${name} ${here.direction}`, (own) => {
        const place = { ...here, owner: `schema ${name}`, at: "" };
        const targets = [this.before.target(from), this.after.target(to)] as const;
        // A name for another named schema, or null, has changed only where it is not that schema.
        if (targets.every((target) => shallowView(target).name !== undefined))
          this.compare(...targets, place, own);
        else this.#compareFull({ $ref: from }, { $ref: to }, place, own);
      });
      return;
    }
    // A schema that contains itself without a name on both sides ends here.
    const seen = this.#inline.get(a) ?? new Set();
    if (seen.has(b)) return;
    this.#inline.set(a, seen.add(b));
    this.#compareFull(a, b, here, user);
    seen.delete(b);
  }

  /** The name under which both are compared: the same, or the new one where the old one is gone. */
  #sharedName(before: string | undefined, after: string | undefined): string | undefined {
    if (before === undefined || after === undefined || before === after) {
      return before === after ? after : undefined;
    }
    if (this.after.has("schemas", before) || this.before.has("schemas", after)) return undefined;
    this.renamed.set(before, after);
    return after;
  }

  #compareFull(a: unknown, b: unknown, here: Here, user: Named): void {
    const [one, other] = [fullView(a, this.before), fullView(b, this.after)];
    this.#nullability(one.nullable, other.nullable, here, user);
    const [before, after] = withSameAlternatives(one.schema, other.schema);
    for (const each of compareValues(before, after, here)) add(user, here, each);
    this.#words(before, after, here, user);
    this.#properties(before, after, here, user);
    this.#items(before, after, here, user);
    this.#alternatives(before, after, here, user);
  }

  #nullability(before: boolean, after: boolean, here: Here, user: Named): void {
    if (before === after) return;
    const text = after ? "null 이 될 수 있게 됨" : "null 이 될 수 없게 됨";
    add(user, here, finding(here, after ? "wider" : "narrower", text));
  }

  #words(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const words = (schema: JsonObject) => ({
      ...wordsOf(schema),
      ...Object.fromEntries(LIFE.map((key) => [key, ""])),
    });
    if (!isSame(words(a), words(b))) add(user, here, WORDS);
    for (const each of lifeFindings(a, b)) add(user, here, each);
  }

  #properties(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const [before, after] = [propertiesOf(a), propertiesOf(b)];
    const [needed, needs] = [namesIn(a["required"]), namesIn(b["required"])];
    for (const [name, schema] of Object.entries(before)) {
      const at = { ...here, at: joinAt(here.at, name) };
      if (!(name in after)) {
        const removed = this.before.resolve(schema);
        add(
          user,
          at,
          { remedy: "removed", text: "없어짐", wire: "breaking", sdk: "breaking" },
          removed,
        );
        continue;
      }
      if (needed.has(name) !== needs.has(name)) {
        const effect = needs.has(name) ? "narrower" : "wider";
        const text = needs.has(name) ? "꼭 있게 됨 (필수)" : "없을 수 있게 됨 (선택)";
        add(user, at, finding(here, effect, text));
      }
      this.compare(schema, after[name], at, user);
    }
    for (const name of Object.keys(after).filter((each) => !(each in before))) {
      const isDemanded = here.direction === "sent" && needs.has(name);
      const wire = isDemanded ? "breaking" : "safe";
      const text = isDemanded ? "새로 생겼고 꼭 보내야 함" : "새로 생김";
      add(user, { ...here, at: joinAt(here.at, name) }, { remedy: "added", text, wire, sdk: wire });
    }
    for (const name of needed.symmetricDifference(needs)) {
      if (name in before || name in after) continue;
      const text = needs.has(name) ? "꼭 있게 됨 (필수)" : "없을 수 있게 됨 (선택)";
      const at = { ...here, at: joinAt(here.at, name) };
      add(user, at, finding(here, needs.has(name) ? "narrower" : "wider", text));
    }
    this.#openness(a, b, here, user);
  }

  /** Closed objects: an answer may be opened, because whoever reads it ignores what it does not know. */
  #openness(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const [before, after] = [a["additionalProperties"] ?? true, b["additionalProperties"] ?? true];
    if (isObject(before) && isObject(after)) {
      this.compare(before, after, { ...here, at: joinAt(here.at, "*") }, user);
      return;
    }
    if (isSame(before, after)) return;
    const isNarrower = after === false || before === true;
    const isHeeded = here.direction === "sent" || (isObject(before) && after === true);
    const wire = isHeeded ? byDirection(here, isNarrower ? "narrower" : "wider") : "safe";
    const text = isNarrower ? "적히지 않은 항목을 받지 않음" : "적히지 않은 항목도 받음";
    add(user, here, { remedy: isNarrower ? "narrower" : "wider", text, wire, sdk: "safe" });
  }

  #items(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const at = { ...here, at: `${here.at}[]` };
    const [first, firstNow] = [listOf(a["prefixItems"]), listOf(b["prefixItems"])];
    for (let index = 0; index < Math.max(first.length, firstNow.length); index += 1) {
      const place = { ...here, at: `${here.at}[${index}]` };
      this.compare(first[index] ?? a["items"], firstNow[index] ?? b["items"], place, user);
    }
    const [before, after] = [a["items"], b["items"]];
    if ((before === false) === (after === false)) this.compare(before, after, at, user);
    else {
      const text = after === false ? "더는 항목을 받지 않음" : "항목을 더 받음";
      add(user, at, finding(here, after === false ? "narrower" : "wider", text));
    }
  }

  #alternatives(a: JsonObject, b: JsonObject, here: Here, user: Named): void {
    const [before, after] = [alternativesOf(a), alternativesOf(b)];
    for (const each of discriminatorFindings(a, b, here)) add(user, here, each);
    if (before.length > 0 && after.length > 0 && "oneOf" in a !== "oneOf" in b) {
      const text = "oneOf" in b ? "한 갈래에만 맞아야 함" : "여러 갈래에 맞아도 됨";
      add(user, here, finding(here, "oneOf" in b ? "narrower" : "wider", text));
    }
    const match = (list: readonly unknown[], other: unknown) =>
      list.find((each) => isSame(componentOf(each) ?? each, componentOf(other) ?? other));
    const left = before.filter((each) => match(after, each) === undefined);
    const right = after.filter((each) => match(before, each) === undefined);
    for (const each of before) {
      const same = match(after, each);
      if (same !== undefined) this.compare(each, same, here, user);
    }
    // What is left is taken in order: an alternative that changed stands where it stood.
    const pairs = Math.min(left.length, right.length);
    for (let index = 0; index < pairs; index += 1)
      this.compare(left[index], right[index], here, user);
    for (const each of left.slice(pairs)) {
      add(
        user,
        here,
        finding(
          here,
          before.length === 1 && after.length === 0 ? "wider" : "narrower",
          `갈래 ${nameIn(each)} 빠짐`,
        ),
      );
    }
    for (const each of right.slice(pairs)) {
      add(
        user,
        here,
        finding(here, before.length === 0 ? "narrower" : "wider", `갈래 ${nameIn(each)} 더해짐`),
      );
    }
  }
}

const LIFE: readonly string[] = ["deprecated", "x-sunset", "x-deprecated-on"];
export const WORDS: Finding = {
  remedy: "words",
  text: "설명이나 예시가 바뀜",
  wire: "words",
  sdk: "words",
};

/** Whether callers are told that a part will go. */
export function lifeFindings(a: JsonObject, b: JsonObject): readonly Finding[] {
  if (LIFE.every((key) => isSame(a[key], b[key]))) return [];
  const from = typeof b["x-sunset"] === "string" ? ` (${b["x-sunset"]}부터 없앨 수 있음)` : "";
  const text = b["deprecated"] === true ? `곧 없어짐${from}` : "없어지지 않게 됨";
  return [{ remedy: "life", text, wire: "safe", sdk: "safe" }];
}

export function add(
  user: Named,
  { owner, at, direction }: Here,
  found: Finding,
  removed?: JsonObject,
): void {
  user.changes.push({ owner, at, direction, ...found, ...(removed && { removed }) });
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}

function joinAt(at: string, name: string): string {
  return at === "" ? name : `${at}.${name}`;
}
