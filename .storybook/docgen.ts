import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type Documentation,
  type Handler,
} from "react-docgen";
import type { Plugin } from "vite";

const OWN_SOURCES = /\/packages\/(ui|forms|web)\/src\/(?!generated\/).*(?<!\.stories|\.test)\.tsx$/;

/** The file that declares a component, not one that re-exports it. */
const declaredIn: Handler = (documentation, component) => {
  documentation.set("declaredIn", component.hub.file.opts.filename);
};
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const handlers: Handler[] = [...Object.values(builtinHandlers), declaredIn];
// Shared by all files, so that a file of shared types is parsed once.
const importer = makeFsImporter(resolveOwnSource);

/**
 * Adds the documentation of our own components' props to the args tables. Storybook's own plugin also follows types
 * into Chakra and React, once per file: ten times the work for the same 518 props.
 */
export function docgen(): Plugin {
  return {
    name: "react-docgen",
    enforce: "pre",
    transform: (code, id) =>
      OWN_SOURCES.test(id) ? { code: code + docgenOf(code, id), map: null } : undefined,
  };
}

/** Statements that attach its docs to each component of a file. */
function docgenOf(code: string, filename: string): string {
  return documented(code, filename)
    .filter(
      (each) => each.displayName !== undefined && Reflect.get(each, "declaredIn") === filename,
    )
    .map((each) => `\n${each.displayName}.__docgenInfo = ${JSON.stringify(each)};`)
    .join("");
}

function documented(code: string, filename: string): Documentation[] {
  try {
    return parse(code, { resolver, handlers, importer, filename });
  } catch (error) {
    const hasNone =
      error instanceof Error && Reflect.get(error, "code") === ERROR_CODES.MISSING_DEFINITION;
    if (hasNone) return [];
    throw error;
  }
}

/** Our sources import each other by relative path with extension; nothing else has docs of ours. */
function resolveOwnSource(name: string, basedir: string): string {
  const path = resolve(basedir, name);
  if (name.startsWith(".") && existsSync(path)) return path;
  // react-docgen skips a module when the error has this code.
  throw Object.assign(new Error(`${name} is not ours`), { code: "MODULE_NOT_FOUND" });
}
