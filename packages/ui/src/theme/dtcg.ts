import { listColors } from "./forced-scheme.ts";
import { createPalette, type Seeds } from "./palette.ts";
import { exceptions, seeds } from "./seeds.ts";
import { tokens } from "./tokens.ts";

/** A file of the Design Tokens format, 2025.10 (https://www.designtokens.org). */
export interface TokenFile {
  [name: string]: TokenFile | string | number | boolean | object;
}

const CSS = "kr.damadum.css";

const types: Readonly<Record<string, string>> = {
  spacing: "dimension",
  sizes: "dimension",
  radii: "dimension",
  fontSizes: "dimension",
  shadows: "shadow",
  fonts: "fontFamily",
  lineHeights: "number",
  letterSpacings: "number",
  fontWeights: "fontWeight",
  durations: "duration",
  easings: "cubicBezier",
  zIndex: "number",
};

/** The theme as files by name: primitives, one file of meanings for each scheme, and the resolver that joins them. */
export function tokenFiles(
  from: Seeds = seeds,
  except: Readonly<Record<string, string>> = exceptions,
): Readonly<Record<string, TokenFile>> {
  const base: TokenFile = {};
  for (const [name, hex] of Object.entries(from)) put(base, ["seed", name], colorToken(hex));
  for (const [scale, steps] of Object.entries(createPalette(from, except))) {
    for (const [step, { value }] of Object.entries(steps)) {
      put(base, ["palette", scale, step], colorToken(value));
    }
  }
  for (const [category, group] of Object.entries(tokens)) {
    for (const [path, value] of leaves(group))
      put(base, [category, ...path], token(category, value));
  }
  const meanings = (scheme: "light" | "dark"): TokenFile => {
    const file: TokenFile = {};
    const all = listColors(scheme);
    for (const [name, step] of all) {
      const isGroup = all.some(([other]) => other.startsWith(`${name}.`));
      const path = ["color", ...name.split("."), ...(isGroup ? ["$root"] : [])];
      put(file, path, { $type: "color", $value: `{palette.${step}}` });
    }
    return file;
  };
  const source = (name: string) => ({ $ref: `${name}.tokens.json` });
  return {
    "base.tokens.json": base,
    "light.tokens.json": meanings("light"),
    "dark.tokens.json": meanings("dark"),
    "damadum.resolver.json": {
      $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
      version: "2025.10",
      sets: { base: { sources: [source("base")] } },
      modifiers: {
        scheme: {
          contexts: { light: [source("light")], dark: [source("dark")] },
          default: "light",
        },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/scheme" }],
    },
  };
}

function* leaves(
  node: object,
  path: readonly string[] = [],
): Generator<[string[], string | number]> {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== "object" || child === null) continue;
    const own = [...path, key === "DEFAULT" ? "$root" : key.replace(".", "_")];
    if ("value" in child) yield [own, child.value];
    else yield* leaves(child, own);
  }
}

function put(file: TokenFile, path: readonly string[], value: TokenFile): void {
  let at: TokenFile = file;
  for (const name of path.slice(0, -1)) {
    const next = at[name];
    at = typeof next === "object" && isTokenFile(next) ? next : (at[name] = {});
  }
  at[path.at(-1) ?? ""] = value;
}

function isTokenFile(node: object): node is TokenFile {
  return !Array.isArray(node);
}

/** `#rrggbb` or `rgb(r g b / a)`. */
function colorToken(css: string): TokenFile {
  const veil = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const parts =
    veil?.slice(1, 4).map(Number) ??
    [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16));
  const hex = parts.map((part) => part.toString(16).padStart(2, "0")).join("");
  const components = parts.map((part) => Number((part / 255).toFixed(5)));
  const alpha = veil === null ? 1 : Number(veil[4]);
  return { $type: "color", $value: { colorSpace: "srgb", components, alpha, hex: `#${hex}` } };
}

/** The token of a value; what the format cannot say, such as `min()`, is its first part, with the CSS as an extension. */
function token(category: string, css: string | number): TokenFile {
  const $type = types[category] ?? "number";
  const $value = valueOf($type, String(css));
  return { $type, $value, $extensions: { [CSS]: css } };
}

function valueOf(type: string, css: string): string | number | object {
  const numbers = [...css.matchAll(/-?[\d.]+/g)].map(([part]) => Number(part));
  const [first = 0] = numbers;
  if (type === "dimension") return { value: first, unit: css.includes("rem") ? "rem" : "px" };
  if (type === "duration") return { value: first, unit: "ms" };
  if (type === "cubicBezier") return numbers;
  if (type === "fontFamily") return css.split(", ").map((name) => name.replaceAll('"', ""));
  if (type !== "shadow") return first;
  return css.split(/,\s*(?![^{]*\})/).map((layer) => {
    const [x = 0, y = 0, blur = 0, spread = 0] = [
      ...layer.replace(/\{.*\}/, "").matchAll(/-?[\d.]+(?:px|rem)?/g),
    ].map(([part]) => (part.endsWith("rem") ? 16 : 1) * Number.parseFloat(part));
    const px = (value: number) => ({ value, unit: "px" });
    const [, name = ""] = /\{colors\.([^}]+)\}/.exec(layer) ?? [];
    const isRoot = listColors("light").some(([other]) => other.startsWith(`${name}.`));
    return {
      color: `{color.${name}${isRoot ? ".$root" : ""}}`,
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
      inset: layer.includes("inset"),
    };
  });
}

