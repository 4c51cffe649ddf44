interface Node {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Node | null;
}

/**
 * Path of a text that PostgreSQL cannot store, because it has a NUL or a lone surrogate; null if there is none.
 * Iterative, because the client controls the nesting depth.
 */
export function findUnstorableText(root: unknown): readonly string[] | null {
  const pending: Node[] = [{ value: root, name: "", parent: null }];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { value } = node;
    if (typeof value === "string") {
      if (value.includes("\0") || !value.isWellFormed()) return pathOf(node);
    } else if (typeof value === "object" && value !== null && !(value instanceof Uint8Array)) {
      for (const [name, child] of Object.entries(value)) {
        pending.push({ value: child, name, parent: node });
      }
    }
  }
  return null;
}

function pathOf(leaf: Node): readonly string[] {
  const path: string[] = [];
  for (let node = leaf; node.parent !== null; node = node.parent) path.unshift(node.name);
  return path;
}
