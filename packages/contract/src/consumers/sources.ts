import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";

/** What one source file says about others. */
export interface Source {
  /** Names that it imports or re-exports from the SDK. */
  readonly sdk: ReadonlySet<string>;
  /** Files of the repository that it imports, directly or lazily. */
  readonly imports: readonly string[];
  /** Every word in it; comments and the names of modules left out. */
  readonly words: ReadonlySet<string>;
}

/** Front ends: what calls the API from this repository. */
const FRONT_ENDS = "packages/{web,forms,app,console}/src/**/*.{ts,tsx}";
const IGNORED = /\.(?:test|stories)\.tsx?$|\/(?:testing|generated(?!\/forms\/)|mock-mode)\//;

/** Reads and parses every front end's sources below a folder; paths are from that folder. */
export function readSources(folder: string): ReadonlyMap<string, Source> {
  const files = globSync(FRONT_ENDS, { cwd: folder }).filter((file) => !IGNORED.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const parsed = new Map([...texts].map(([file, text]) => [file, parseSync(file, text)]));
  // The forms' names come through one index: each leads to the file that declares it.
  const ofForms = new Map(
    [...parsed].flatMap(([file, { module }]) =>
      file.startsWith("packages/forms/")
        ? module.staticExports.flatMap(({ entries }) =>
            entries.flatMap(({ exportName, moduleRequest }) =>
              moduleRequest === null && exportName.name !== null
                ? [[exportName.name, file] as const]
                : [],
            ),
          )
        : [],
    ),
  );
  return new Map(
    [...parsed].map(([file, { module, comments }]) => {
      const text = texts.get(file) ?? "";
      const named = [...module.staticImports, ...module.staticExports].flatMap((each) =>
        each.entries.map(({ importName, ...entry }) => ({
          from: "moduleRequest" in each ? each.moduleRequest.value : requestOf(entry),
          name: importName.name,
        })),
      );
      const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        text.slice(start + 1, end - 1),
      );
      const local = [...named.map(({ from }) => from), ...lazy]
        .filter((from) => from.startsWith("."))
        .map((from) => posix.join(dirname(file), from));
      const forms = named.flatMap(({ from, name }) =>
        from === "@damadum/forms" && name !== null ? (ofForms.get(name) ?? []) : [],
      );
      // A compiled form only leads from a pattern to the forms that show it; its words are every field's.
      const isCompiled = file.includes("/generated/");
      const sdk = named.flatMap(({ from, name }) =>
        from.startsWith("@damadum/sdk") ? (name ?? []) : [],
      );
      const places = [
        ...comments,
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
        ...module.staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
      ].toSorted((one, other) => one.start - other.start);
      const code = places.reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
        text,
      );
      return [
        file,
        {
          sdk: new Set(isCompiled ? [] : sdk),
          imports: [...new Set([...local, ...forms])],
          words: new Set(isCompiled ? [] : code.match(/[A-Za-z_$][\w$]*/g)),
        },
      ];
    }),
  );
}

function requestOf(entry: object): string {
  const request: unknown = Reflect.get(entry, "moduleRequest");
  return typeof request === "object" && request !== null
    ? String(Reflect.get(request, "value"))
    : "";
}