export interface ReadTokens {
  readonly seeds: Seeds;
  readonly exceptions: Readonly<Record<string, string>>;
  /** Changes that the seeds cannot carry, with the file of the theme where they belong. */
  readonly refused: readonly string[];
}

/**
 * The seeds and exceptions of files that somebody changed: a changed seed takes its scale along, and a changed step
 * becomes an exception. Throws when the files lack a seed.
 */
export function readTokens(files: Readonly<Record<string, TokenFile>>): ReadTokens {
  const now = flat(tokenFiles());
  const wanted = flat(files);
  const changed = [...new Set([...now.keys(), ...wanted.keys()])].filter(
    (path) => now.get(path) !== wanted.get(path),
  );
  const next = { ...seeds };
  for (const [name, old] of Object.entries(seeds)) {
    const path = `base.tokens.json seed.${name}`;
    const hex = hexOf(wanted.get(path), now.get(path));
    if (hex === null) throw new Error(`The files have no colour for seed.${name}`);
    if (hex !== old.toLowerCase()) Object.assign(next, { [name]: hex });
  }
  const except: Record<string, string> = { ...exceptions };
  const refused: string[] = [];
  for (const path of changed) {
    const [, step] =
      /^base\.tokens\.json palette\.((?:neutral|brand|accent|red|amber|green|blue)\.\d+)$/.exec(
        path,
      ) ?? [];
    const hex = hexOf(wanted.get(path), now.get(path));
    if (path.startsWith("base.tokens.json seed.") && hex !== null) continue;
    if (step !== undefined && hex !== null) except[step] = hex;
    else
      refused.push(
        `${path}: ${path.startsWith("base") ? "theme/tokens.ts or palette.ts" : "theme/colors.ts"}`,
      );
  }
  // A step that says what its seed gives is no exception.
  const following = flat(tokenFiles(next, {}));
  for (const [step, hex] of Object.entries(except)) {
    if (hexOf(following.get(`base.tokens.json palette.${step}`)) === hex) delete except[step];
  }
  return { seeds: next, exceptions: except, refused };
}

/** Every token's value as JSON, by its file and path. */
function flat(files: Readonly<Record<string, TokenFile>>): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: TokenFile, path: string) => {
    if ("$value" in node) {
      found.set(path, JSON.stringify(node["$value"]));
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (typeof child === "object" && isTokenFile(child)) {
        visit(child, path.endsWith(" ") ? path + name : `${path}.${name}`);
      }
    }
  };
  for (const [name, file] of Object.entries(files)) {
    if (name.endsWith(".tokens.json")) visit(file, `${name} `);
  }
  return found;
}

/** `#rrggbb` of an opaque colour's value as JSON, or null. Who edits by hand changes the hex alone, beside old components. */
function hexOf(json: string | undefined, old?: string): string | null {
  const value: unknown = JSON.parse(json ?? "null");
  if (typeof value !== "object" || value === null || !("components" in value)) return null;
  const { components } = value;
  if (!Array.isArray(components) || components.length !== 3) return null;
  const parts = components.map((part) => Math.round(255 * Number(part)));
  if (parts.some((part) => !(part >= 0 && part <= 255))) return null;
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const written = "hex" in value ? String(value.hex).toLowerCase() : "";
  return hex === hexOf(old) && /^#[\da-f]{6}$/.test(written) ? written : hex;
}

/** The source of theme/seeds.ts with other seeds and exceptions. Throws when it is not written as it was. */
export function withSeeds(source: string, { seeds: next, exceptions: except }: ReadTokens): string {
  const lines = (entries: Readonly<Record<string, string>>, quote: string) =>
    Object.entries(entries)
      .map(([name, hex]) => `  ${quote}${name}${quote}: "${hex}",\n`)
      .join("");
  const inBraces = (text: string) => (text === "" ? "{}" : `{\n${text}}`);
  const written = source
    .replace(/(export const seeds = )\{[^}]*\}/, `$1${inBraces(lines(next, ""))}`)
    .replace(/(export const exceptions[^=]*= )\{[^}]*\}/, `$1${inBraces(lines(except, '"'))}`);
  if (!source.includes("export const seeds = {") || !source.includes("export const exceptions")) {
    throw new Error("theme/seeds.ts has no seeds and exceptions to replace");
  }
  return written;
}
