import { isObject, objectAt, type JsonObject } from "../reader/json.ts";
import { isSame, listOf } from "./change.ts";
import type { Finding } from "./compare-values.ts";

/** Ways to be let in: each names the schemes that all have to be satisfied, with their scopes. */
type Way = ReadonlyMap<string, ReadonlySet<string>>;

/** A company's login is a member's too. */
const IMPLIED: Readonly<Record<string, string>> = { company: "member" };

/** Compares who may call: whoever was let in before has to be let in still. */
export function compareAccess(
  before: { readonly root: JsonObject; readonly operation: JsonObject },
  after: { readonly root: JsonObject; readonly operation: JsonObject },
): readonly Finding[] {
  const [a, b] = [securityOf(before), securityOf(after)];
  const schemes = [schemesOf(before.root), schemesOf(after.root)] as const;
  const used = [...new Set([...a, ...b].flatMap((way) => [...way.keys()]))];
  const changed = used.filter(
    (name) =>
      name in schemes[0] &&
      name in schemes[1] &&
      !isSame(rule(schemes[0][name]), rule(schemes[1][name])),
  );
  const found: Finding[] = changed.map((name) => ({
    remedy: "access",
    text: `인증 방식 ${name} 이(가) 바뀜`,
    wire: "breaking",
    sdk: "safe",
  }));
  if (isSame(shown(a), shown(b))) return found;
  const letsIn = (way: Way) => b.some((other) => isCovered(other, way, schemes));
  const isStill = a.every(letsIn);
  const text = `부를 수 있는 사람 ${shown(a).join(" 또는 ")} → ${shown(b).join(" 또는 ")}`;
  return [...found, { remedy: "access", text, wire: isStill ? "safe" : "breaking", sdk: "safe" }];
}

function securityOf({
  root,
  operation,
}: {
  root: JsonObject;
  operation: JsonObject;
}): readonly Way[] {
  const requirements = listOf(operation["security"] ?? root["security"]);
  if (requirements.length === 0) return [new Map()];
  return requirements.map(
    (each) =>
      new Map(
        Object.entries(isObject(each) ? each : {}).map(([name, scopes]) => [
          name,
          new Set(listOf(scopes).map(String)),
        ]),
      ),
  );
}

function schemesOf(root: JsonObject): JsonObject {
  return objectAt(root, "components", "securitySchemes") ?? {};
}

/** What is sent for a scheme, without the words about it. */
function rule(scheme: unknown): JsonObject {
  const { description: _, bearerFormat: _format, ...rest } = isObject(scheme) ? scheme : {};
  return rest;
}

/** Whether whoever satisfies the old way satisfies the new one too. */
function isCovered(
  wanted: Way,
  has: Way,
  [before, after]: readonly [JsonObject, JsonObject],
): boolean {
  return [...wanted].every(([name, scopes]) =>
    [...has].some(([own, given]) => {
      const isScheme = own === name || IMPLIED[own] === name;
      // A scheme under a new name asks for the same when the old name is gone.
      const isRenamed =
        !(own in after) && !(name in before) && isSame(rule(before[own]), rule(after[name]));
      return (isScheme || isRenamed) && [...scopes].every((scope) => given.has(scope));
    }),
  );
}

function shown(ways: readonly Way[]): readonly string[] {
  const names = ways.map((way) =>
    way.size === 0
      ? "누구나"
      : [...way].map(([name, scopes]) => [name, ...scopes].join(" ")).join("+"),
  );
  return [...new Set(names)].toSorted();
}
