import { createHash } from "node:crypto";

/** What a story's page tells about its looks; see page/collect.ts. */
export interface Collected {
  readonly words: readonly string[];
  /** Elements and attributes in order, without words, styles and generated ids; pictures are only named. */
  readonly structure: readonly string[];
  /** Classes of Emotion, in the order of the elements. */
  readonly classes: readonly string[];
  readonly inline: readonly string[];
  readonly pictures: readonly (readonly [name: string, content: string])[];
  /** Rules by the class that owns them. */
  readonly rules: readonly (readonly [className: string, text: string])[];
  readonly globals: readonly string[];
  /** Custom properties of the document, as they are written. */
  readonly declared: Tokens;
}

export type Tokens = Readonly<Record<string, readonly [light: string, dark: string]>>;

export interface PlacedElement {
  readonly selector: string;
  readonly label: string;
  /** Left, top, width and height in px. */
  readonly box: readonly number[];
}

/** A story at one width; everything but words, names and labels is hashed. */
export interface Print {
  /** Of all that follows. */
  readonly hash: string;
  readonly words: readonly string[];
  readonly structure: string;
  /** The order in which elements use rules. */
  readonly styles: string;
  readonly inline: string;
  readonly globals: string;
  readonly pictures: readonly (readonly [name: string, hash: string])[];
  /** The label of each rule by its hash. */
  readonly rules: Readonly<Record<string, string>>;
  /** The custom properties that the rules reach, also through other properties. */
  readonly tokens: readonly string[];
}

export function hashOf(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 16);
}

export function printOf(collected: Collected): Print {
  const { words, structure, inline, globals, declared } = collected;
  const texts = new Map<string, string[]>();
  for (const [name, text] of collected.rules) texts.set(name, [...(texts.get(name) ?? []), text]);
  // The order of insertion depends on what the page has shown before.
  const ruleHashes = new Map([...texts].map(([name, own]) => [name, hashOf(...own.toSorted())]));
  // Two recipes may give the same rule; the order in which the page met them does not matter.
  const labels = new Map(
    [...ruleHashes]
      .map(([name, hash]) => [hash, name.split("-").slice(2).join("-")] as const)
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
  );
  const rules = Object.fromEntries(
    [...labels.keys()].toSorted().map((hash) => [hash, labels.get(hash) ?? ""]),
  );
  // Drawings name their colours in attributes.
  const attributes = [...structure, ...collected.pictures.map(([, content]) => content)];
  const styled = [...[...texts.values()].flat(), ...globals, ...inline, ...attributes].join(" ");
  const tokens = reached(styled, declared);
  const parts = {
    words,
    structure: hashOf(...structure),
    styles: hashOf(...collected.classes.map((name) => ruleHashes.get(name) ?? "")),
    inline: hashOf(...inline),
    globals: hashOf(...globals.toSorted()),
    pictures: collected.pictures.map(([name, content]) => [name, hashOf(content)] as const),
    rules,
    tokens,
  };
  const values = tokens.map((name) => declared[name]);
  return { hash: hashOf(JSON.stringify([parts, values])), ...parts };
}

/** The custom properties that a text of CSS refers to, and those that these refer to in turn. */
function reached(css: string, declared: Tokens): readonly string[] {
  const found = new Set<string>();
  const waiting = [css];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, written = ""] of text.matchAll(/var\((--[\w-]+(?:\\\.[\w-]+)*)/g)) {
      const name = written.replaceAll("\\", "");
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(...(declared[name] ?? []));
    }
  }
  return [...found].toSorted();
}
