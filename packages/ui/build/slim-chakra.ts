import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The package's modules end as this one does: `.js` once they are built. */
const END = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const TOKEN_NAMES = /[/\\]theme[/\\]slim[/\\]token-names\.[jt]s$/;
const CHAKRA = /@chakra-ui[/\\]react[/\\].*[/\\]styled-system[/\\]system\.js$/;
const SYSTEM = /[/\\]theme[/\\]system\.[jt]s$/;

/** Modules that a page in the browser does not need, by importer, and the file of theme/slim that replaces each. */
const replacements: readonly { source: string; importer: RegExp; standIn: string }[] = [
  { source: "./token-dictionary.js", importer: CHAKRA, standIn: "token-dictionary" },
  { source: "./preflight.js", importer: CHAKRA, standIn: "preflight" },
  { source: "@pandacss/is-valid-prop", importer: CHAKRA, standIn: "is-valid-prop" },
  { source: `./theme-config${END}`, importer: SYSTEM, standIn: "theme-config" },
];
const left =
  /[/\\](?:token-dictionary|preflight)\.js$|is-valid-prop[/\\]dist|theme[/\\](?:tokens|palette|global-css)\.[jt]s$/;

/**
 * Vite plugin for browser builds whose HTML contains the theme's own CSS (docs/decisions/ui-theme-bytes.md): leaves out
 * token values and global styles, and fails the build when they get in. The caller must put `system._global` into every
 * page.
 */
export function slimChakra(): Plugin {
  return {
    name: "damadum:slim-chakra",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer = "") {
      const found = replacements.find(
        (each) => each.source === source && each.importer.test(importer),
      );
      if (found === undefined) return null;
      return fileURLToPath(new URL(`../src/theme/slim/${found.standIn}${END}`, import.meta.url));
    },
    transform: {
      filter: { id: TOKEN_NAMES },
      handler: async () => `export const tokenNames = ${JSON.stringify(await listTokenNames())};`,
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const stranger = output.moduleIds.find((id) => left.test(id) && !/[/\\]slim[/\\]/.test(id));
        if (stranger !== undefined) this.error(`This should have been replaced: ${stranger}`);
      }
    },
  };
}

/**
 * The part of theme/system.ts that is read. Declared here and imported by path, because that module needs DOM types.
 */
interface ThemeModule {
  readonly system: {
    readonly tokens: {
      readonly allTokens: readonly {
        readonly extensions: Readonly<Record<string, unknown>> & {
          readonly category?: string;
          readonly prop?: string;
        };
      }[];
    };
  };
}

/** The names that components may use, by category: of the colours only semantic ones, no palette step. */
async function listTokenNames(): Promise<Record<string, string>> {
  const module: ThemeModule = await import(
    new URL(`../src/theme/system${END}`, import.meta.url).href
  );
  const names: Record<string, string[]> = {};
  for (const { extensions } of module.system.tokens.allTokens) {
    const { category = "", prop = "", condition, conditions, negative, virtual } = extensions;
    const isPrimitive = category === "colors" && conditions === undefined;
    if (condition !== "base" || negative === true || virtual === true || isPrimitive) continue;
    if (category === "breakpoints" || prop.startsWith("breakpoint-")) continue;
    (names[category] ??= []).push(prop);
  }
  return Object.fromEntries(Object.entries(names).map(([name, list]) => [name, list.join(" ")]));
}
