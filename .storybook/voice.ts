import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Plugin } from "vite";
import { root } from "../scripts/root.ts";

const FILLED = /\/\.storybook\/docs\/sentences\.ts$/;
const SOURCES = "packages/{console,domain,forms,server,ui,web}/src/**/*.{ts,tsx}";
const NOT_SPOKEN = /\.(?:test|stories)\.tsx?$|\/(?:testing|generated|stories|fixtures)[/.]/;
const KOREAN = /[가-힣]/;

/** Gives the docs every Korean sentence of the product. */
export const voice: Plugin = {
  name: "voice",
  enforce: "pre",
  transform: (_, id) =>
    FILLED.test(id)
      ? { code: `export const sentences = ${JSON.stringify(allSentences())};`, map: null }
      : undefined,
};

function allSentences(): readonly (readonly [text: string, place: string])[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NOT_SPOKEN.test(file));
  const ofCode = files
    .toSorted()
    .flatMap((file) => sentencesIn(readFileSync(join(root, file), "utf8"), file));
  const ofContract = globSync(["openapi.yaml", "openapi/*.yaml"], { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const [, text = ""] =
          /\b(?:title|x-message|x-required-message): "?([^"{}]+)/.exec(line) ?? [];
        return KOREAN.test(text) ? [[text.trim(), `${file}:${at + 1}`] as const] : [];
      }),
  );
  return [...ofCode, ...ofContract];
}

/** The Korean texts of a file's code, without its comments; what code fills in is an ellipsis. */
export function sentencesIn(
  code: string,
  file: string,
): readonly (readonly [text: string, place: string])[] {
  if (!KOREAN.test(code)) return [];
  const found: [string, string][] = [];
  const add = (text: string, start: number) => {
    const plain = text.replaceAll(/\s+/g, " ").trim();
    const line = code.slice(0, start).split("\n").length;
    if (KOREAN.test(plain)) found.push([plain, `${file}:${line}`]);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, value, quasis }: Record<string, unknown> = Object(node);
    if ((type === "Literal" || type === "JSXText") && typeof value === "string")
      add(value, Number(start));
    if (type === "TemplateLiteral" && Array.isArray(quasis))
      add(quasis.map((part) => part.value.cooked).join("…"), Number(start));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, code).program);
  return found;
}
