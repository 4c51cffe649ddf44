import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createSystem,
  defaultBaseConfig,
  type RecipeDefinition,
  type SlotRecipeDefinition,
} from "@chakra-ui/react";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baseConfig } from "../src/theme/base-config.ts";
import { cssProperties, tokenProperties } from "../src/theme/style-props.ts";
import { themeConfig } from "../src/theme/theme-config.ts";
import { slimChakra } from "./slim-chakra.ts";

interface Slim {
  readonly system: ReturnType<typeof createSystem>;
  readonly recipes: Readonly<Record<string, RecipeDefinition | SlotRecipeDefinition>>;
}

/** Chakra's whole preset with all tokens; only the dark condition is ours. */
const stock = createSystem(defaultBaseConfig, themeConfig, {
  conditions: { dark: baseConfig.conditions?.["dark"] ?? "" },
});

const theme = fileURLToPath(new URL("../src/theme", import.meta.url));
const recipeFiles = readdirSync(join(theme, "recipes")).filter((name) => !name.includes(".test."));
const folder = mkdtempSync(join(tmpdir(), "slim-chakra-"));
let slim: Slim;

beforeAll(async () => {
  const entry = join(folder, "entry.ts");
  writeFileSync(
    entry,
    `export { system } from "${theme}/system.ts";
     ${recipeFiles.map((file, index) => `import * as file${index} from "${theme}/recipes/${file}";`).join("\n")}
     export const recipes = { ${recipeFiles.map((_, index) => `...file${index}`).join(", ")} };`,
  );
  await build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins: [slimChakra()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(folder, "built"),
      lib: { entry, formats: ["es"], fileName: () => "slim.mjs" },
    },
  });
  slim = await import(pathToFileURL(join(folder, "built/slim.mjs")).href);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Every combination of a recipe's variants, including none. */
function choicesOf(variants: object = {}): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (choices, [name, options]) =>
      choices.flatMap((choice) => [
        choice,
        ...Object.keys(options ?? {}).map((option) => ({ ...choice, [name]: option })),
      ]),
    [{}],
  );
}

/** As text, because the order of rules matters; without the variable that only Chakra's own components read. */
function cssOf(
  system: Slim["system"],
  recipe: RecipeDefinition | SlotRecipeDefinition,
  choice: object,
): string {
  const look: unknown =
    "slots" in recipe ? system.sva(recipe)(choice) : system.css(system.cva(recipe)(choice));
  return JSON.stringify(look, (name, value: unknown) =>
    name === "--bg-currentcolor" ? undefined : value,
  );
}

test("every recipe looks in a slim build as it does with all of Chakra's preset", () => {
  const recipes = Object.entries(slim.recipes);
  expect(recipes.length).toBeGreaterThan(80);
  let looks = 0;
  for (const [name, recipe] of recipes) {
    for (const choice of choicesOf(recipe.variants)) {
      looks += 1;
      expect(cssOf(slim.system, recipe, choice), `${name} ${JSON.stringify(choice)}`).toBe(
        cssOf(stock, recipe, choice),
      );
    }
  }
  expect(looks).toBeGreaterThan(400);
});

test.each([
  { padding: "4", marginBlockStart: "-2", gap: { base: "1.5", md: "8" }, width: "control.md" },
  { hideFrom: "md", aspectRatio: "4 / 3", scrollMarginTop: "6rem" },
  { hideBelow: "md", textStyle: "display", color: "fg", bg: "brand.subtle" },
  { _print: { display: "none" }, _hover: { boxShadow: "frame.strong" }, srOnly: true },
  { border: "1px solid {colors.border}", transition: "none !important", zIndex: "table.corner" },
])("style props look in a slim build as they do with all of Chakra's preset: %o", (styles) => {
  expect(cssOf(slim.system, { base: styles }, {})).toBe(cssOf(stock, { base: styles }, {}));
});

test("a slim build knows each style prop and treats no attribute as one", () => {
  const names = [...cssProperties, ...Object.values(tokenProperties).flat(), "bg", "_print"];
  expect(names.filter((name) => !slim.system.isValidProperty(name))).toEqual([]);
  for (const name of ["id", "role", "aria-label", "href", "onClick", "data-tone"]) {
    expect(slim.system.isValidProperty(name)).toBe(false);
  }
});

test("a slim build contains no token value and no global style", () => {
  const css = JSON.stringify(slim.system._global);
  expect(css).not.toMatch(/--dm-|box-sizing|boxSizing|focus-visible/);
});
