import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { load } from "js-yaml";

import { listOf, textOf } from "../difference/change.ts";
import type { Row, Users } from "../difference/rows.ts";
import { isObject, objectAt, type JsonObject } from "../reader/json.ts";
import { readSources, type Source } from "./sources.ts";

interface Client {
  readonly name: string;
  readonly tell: string;
  readonly operations: readonly string[];
  readonly fields: readonly string[];
}

const PREFIX = /^(?:use|get)(?=[A-Z])/;
const SUFFIX =
  /(?:Suspense)?(?:Infinite)?(?:Query(?:Options|Key|Result|Error)|Mutation(?:Options|Result|Body|Error)|Infinite|Suspense|Url|Params|Headers|Body)$/;

/** The operation that a name of the SDK belongs to: `useListPopups`, `getListPopupsQueryOptions`. */
function operationOf(name: string, ids: ReadonlySet<string>): string | undefined {
  const bare = name.replace(PREFIX, "");
  return [name, bare, bare.replace(SUFFIX, "")]
    .map((each) => each.charAt(0).toLowerCase() + each.slice(1))
    .find((each) => ids.has(each));
}

/** Looks up who uses the parts of a contract in the front ends of a folder and in its list of clients outside. */
export class Consumers {
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #importers = new Map<string, string[]>();
  readonly #screens: ReadonlyMap<string, readonly string[]>;
  readonly #stories: ReadonlyMap<string, string>;
  readonly #clients: readonly Client[];
  readonly #holders: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(folder: string, document: JsonObject) {
    this.#sources = readSources(folder);
    for (const [file, { imports }] of this.#sources) {
      for (const other of imports)
        this.#importers.set(other, [...(this.#importers.get(other) ?? []), file]);
    }
    const text = (file: string) => readFileSync(join(folder, file), "utf8");
    const all = (pattern: string) => globSync(pattern, { cwd: folder });
    this.#screens = screensIn(
      all("packages/{web,console}/src/app/*.{ts,tsx}").map((file) => [file, text(file)]),
    );
    this.#stories = new Map(
      all(".storybook/coverage/*.ts").flatMap((file) =>
        [...text(file).matchAll(/(\w+): \{\s*id: "([^"]+)"/g)].map(([, route = "", id = ""]) => [
          route,
          id,
        ]),
      ),
    );
    const clients = all("openapi/consumers.yaml").flatMap((file) =>
      listOf(Object(load(text(file)))["clients"]),
    );
    this.#clients = clients.filter(isObject).map((client) => ({
      name: textOf(client["name"]),
      tell: textOf(client["tell"]),
      operations: listOf(client["operations"]).map(textOf),
      fields: listOf(client["fields"]).map(textOf),
    }));
    this.#holders = holdersIn(document);
  }

  usersOf(row: Row): Users {
    const [kind = "", name = ""] = row.part.split(" ");
    const ids = new Set(row.operations);
    const fields = new Set(row.changes.flatMap(({ at }) => /(\w+)(?:\[\])*$/.exec(at)?.[1] ?? []));
    const values = row.changes.flatMap(({ text }) =>
      text.startsWith("값 ") ? [...text.matchAll(/"([^"]+)"/g)] : [],
    );
    const words =
      kind === "schema"
        ? new Set([...fields, ...values.map(([, value = ""]) => value)])
        : new Set<string>();
    const types =
      kind === "schema" ? (this.#holders.get(name) ?? new Set([name])) : new Set<string>();
    const called = (source: Source) =>
      [...source.sdk].filter((each) => operationOf(each, ids) !== undefined);
    const touching = [...this.#sources].filter(
      ([, source]) => called(source).length > 0 || [...types].some((type) => source.sdk.has(type)),
    );
    const files =
      words.size === 0 ? touching.map(([file]) => file) : this.#readers(touching, words);
    const reached = this.#importersOf(files);
    const screens = [
      ...new Set(reached.flatMap((file) => this.#screens.get(file) ?? [])),
    ].toSorted();
    const outside = this.#clients.filter(
      (client) =>
        client.operations.some((id) => ids.has(id)) &&
        (words.size === 0 ||
          client.fields.length === 0 ||
          client.fields.some((field) => words.has(field))),
    );
    const inFiles = new Set(files);
    return {
      hooks: [
        ...new Set(
          touching
            .filter(([file]) => words.size === 0 || inFiles.has(file))
            .flatMap(([, source]) => called(source)),
        ),
      ].toSorted(),
      files: files.toSorted(),
      features: [...new Set(reached.map(featureOf))].filter((each) => each !== "").toSorted(),
      screens,
      stories: [
        ...new Set(screens.flatMap((screen) => this.#stories.get(screen) ?? [])),
      ].toSorted(),
      forms: this.#formsOf(reached, types, fields),
      outside: outside.map((client) => `${client.name} (알릴 곳: ${client.tell})`),
      ...(files.length === 0 && outside.length === 0 && { unread: this.#proof(words) }),
    };
  }

  /** What the screen at a route reaches: operations by id, forms and features by folder, and every word of its files. */
  partsOf(route: string, operations: ReadonlySet<string>) {
    const reached = new Set(
      [...this.#screens].flatMap(([file, routes]) => (routes.includes(route) ? [file] : [])),
    );
    // A set grows while it is walked.
    for (const file of reached)
      for (const other of this.#sources.get(file)?.imports ?? []) reached.add(other);
    const sources = [...reached].flatMap((file) => this.#sources.get(file) ?? []);
    const names = sources.flatMap(({ sdk }) => [...sdk]);
    const folders = (pattern: RegExp) =>
      [...new Set([...reached].flatMap((file) => pattern.exec(file)?.[1] ?? []))].toSorted();
    return {
      operations: [
        ...new Set(names.flatMap((name) => operationOf(name, operations) ?? [])),
      ].toSorted(),
      forms: folders(/^packages\/forms\/src\/definitions\/([^/]+)\//),
      features: folders(/^packages\/web\/src\/features\/([^/]+)\//),
      words: new Set(sources.flatMap(({ words }) => [...words])),
    };
  }

  /** Files with one of the words that touch the part, or stand one import away from one that does. */
  #readers(
    touching: readonly (readonly [string, Source])[],
    words: ReadonlySet<string>,
  ): readonly string[] {
    const near = new Set(
      touching.flatMap(([file, { imports }]) => [
        file,
        ...imports,
        ...(this.#importers.get(file) ?? []),
      ]),
    );
    return [...near].filter((file) => {
      // The form engine knows no form; its words are its own.
      if (/^packages\/forms\/src\/(?:engine|theme)\//.test(file)) return false;
      const own = this.#sources.get(file)?.words;
      return own !== undefined && [...words].some((word) => own.has(word));
    });
  }

  /** The files and whatever imports them, up to the tables of routes, which import every screen. */
  #importersOf(files: readonly string[]): readonly string[] {
    const reached = new Set(files);
    // A set grows while it is walked.
    for (const file of reached) {
      for (const importer of this.#importers.get(file) ?? []) {
        const isTable = /^packages\/(?:web|console)\/src\/app\//.test(importer);
        if (!isTable || this.#screens.has(importer)) reached.add(importer);
      }
    }
    return [...reached];
  }

  #formsOf(
    reached: readonly string[],
    types: ReadonlySet<string>,
    fields: ReadonlySet<string>,
  ): readonly string[] {
    const forms = reached.flatMap((file) => {
      const [, form] = /^packages\/forms\/src\/definitions\/([^/]+)\//.exec(file) ?? [];
      const source = this.#sources.get(file);
      if (form === undefined || source === undefined) return [];
      if (![...types].some((type) => source.sdk.has(type))) return [];
      const named = [...fields].filter((field) => source.words.has(field));
      return [named.length === 0 ? form : `${form} (${named.join(", ")})`];
    });
    return [...new Set(forms)].toSorted();
  }

  #proof(words: ReadonlySet<string>): string {
    const looked = `파일 ${this.#sources.size}개를 읽었는데 부르는 곳이 없고`;
    const named =
      words.size === 0 ? "" : ` ${[...words].join(", ")} 을(를) 읽거나 보내는 곳도 없으며,`;
    return `${looked},${named} 밖에서 쓰는 ${this.#clients.length}곳의 목록(openapi/consumers.yaml)에도 없어요.`;
  }
}

/** Screens and loaders by file, with the names of the routes that open them. */
function screensIn(
  tables: readonly (readonly [file: string, text: string])[],
): ReadonlyMap<string, readonly string[]> {
  const screens = new Map<string, string[]>();
  for (const [file, text] of tables) {
    const parts = text.split(/(?=pageRoute\(|path: paths\.|^const )/m);
    // A screen that two routes share stands in a constant above them.
    const shared = new Map(
      parts.flatMap((part) => {
        const [, name] = /^const (\w+) = \{/.exec(part) ?? [];
        return name === undefined ? [] : [[name, targetsIn(file, part)] as const];
      }),
    );
    for (const entry of parts) {
      const [, route, constant = ""] =
        /^(?:pageRoute\(|path: )paths\.(\w+)(?:, (\w+)\))?/.exec(entry) ?? [];
      if (route === undefined) continue;
      for (const target of [...targetsIn(file, entry), ...(shared.get(constant) ?? [])])
        screens.set(target, [...(screens.get(target) ?? []), route]);
    }
  }
  return screens;
}

/** The files that a part of a table of routes imports when a route is opened. */
function targetsIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(/import\("([^"]+)"\)/g)].map(([, target = ""]) =>
    posix.join(posix.dirname(file), target),
  );
}

/** For each named schema, those that contain it at any depth, and itself. */
function holdersIn(document: JsonObject): ReadonlyMap<string, ReadonlySet<string>> {
  const schemas = Object.entries(objectAt(document, "components", "schemas") ?? {});
  const users = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    for (const [, used = ""] of JSON.stringify(schema).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      users.set(used, [...(users.get(used) ?? []), name]);
    }
  }
  return new Map(
    schemas.map(([name]) => {
      const holders = new Set([name]);
      for (const each of holders) for (const user of users.get(each) ?? []) holders.add(user);
      return [name, holders];
    }),
  );
}

function featureOf(file: string): string {
  const [, feature, other] =
    /^packages\/web\/src\/(?:features\/([^/]+)|(shell)\/)/.exec(file) ?? [];
  return feature ?? other ?? (file.startsWith("packages/console/") ? "운영 콘솔" : "");
}
