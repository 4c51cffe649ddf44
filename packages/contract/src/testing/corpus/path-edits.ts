import type { JsonObject } from "../../reader/json.ts";
import { has, lacks, set, spread } from "./patch.ts";
import {
  at,
  contract,
  edited,
  operationPlaces,
  type Case,
  type Expected,
  type Place,
} from "./places.ts";

const SCHEME = Object.keys(Object(at(contract, ["components", "securitySchemes"])))[0] ?? "";
const paths: JsonObject = Object(contract["paths"]);
const withPaths = (change: (entries: [string, unknown][]) => [string, unknown][]): JsonObject => ({
  ...contract,
  paths: Object.fromEntries(change(Object.entries(paths))),
});
const one = (kind: string, expected: Expected, place: Place, document: JsonObject): Case => ({
  kind,
  place: place.join(" "),
  expected,
  document,
});
/** The contract with one place replaced. */
export const changed = (kind: string, expected: Expected, place: Place, value: unknown) =>
  one(kind, expected, place, edited(place, value));

export function pathCases(most: number): readonly Case[] {
  const pick = (fits: (path: string) => boolean) => spread(Object.keys(paths).filter(fits), most);
  const item = (path: string): JsonObject => Object(paths[path]);
  const moved = (from: string, to: string) =>
    withPaths((all) => all.map(([path, each]) => [path === from ? to : path, each]));
  // The wire does not know its name, callers of the SDK do.
  const renamedParameter = (path: string): JsonObject => {
    const [, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
    const to = `${name}_renamed`;
    const text = JSON.stringify(item(path)).replaceAll(`"name":"${name}"`, `"name":"${to}"`);
    return withPaths((all) =>
      all.map(([each, value]) =>
        each === path ? [path.replace(`{${name}}`, `{${to}}`), JSON.parse(text)] : [each, value],
      ),
    );
  };
  return [
    ...spread(operationPlaces, most).map((place) =>
      changed("operation removed", "breaking", place, undefined),
    ),
    ...pick(() => true).map((path) =>
      changed("path removed", "breaking", ["paths", path], undefined),
    ),
    ...pick(() => true).map((path) =>
      one("path renamed", "breaking", [path], moved(path, `${path}-renamed`)),
    ),
    ...pick((path) => {
      const [, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
      return JSON.stringify(item(path)).includes(`"name":"${name}"`);
    }).map((path) => one("path parameter renamed", "breaking", [path], renamedParameter(path))),
    ...pick((path) => has("get")(item(path)) && lacks("post")(item(path))).map((path) =>
      changed(
        "method changed",
        "breaking",
        ["paths", path],
        set({ get: undefined, post: item(path)["get"] })(item(path)),
      ),
    ),
    ...pick(() => true).map((path) =>
      changed("operation added", "safe", ["paths", path, "patch"], {
        operationId: "newOne",
        tags: ["x"],
        responses: {},
      }),
    ),
    one(
      "paths in another order",
      "none",
      ["paths"],
      withPaths((all) => all.toReversed()),
    ),
    changed("document described otherwise", "words", ["info", "description"], "다른 말"),
    changed("scope asked of all", "breaking", ["security"], [{ [SCHEME]: ["more"] }]),
    changed(
      "scheme changed",
      "breaking",
      ["components", "securitySchemes", SCHEME, "scheme"],
      "basic",
    ),
  ];
}

export function componentCases(most: number): readonly Case[] {
  const text = JSON.stringify(contract);
  const lone = Object.keys(Object(at(contract, ["components", "schemas"]))).filter(
    (name) => text.split(`"${name}":{`).length === 2,
  );
  const renamed = (name: string): JsonObject =>
    JSON.parse(
      text
        .replaceAll(`/schemas/${name}"`, `/schemas/${name}Renamed"`)
        .replace(`"${name}":{`, `"${name}Renamed":{`),
    );
  const header = ["components", "responses", "TooManyRequests", "headers", "Retry-After"];
  return [
    ...spread(lone, most).map((name) => one("schema renamed", "breaking", [name], renamed(name))),
    changed("answered header removed", "breaking", header, undefined),
    changed("answered header narrower", "safe", [...header, "schema", "minimum"], 2),
    changed("answered header wider", "breaking", [...header, "schema", "minimum"], 0),
    changed("answered header described otherwise", "words", [...header, "description"], "다른 말"),
  ];
}
