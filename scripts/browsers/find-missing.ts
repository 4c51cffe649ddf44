import { parseSync } from "vite";
import type { MissingFeatures } from "./missing-features.ts";
import { guardsOf, Scope } from "./scope.ts";
import { childrenOf, isKey, nameOf, regularExpressionOf, type Node } from "./syntax.ts";

export interface Finding {
  /** As it is used, such as `URL.parse`, `toArray()` or `:popover-open`. */
  readonly feature: string;
  /** The versions that brought it. */
  readonly needs: string;
  /** Position in the source. */
  readonly at: number;
}

/** Global objects, by the interfaces whose members they have. */
const INSTANCES = new Map([
  ["caches", ["CacheStorage"]],
  ["crypto", ["Crypto"]],
  ["document", ["Document", "Node", "EventTarget"]],
  ["history", ["History"]],
  ["location", ["Location"]],
  ["navigator", ["Navigator"]],
  ["performance", ["Performance"]],
  ["screen", ["Screen"]],
]);

const GLOBAL_OBJECTS = new Set(["globalThis", "self", "window"]);

/**
 * Finds what a script uses without asking whether the browser has it (docs/decisions/tooling-browsers.md). Throws when
 * the script cannot be parsed.
 */
export function findMissing(code: string, missing: MissingFeatures): readonly Finding[] {
  const { program, errors } = parseSync("script.js", code);
  if (errors[0] !== undefined) throw new Error(errors[0].message);
  const uses: (Use & { scope: Scope; at: number })[] = [];
  const visit = (node: Node, outer: Scope, parent: Node | null): void => {
    const scope = outer.within(node);
    for (const guard of guardsOf(node)) scope.guard(guard);
    for (const use of usesOf(node, parent, missing)) uses.push({ ...use, scope, at: node.start });
    for (const [key, child] of childrenOf(node)) if (!isKey(node, key)) visit(child, scope, node);
  };
  visit(program, new Scope(null), null);
  return uses.flatMap(({ feature, needs, name, scope, at }) => {
    const isSafe = scope.isGuarded(name) || (feature === name && scope.has(name));
    return isSafe || needs === undefined ? [] : [{ feature, needs, at }];
  });
}

/** Finds selectors, at-rules and functions in CSS or in a text that may contain some. */
export function findMissingCss(text: string, missing: MissingFeatures): readonly Finding[] {
  return [
    ...text.matchAll(/(?<!:)::?[a-z][\w-]*|(?<![\w-])(?:@[a-z][\w-]*|[a-z][\w-]*\()/g),
  ].flatMap(({ 0: feature, index }) => {
    const needs = missing.css.get(feature);
    return needs === undefined ? [] : [{ feature, needs, at: index }];
  });
}

interface Use {
  readonly feature: string;
  readonly needs: string | undefined;
  /** For which a guard asks; for a global, the same as the feature. */
  readonly name: string;
}

function usesOf(node: Node, parent: Node | null, missing: MissingFeatures): readonly Use[] {
  switch (node.type) {
    case "Identifier":
      return [{ feature: node.name, needs: missing.globals.get(node.name), name: node.name }];
    case "MemberExpression":
      return memberUses(node, parent, missing);
    case "VariableDeclarator": {
      const { id, init } = node;
      if (id.type !== "ObjectPattern" || !init) return [];
      return id.properties.flatMap((property) => {
        const name = property.type === "Property" ? nameOf(property) : null;
        return name === null ? [] : knownMembers(init, name, missing);
      });
    }
    case "NewExpression":
    case "CallExpression":
      return [...argumentUses(node, missing), ...regularExpressionUses(node, missing)];
    case "Literal":
      return [
        ...regularExpressionUses(node, missing),
        ...(typeof node.value === "string" ? cssUses(node.value, missing) : []),
      ];
    case "TemplateElement":
      return cssUses(node.value.cooked ?? "", missing);
    default:
      return [];
  }
}

function memberUses(
  node: Extract<Node, { type: "MemberExpression" }>,
  parent: Node | null,
  missing: MissingFeatures,
): readonly Use[] {
  const name = nameOf(node);
  if (name === null) return [];
  const isCalled = parent?.type === "CallExpression" && parent.callee === node;
  const isEntered = parent?.type === "MemberExpression" && parent.object === node;
  const known = knownMembers(node.object, name, missing);
  // A value that is absent is undefined, and does no harm until somebody goes on with it.
  const isValue = node.object.type === "Identifier" && INSTANCES.has(node.object.name);
  if (known.length > 0) return isValue && !isCalled && !isEntered ? [] : known;
  return isCalled ? [{ feature: `${name}()`, needs: missing.names.get(name), name }] : [];
}

/** The use of a member whose object is known: `URL.parse`, `Array.prototype.at`, `navigator.share`. */
function knownMembers(object: Node, name: string, missing: MissingFeatures): readonly Use[] {
  if (object.type === "MemberExpression" && nameOf(object) === "prototype") {
    return knownMembers(object.object, name, missing);
  }
  const path = object.type === "MemberExpression" ? nameOf(object) : null;
  const owner = object.type === "Identifier" ? object.name : path;
  if (owner === null) return [];
  if (GLOBAL_OBJECTS.has(owner)) {
    const needs = missing.globals.get(name);
    return needs === undefined ? [] : [{ feature: `${owner}.${name}`, needs, name }];
  }
  return (INSTANCES.get(owner) ?? [owner]).flatMap((each) => {
    const needs = missing.members.get(`${each}.${name}`);
    return needs === undefined ? [] : [{ feature: `${each}.${name}`, needs, name }];
  });
}

/** Options that a function does not know yet, and events that are never raised. */
function argumentUses(
  node: Extract<Node, { type: "CallExpression" | "NewExpression" }>,
  missing: MissingFeatures,
): readonly Use[] {
  const called = nameOf(node.callee);
  if (called === null) return [];
  const [event] = node.arguments;
  const options = node.arguments.flatMap((argument) =>
    argument.type === "ObjectExpression" ? argument.properties : [],
  );
  return [
    ...(called === "addEventListener" && event?.type === "Literal"
      ? [String(event.value)].map((name) => ({
          feature: `${name} event`,
          needs: missing.events.get(name),
          name,
        }))
      : []),
    ...options.flatMap((property) => {
      const name = property.type === "Property" ? nameOf(property) : null;
      const needs = missing.options.get(`${called}.${name}`);
      return name === null ? [] : [{ feature: `${called}({ ${name} })`, needs, name }];
    }),
  ];
}

function regularExpressionUses(node: Node, missing: MissingFeatures): readonly Use[] {
  const { pattern, flags } = regularExpressionOf(node) ?? { pattern: "", flags: "" };
  const groups = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const kinds = [
    ...(flags.includes("v") ? ["v"] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ["modifier"] : []),
    ...(new Set(groups).size < groups.length ? ["duplicate_named_capturing_groups"] : []),
  ];
  return kinds.map((name) => ({
    feature: `regular expression: ${name}`,
    needs: missing.regularExpressions.get(name),
    name: `/${name}/`,
  }));
}

/** Longer texts are data or the script of a worker. */
const LONGEST_CSS = 5_000;

function cssUses(text: string, missing: MissingFeatures): readonly Use[] {
  if (text.length > LONGEST_CSS) return [];
  return findMissingCss(text, missing).map((finding) => ({ ...finding, name: finding.feature }));
}
