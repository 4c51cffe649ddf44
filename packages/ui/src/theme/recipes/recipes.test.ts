import { describe, expect, it } from "vitest";
import { listColors } from "../forced-scheme.ts";
import { system } from "../system.ts";

const files = import.meta.glob<object>(["./*.ts", "!./*.test.ts"], { eager: true });
const recipes = Object.values(files).flatMap((file) => Object.entries(file));

const colors = new Set(listColors("light").map(([name]) => name));

/** The token category of each property; a misspelt token would become invalid CSS without an error. */
const categories: Record<string, string> = {
  bg: "colors",
  color: "colors",
  borderColor: "colors",
  borderInlineEndColor: "colors",
  outlineColor: "colors",
  boxShadow: "shadows",
  borderRadius: "radii",
  borderTopRadius: "radii",
  zIndex: "zIndex",
  transitionDuration: "durations",
  animationDuration: "durations",
  fontSize: "fontSizes",
  fontWeight: "fontWeights",
  lineHeight: "lineHeights",
  letterSpacing: "letterSpacings",
};

const keywords = new Set([
  "transparent",
  "currentcolor",
  "inherit",
  "none",
  // Of forced colours.
  "Canvas",
  "CanvasText",
]);
/** For print: black on white, whatever the screen's scheme. */
const printed = new Set(["white", "black"]);

interface Declaration {
  property: string;
  value: string;
}

function declarationsOf(node: unknown, property = ""): readonly Declaration[] {
  if (typeof node === "string" || typeof node === "number") {
    return [{ property, value: String(node) }];
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    // A value per breakpoint or condition belongs to the property around it.
    declarationsOf(
      child,
      ["base", "sm", "md", "lg", "xl"].includes(key) && property in categories ? property : key,
    ),
  );
}

function isKnown({ property, value }: Declaration): boolean {
  const references = [...value.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  if (references.some((name) => system.token.var(name) === undefined)) return false;
  if (property === "textStyle") return system.query.textStyles.list().includes(value);
  const category = categories[property];
  if (category === undefined || keywords.has(value)) return true;
  if (category === "colors") return colors.has(value) || printed.has(value);
  if (value === "0") return true;
  // A token that shrinks on a narrow screen.
  if (/^min\(\{[^}]+\}, /.test(value)) return true;
  return system.token.var(`${category}.${value}`) !== undefined;
}

it("recipes have different names when their files are merged", () => {
  const names = recipes.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(recipes)("%s", (_name, recipe) => {
  const declarations = declarationsOf(recipe);

  it("uses only tokens: no raw colour, font size, line height or shadow", () => {
    expect(declarations.filter((declaration) => !isKnown(declaration))).toEqual([]);
  });

  it("uses only semantic colours that both schemes have", () => {
    const raw = declarations.filter(({ value }) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|colors\.\w+\.\d/i.test(value),
    );
    expect(raw).toEqual([]);
    expect(JSON.stringify(recipe)).not.toMatch(/"_(dark|light|osDark|osLight)"/);
  });
});

/** Style props as they are written, also those with a value per breakpoint. */
function stylePropsIn(code: string): readonly Declaration[] {
  const props = new RegExp(
    `\\s(${Object.keys(categories).join("|")})=(?:("[^"]*")|\\{\\{([^}]*)\\}\\})`,
    "g",
  );
  return [...code.matchAll(props)].flatMap(([, property = "", text, values = ""]) =>
    [...(text ?? values).matchAll(/"([^"]*)"/g)].map(([, value = ""]) => ({ property, value })),
  );
}

it("style props outside the theme use only tokens, as recipes do", () => {
  const sources = import.meta.glob<string>(
    ["../../../../{web,forms,console}/src/**/*.tsx", "../../components/**/*.tsx"],
    { eager: true, query: "?raw", import: "default" },
  );
  const unknown = Object.entries(sources).flatMap(([file, code]) =>
    stylePropsIn(code).flatMap((declaration) =>
      isKnown(declaration) ? [] : [`${file}: ${declaration.property}="${declaration.value}"`],
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(unknown).toEqual([]);
});

it.each([
  ['<Box bg="#fff">', [{ property: "bg", value: "#fff" }]],
  [
    '<Text fontSize={{ base: "xs", md: "13px" }}>',
    [
      { property: "fontSize", value: "xs" },
      { property: "fontSize", value: "13px" },
    ],
  ],
])("the check of style props reads %s", (code, expected) => {
  expect(stylePropsIn(code)).toEqual(expected);
});

it.each([
  { property: "bg", value: "brand.subtel" },
  { property: "bg", value: "brand.700" },
  { property: "boxShadow", value: "inset 0 0 0 1px {colors.border}" },
  { property: "backgroundImage", value: "linear-gradient({colors.bgg}, transparent)" },
  { property: "textStyle", value: "captoin" },
  { property: "fontSize", value: "0.9375rem" },
  { property: "lineHeight", value: "1.4" },
])("the check of recipes rejects $property: $value", (declaration) => {
  expect(isKnown(declaration)).toBe(false);
});
