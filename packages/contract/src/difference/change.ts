import { isObject, objectAt, unescaped, type JsonObject } from "../reader/json.ts";

/** Whether the client sends the value or is answered with it. */
export type Direction = "sent" | "answered";

/** What a change does to callers; the first that fits is the worst. */
export const VERDICTS = ["breaking", "safe", "words", "none"] as const;
export type Verdict = (typeof VERDICTS)[number];

export function worst(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? "none";
}

/** Which of the ways to mend or to announce a change fits it. */
export type Remedy =
  | "removed"
  | "renamed"
  | "narrower"
  | "wider"
  | "changed"
  | "added"
  | "access"
  | "life"
  | "words";

/** One fact that differs, before changes are grouped into rows. */
export interface Change {
  /** The named part that holds the fact: `schema Money`, `parameter Limit` or `operation listPopups`. */
  readonly owner: string;
  /** The place in that part, such as `items[].name`; empty for the part itself. */
  readonly at: string;
  readonly direction?: Direction | undefined;
  readonly remedy: Remedy;
  /** What changed, in Korean, without its place. */
  readonly text: string;
  readonly wire: Verdict;
  readonly sdk: Verdict;
  /** The part of the base that is gone, if callers could be told beforehand that it would go. */
  readonly removed?: JsonObject;
}

/** Where the comparison stands. */
export interface Here {
  readonly owner: string;
  readonly at: string;
  readonly direction: Direction;
}

/** A fact of a schema that became narrower or wider: breaking where the client sends, or where it is answered. */
export function byDirection(
  { direction }: Here,
  effect: "narrower" | "wider" | "changed",
): "breaking" | "safe" {
  if (effect === "changed") return "breaking";
  return (effect === "narrower") === (direction === "sent") ? "breaking" : "safe";
}

/** A document whose references all start with `#/`. */
export class Parts {
  readonly root: JsonObject;
  readonly #targets = new Map<string, JsonObject>();

  constructor(root: JsonObject) {
    this.root = root;
  }

  /** The node without its reference: what it points at, under the keywords beside it. */
  resolve(node: unknown): JsonObject {
    let found = isObject(node) ? node : {};
    for (let depth = 0; typeof found["$ref"] === "string" && depth < 50; depth += 1) {
      const { $ref, ...own } = found;
      found = { ...this.target($ref), ...own };
    }
    return found;
  }

  /** What a reference points at, with its own reference left in. */
  target(reference: string): JsonObject {
    const known = this.#targets.get(reference);
    if (known !== undefined) return known;
    const keys = reference.replace(/^#\//, "").split("/").map(unescaped);
    const found = objectAt(this.root, ...keys) ?? {};
    this.#targets.set(reference, found);
    return found;
  }

  has(kind: string, name: string): boolean {
    return objectAt(this.root, "components", kind, name) !== undefined;
  }
}

/** Kind and name of the component that a node refers to; undefined if it refers to none. */
export function componentOf(node: unknown): readonly [kind: string, name: string] | undefined {
  const reference = isObject(node) ? node["$ref"] : undefined;
  const [, kind, name] =
    /^#\/components\/(\w+)\/([^/]+)$/.exec(typeof reference === "string" ? reference : "") ?? [];
  return kind === undefined || name === undefined ? undefined : [kind, unescaped(name)];
}

/** A text as it is; anything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

export function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

/** A value as people read it: `60`, `"KAKAO"`, `없음`. */
export function shown(value: unknown): string {
  if (value === undefined) return "없음";
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Whether two parsed values are equal, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}
