import { nameOf, type Node } from "./syntax.ts";

/** The names that a function or a script declares, and those that it asks for before it uses them. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #declared = new Set<string>();
  readonly #guards = new Set<string>();

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  /** The scope inside a node, to which the node adds what it declares. */
  within(node: Node): Scope {
    switch (node.type) {
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression": {
        if (node.id && node.type === "FunctionDeclaration") this.#declare(node.id);
        const inner = new Scope(this);
        if (node.id) inner.#declare(node.id);
        for (const parameter of node.params) inner.#declare(parameter);
        return inner;
      }
      case "ClassDeclaration":
      case "ClassExpression":
        if (node.id) this.#declare(node.id);
        return this;
      case "VariableDeclarator":
        this.#declare(node.id);
        return this;
      case "CatchClause":
        if (node.param) this.#declare(node.param);
        return this;
      case "ImportSpecifier":
      case "ImportDefaultSpecifier":
      case "ImportNamespaceSpecifier":
        this.#declare(node.local);
        return this;
      default:
        return this;
    }
  }

  guard(name: string): void {
    this.#guards.add(name);
  }

  has(name: string): boolean {
    return this.#declared.has(name) || (this.#parent?.has(name) ?? false);
  }

  isGuarded(name: string): boolean {
    return this.#guards.has(name) || (this.#parent?.isGuarded(name) ?? false);
  }

  #declare(pattern: Node): void {
    switch (pattern.type) {
      case "Identifier":
        this.#declared.add(pattern.name);
        break;
      case "ObjectPattern":
        for (const each of pattern.properties) {
          this.#declare(each.type === "Property" ? each.value : each);
        }
        break;
      case "ArrayPattern":
        for (const each of pattern.elements) if (each) this.#declare(each);
        break;
      case "RestElement":
        this.#declare(pattern.argument);
        break;
      case "AssignmentPattern":
        this.#declare(pattern.left);
        break;
      default:
        break;
    }
  }
}

/** The names for which a node asks whether they are there: `typeof a`, `"a" in b`, `a?.()`, `if (b.a)`. */
export function guardsOf(node: Node): readonly string[] {
  switch (node.type) {
    case "UnaryExpression":
      return node.operator === "typeof" || node.operator === "!" ? tested(node.argument) : [];
    case "BinaryExpression":
      if (node.operator === "in") {
        return node.left.type === "Literal" ? [String(node.left.value)] : [];
      }
      return /^[!=]==?$/.test(node.operator) ? [...tested(node.left), ...tested(node.right)] : [];
    case "LogicalExpression":
      return tested(node.left);
    case "IfStatement":
    case "ConditionalExpression":
      return tested(node.test);
    case "CallExpression":
      return node.optional ? tested(node.callee) : [];
    case "MemberExpression":
      return node.optional ? tested(node.object) : [];
    default:
      return [];
  }
}

function tested(node: Node): readonly string[] {
  const name = nameOf(node);
  return name === null ? [] : [name];
}
