import { isObject, type JsonObject } from "../reader/json.ts";
import { compareAccess } from "./access.ts";
import {
  componentOf,
  isSame,
  listOf,
  Parts,
  shown,
  textOf,
  type Change,
  type Direction,
  type Here,
} from "./change.ts";
import { Messages, type Operation } from "./compare-messages.ts";
import { add, lifeFindings, SchemaComparison, WORDS, type Named } from "./compare-schemas.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Everything that differs, and the operations that each named part reaches. */
export interface Difference {
  readonly changes: readonly Change[];
  /** Ids of the operations that use a part, by its owner's name. */
  readonly reach: ReadonlyMap<string, readonly string[]>;
}

/** Compares two bundled documents, whose references all start with `#/`. */
export function compareDocuments(before: JsonObject, after: JsonObject): Difference {
  const schemas = new SchemaComparison(new Parts(before), new Parts(after));
  const roots = new Map<string, Named>();
  const of = (id: string): Named => {
    const named = roots.get(id) ?? { changes: [], uses: new Set() };
    roots.set(id, named);
    return named;
  };
  const [old, now] = [operationsIn(schemas.before), operationsIn(schemas.after)];
  const pairs = old.map((one) => [one, match(one, old, now)] as const);
  const matched = new Set(pairs.map(([, other]) => other));
  for (const [one, other] of pairs) compareOperation(one, other, schemas, of(other?.id ?? one.id));
  for (const each of now.filter((operation) => !matched.has(operation))) {
    const text = `${each.method.toUpperCase()} ${each.path} 새로 생김`;
    add(of(each.id), hereOf(each), { remedy: "added", text, wire: "safe", sdk: "safe" });
  }
  const texts = ({ info, servers, tags }: JsonObject) => [
    isObject(info) ? { ...info, version: "", "x-released": "" } : {},
    servers,
    tags,
  ];
  const document = of("");
  if (!isSame(texts(before), texts(after))) {
    add(document, { owner: "document", at: "", direction: "answered" }, WORDS);
  }
  const [prefix, prefixNow] = [serverPaths(before), serverPaths(after)];
  if (!isSame(prefix, prefixNow)) {
    const text = `서버 주소의 경로 ${prefix.join(", ")} → ${prefixNow.join(", ")}`;
    const here: Here = { owner: "document", at: "", direction: "sent" };
    add(document, here, { remedy: "changed", text, wire: "breaking", sdk: "safe" });
  }
  typeNames(schemas, document);
  return { changes: changesOf(roots, schemas), reach: reachOf(roots, schemas) };
}

/** What stands before every path; hosts differ between stages and are no part of the contract. */
function serverPaths({ servers }: JsonObject): readonly string[] {
  const paths = listOf(servers).map((server) =>
    textOf(isObject(server) ? server["url"] : "")
      .replace(/^https?:\/\/[^/]*/, "")
      .replace(/\/$/, ""),
  );
  return [...new Set(paths.length === 0 ? [""] : paths)].map((path) => path || "/").toSorted();
}

function changesOf(
  roots: ReadonlyMap<string, Named>,
  { named }: SchemaComparison,
): readonly Change[] {
  return [...roots.values(), ...named.values()].flatMap(({ changes }) => changes);
}

function reachOf(
  roots: ReadonlyMap<string, Named>,
  { named }: SchemaComparison,
): ReadonlyMap<string, readonly string[]> {
  const reach = new Map<string, string[]>();
  for (const [id, root] of roots) {
    const seen = new Set(root.uses);
    // A set grows while it is walked.
    for (const key of seen) for (const next of named.get(key)?.uses ?? []) seen.add(next);
    const owners = new Set([...seen].map((key) => key.replace(/ (?:sent|answered)$/, "")));
    for (const owner of owners) reach.set(owner, [...(reach.get(owner) ?? []), id]);
    if (id !== "") reach.set(`operation ${id}`, [id]);
  }
  return reach;
}

/** Named schemas are types of the SDK: their names are what its callers import. */
function typeNames({ before, after, renamed }: SchemaComparison, document: Named): void {
  const schemas = isObject(before.root["components"]) ? before.root["components"]["schemas"] : {};
  for (const name of Object.keys(isObject(schemas) ? schemas : {})) {
    if (after.has("schemas", name)) continue;
    const other = renamed.get(name);
    const here: Here = { owner: `schema ${other ?? name}`, at: "", direction: "answered" };
    const text =
      other === undefined ? `SDK 타입 ${name} 없어짐` : `SDK 타입 이름 ${name} → ${other}`;
    const remedy = other === undefined ? "removed" : "renamed";
    add(document, here, { remedy, text, wire: "none", sdk: "breaking" });
  }
}

