import { tokenNames } from "./token-names.ts";

interface Options {
  readonly prefix: string;
}

/** Name of a token's variable, as Chakra generates it: `fontSizes`, `2xl` is `--dm-font-sizes-2xl`. */
function variableOf(prefix: string, category: string, name: string): string {
  const path = `${category}-${name.replaceAll(/(?<!\d)\.|\.(?!\d)/g, "-").replaceAll(".", "\\.")}`;
  return `--${prefix}-${path.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Replaces Chakra's dictionary, which computes the value of every token at page start: styles need only names, and the
 * values are in the page's HTML.
 */
export function createTokenDictionary({ prefix }: Options) {
  const references = new Map<string, string>();
  const byCategory = new Map<string, Record<string, string>>();
  for (const [category, names] of Object.entries(tokenNames)) {
    const values: Record<string, string> = {};
    for (const name of names.split(" ")) {
      const reference = `var(${variableOf(prefix, category, name)})`;
      values[name] = reference;
      if (category === "spacing") values[`-${name}`] = `calc(${reference} * -1)`;
      references.set(`${category}.${name}`, reference);
    }
    byCategory.set(category, values);
  }
  const getVar = (path: string, fallback?: string) => references.get(path) ?? fallback;
  return {
    getVar,
    getCategoryValues: (category: string) => byCategory.get(category),
    expandReferenceInValue: (value: string) =>
      value.replaceAll(/\{([^}]+)\}/g, (_, path: string) => getVar(path, path) ?? path),
    // Only used by features that the theme does not use: token lists and per-element palettes.
    allTokens: [],
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    cssVarMap: new Map(),
    getByName: () => undefined,
  };
}
