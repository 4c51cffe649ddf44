import { hasDirectionMark } from "@damadum/domain";

interface Node {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Node | null;
}

/** Path of a text that PostgreSQL cannot store, because it has a NUL or a lone surrogate; null if there is none. */
export function findUnstorableText(root: unknown): readonly string[] | null {
  return findText(root, (text) => text.includes("\0") || !text.isWellFormed());
}

/** Path of a text that could read backwards on a label or in a list; null if there is none. */
export function findRedirectedText(root: unknown): readonly string[] | null {
  return findText(root, hasDirectionMark);
}

/** Path of the first such text. Iterative, because the client controls the nesting depth. */
function findText(root: unknown, matches: (text: string) => boolean): readonly string[] | null {
  const pending: Node[] = [{ value: root, name: "", parent: null }];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { value } = node;
    if (typeof value === "string") {
      if (matches(value)) return pathOf(node);
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