export function operationsIn(parts: Parts): readonly Operation[] {
  const groups = [parts.root["paths"], parts.root["webhooks"]].map((group) =>
    isObject(group) ? group : {},
  );
  return groups.flatMap((group, index) =>
    Object.entries(group).flatMap(([path, raw]) => {
      const item = parts.resolve(raw);
      return METHODS.flatMap((method) => {
        const node = item[method];
        if (!isObject(node)) return [];
        const id =
          typeof node["operationId"] === "string" ? node["operationId"] : `${method} ${path}`;
        // What an operation says of a parameter counts, whatever its path says of it.
        const nameOf = (each: unknown) => {
          const parameter = parts.resolve(each);
          return `${textOf(parameter["in"])} ${textOf(parameter["name"])}`;
        };
        const own = new Map(listOf(node["parameters"]).map((each) => [nameOf(each), each]));
        const general = listOf(item["parameters"]).filter((each) => !own.has(nameOf(each)));
        const servers = item["servers"] === undefined ? {} : { servers: item["servers"] };
        return [
          {
            id,
            method,
            path,
            node: { ...servers, ...node },
            parameters: [...general, ...own.values()],
            isWebhook: index === 1,
          },
        ];
      });
    }),
  );
}

/** The name of a path parameter is not on the wire. */
const onTheWire = (path: string) => path.replaceAll(/\{[^}]*\}/g, "{}");

function match(
  one: Operation,
  old: readonly Operation[],
  now: readonly Operation[],
): Operation | undefined {
  const isAt = (a: Operation) => (b: Operation) =>
    a.method === b.method && onTheWire(a.path) === onTheWire(b.path) && a.isWebhook === b.isWebhook;
  const same = now.find(isAt(one));
  if (same !== undefined) return same;
  // One that moved keeps its operationId, and nothing of the base stood where it is now.
  return now.find((other) => other.id === one.id && !old.some(isAt(other)));
}

function hereOf({ id, isWebhook }: Operation): Here {
  return { owner: `operation ${id}`, at: "", direction: isWebhook ? "answered" : "sent" };
}

function compareOperation(
  a: Operation,
  b: Operation | undefined,
  schemas: SchemaComparison,
  user: Named,
): void {
  if (b === undefined) {
    const text = `${a.method.toUpperCase()} ${a.path} 없어짐`;
    const found = { remedy: "removed", text, wire: "breaking", sdk: "breaking" } as const;
    add(user, hereOf(a), found, a.node);
    return;
  }
  const here = hereOf(b);
  const [place, placeNow] = [a, b].map(
    ({ method, path }) => `${method.toUpperCase()} ${onTheWire(path)}`,
  );
  if (place !== placeNow) {
    const text = `${a.method.toUpperCase()} ${a.path} → ${b.method.toUpperCase()} ${b.path}`;
    add(user, here, { remedy: "changed", text, wire: "breaking", sdk: "breaking" }, a.node);
  }
  const sdkOnly = (text: string) =>
    add(user, here, { remedy: "renamed", text, wire: "none", sdk: "breaking" });
  if (a.id !== b.id) sdkOnly(`operationId ${a.id} → ${b.id}`);
  const [tag, tagNow] = [listOf(a.node["tags"])[0], listOf(b.node["tags"])[0]];
  if (tag !== tagNow) sdkOnly(`태그 ${shown(tag)} → ${shown(tagNow)}`);
  const [before, after] = [schemas.before.root, schemas.after.root];
  for (const each of compareAccess(
    { root: before, operation: a.node },
    { root: after, operation: b.node },
  )) {
    add(user, here, each);
  }
  for (const each of lifeFindings(a.node, b.node)) add(user, here, each);
  bodyLimit(a.node["x-body-limit"], b.node["x-body-limit"], here, user);
  for (const key of ["callbacks", "servers"]) {
    if (isSame(a.node[key], b.node[key])) continue;
    add(user, here, {
      remedy: "changed",
      text: `${key} 이(가) 바뀜`,
      wire: "breaking",
      sdk: "safe",
    });
  }
  if (!isSame(wordsOf(a.node), wordsOf(b.node))) add(user, here, WORDS);
  const [sent, answered]: readonly Direction[] = b.isWebhook
    ? ["answered", "sent"]
    : ["sent", "answered"];
  const messages = new Messages(schemas, user);
  messages.parameters(a, b, { ...here, direction: sent ?? "sent" });
  messages.body(a.node["requestBody"], b.node["requestBody"], {
    ...here,
    direction: sent ?? "sent",
  });
  messages.responses(a.node["responses"], b.node["responses"], {
    ...here,
    direction: answered ?? "answered",
  });
}

/** Without a limit of its own an operation has the server's, which is the smallest. */
function bodyLimit(before: unknown, after: unknown, here: Here, user: Named): void {
  const [from, to] = [before, after].map((limit) => (typeof limit === "number" ? limit : 0));
  if (from === to || from === undefined || to === undefined) return;
  const isNarrower = to < from;
  const text = `본문의 최대 바이트 ${shown(before)} → ${shown(after)}`;
  const remedy = isNarrower ? "narrower" : "wider";
  add(user, here, { remedy, text, wire: isNarrower ? "breaking" : "safe", sdk: "safe" });
}

function wordsOf(node: JsonObject): unknown {
  const { summary, description, externalDocs, requestBody } = node;
  const body =
    isObject(requestBody) && componentOf(requestBody) === undefined
      ? requestBody["description"]
      : "";
  return [summary, description, externalDocs, body, listOf(node["tags"]).slice(1)];
}
