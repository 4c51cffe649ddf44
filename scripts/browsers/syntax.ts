import type { ESTree } from "vite";

export type Node = ESTree.Node;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The nodes directly below a node, with the keys under which it has them. */
export function* childrenOf(node: Node): Generator<readonly [string, Node]> {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield [key, child];
    }
  }
}

/** The last name of `a`, `a.b`, `a["b"]`, `a?.b` or of a property; null for anything else. */
export function nameOf(node: Node): string | null {
  switch (node.type) {
    case "Identifier":
      return node.name;
    case "ChainExpression":
    case "ParenthesizedExpression":
      return nameOf(node.expression);
    case "MemberExpression":
      return keyOf(node.property, node.computed);
    case "Property":
      return keyOf(node.key, node.computed);
    default:
      return null;
  }
}

function keyOf(key: Node, isComputed: boolean): string | null {
  if (key.type === "Literal") return typeof key.value === "string" ? key.value : null;
  return key.type === "Identifier" && !isComputed ? key.name : null;
}

/** Whether a child only names something, as the key of a property does. */
export function isKey(node: Node, key: string): boolean {
  switch (node.type) {
    case "MemberExpression":
      return key === "property" && !node.computed;
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return key === "key" && !node.computed && node.key.type === "Identifier";
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return key === "label";
    case "ImportSpecifier":
    case "ExportSpecifier":
      return true;
    default:
      return false;
  }
}

/** The pattern and flags of `/a/v` and of `RegExp("a", "v")`; null for anything else. */
export function regularExpressionOf(node: Node): { pattern: string; flags: string } | null {
  if (node.type === "Literal" && "regex" in node) return node.regex;
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return null;
  if (nameOf(node.callee) !== "RegExp") return null;
  const [pattern, flags] = node.arguments.map((each) =>
    each.type === "Literal" ? String(each.value) : "",
  );
  return { pattern: pattern ?? "", flags: flags ?? "" };
}
