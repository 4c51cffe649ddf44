import type { JsonObject } from "../../reader/json.ts";
import { accessKinds, type OperationKind } from "./access-edits.ts";
import {
  append,
  drop,
  firstIn,
  has,
  lacks,
  listIn,
  set,
  spread,
  under,
  type Edit,
  type Fits,
} from "./patch.ts";
import { at, contract, operationPlaces, type Case } from "./places.ts";
import { changed, componentCases, pathCases } from "./path-edits.ts";
import { schemaCases } from "./schema-edits.ts";

const add = (parameter: JsonObject) =>
  set((operation) => ({
    parameters: [
      ...listIn(operation, "parameters"),
      { name: "x_new", schema: { type: "string" }, ...parameter },
    ],
  }));
const parameter = (place: string, patch: Parameters<typeof set>[0], fits: Fits = () => true) =>
  firstIn(
    "parameters",
    set(patch, (each) => each["in"] === place && fits(each)),
  );
const ofQuery = (edit: Edit): Edit =>
  firstIn("parameters", (each) =>
    each["in"] === "query" ? under("schema", edit)(each) : undefined,
  );
const isNeeded: Fits = ({ required }) => required === true;
const isFree: Fits = ({ required }) => required !== true;
const body = (patch: Parameters<typeof set>[0], fits?: Fits) =>
  under("requestBody", set(patch, fits));
const success = (answers: JsonObject) =>
  Object.keys(answers).find((status) => status.startsWith("2")) ?? "";
const withoutQuery = (operation: JsonObject) => {
  const all = listIn(operation, "parameters");
  const first = all.find((each) => Object(each)["in"] === "query");
  return all.filter((each) => each !== first);
};
const inJson = (edit: Edit) => under("content", under("application/json", under("schema", edit)));
const inBody = (edit: Edit) => under("requestBody", inJson(edit));
const withoutFirstKey: Edit = (all) => Object.fromEntries(Object.entries(all).slice(1));
const answers = (edit: Edit) => under("responses", edit);
const answer = (edit: Edit) => answers((all) => under(success(all), edit)(all));

const kinds: readonly OperationKind[] = [
  ["operationId renamed", "breaking", set({ operationId: "renamedOperation" })],
  ["tag changed", "breaking", set({ tags: ["other"] })],
  ["summary changed", "words", set({ summary: "다른 요약" })],
  ["description changed", "words", set({ description: "다른 설명" })],
  [
    "deprecated",
    "safe",
    set({ deprecated: true, "x-deprecated-on": "2026-01-01", "x-sunset": "2027-01-01" }),
  ],
  ["body limit lowered", "breaking", set({ "x-body-limit": 10 }, has("x-body-limit"))],
  ["body limit raised", "safe", set({ "x-body-limit": 10 ** 9 })],
  ...accessKinds,
  ["optional query parameter added", "safe", add({ in: "query" })],
  ["required query parameter added", "breaking", add({ in: "query", required: true })],
  ["optional header added", "safe", add({ in: "header" })],
  ["required header added", "breaking", add({ in: "header", required: true })],
  [
    "parameters removed",
    "breaking",
    set({ parameters: undefined }, (each) => listIn(each, "parameters").length > 0),
  ],
  [
    "parameters in another order",
    "none",
    set((each) => ({ parameters: listIn(each, "parameters").toReversed() }), has("parameters")),
  ],
  ["query parameter renamed", "breaking", parameter("query", { name: "x_renamed" })],
  ["query parameter made required", "breaking", parameter("query", { required: true }, isFree)],
  ["query parameter made optional", "safe", parameter("query", { required: false }, isNeeded)],
  ["query parameter moved to the headers", "breaking", parameter("query", { in: "header" })],
  ["query parameter written otherwise", "breaking", parameter("query", { style: "pipeDelimited" })],
  ["query parameter described otherwise", "words", parameter("query", { description: "다른 말" })],
  [
    "header parameter in capitals",
    "none",
    parameter("header", ({ name }) => ({ name: String(name).toUpperCase() })),
  ],
  ["header parameter made required", "breaking", parameter("header", { required: true }, isFree)],
  ["header parameter made optional", "safe", parameter("header", { required: false }, isNeeded)],
  ["header parameter renamed", "breaking", parameter("header", { name: "x-renamed" })],
  [
    "query parameter removed",
    "breaking",
    set(
      (each) => ({ parameters: withoutQuery(each) }),
      (each) => withoutQuery(each).length < listIn(each, "parameters").length,
    ),
  ],
  [
    "query parameter deprecated",
    "safe",
    parameter("query", {
      deprecated: true,
      "x-deprecated-on": "2026-01-01",
      "x-sunset": "2027-01-01",
    }),
  ],
  [
    "query parameter of another type",
    "breaking",
    ofQuery(set({ type: "boolean", enum: undefined, default: undefined }, has("type"))),
  ],
  [
    "query value withdrawn",
    "breaking",
    ofQuery(
      set(
        (each) => ({ enum: listIn(each, "enum").slice(1) }),
        (each) => listIn(each, "enum").length > 1,
      ),
    ),
  ],
  [
    "query value added",
    "safe",
    ofQuery(set((each) => ({ enum: append(each, "enum", "NEW") }), has("enum"))),
  ],
  ["default added", "breaking", ofQuery(set({ default: "a" }, lacks("default", lacks("$ref"))))],
  ["default changed", "breaking", ofQuery(set({ default: "other" }, has("default")))],
  ["default dropped", "breaking", ofQuery(drop("default"))],
  ["body removed", "breaking", drop("requestBody")],
  [
    "body of another schema",
    "breaking",
    inBody(set({ $ref: "#/components/schemas/Health" }, has("$ref"))),
  ],
  ["body made optional", "safe", body({ required: false }, isNeeded)],
  ["body made required", "breaking", body({ required: true }, isFree)],
  [
    "required body added",
    "breaking",
    set({ requestBody: { required: true, content: {} } }, lacks("requestBody")),
  ],
  ["optional body added", "safe", set({ requestBody: { content: {} } }, lacks("requestBody"))],
  ["body of another media type", "breaking", body({ content: { "text/plain": {} } })],
  [
    "body of one more media type",
    "safe",
    body(({ content }) => ({ content: { ...Object(content), "text/plain": {} } })),
  ],
  [
    "success of another status",
    "breaking",
    answers((all) => set({ [success(all)]: undefined, "206": all[success(all)] })(all)),
  ],
  ["second success added", "breaking", answers(set({ "206": { description: "일부" } }))],
  ["error added", "safe", answers(set((all) => ({ "418": all["default"] }), has("default")))],
  ["error removed", "safe", answers(drop("400"))],
  ["default answer removed", "breaking", answers(drop("default"))],
  ["answer without its body", "breaking", answer(drop("content"))],
  [
    "answer of another media type",
    "breaking",
    answer(set({ content: { "text/csv": {} } }, has("content"))),
  ],
  [
    "answer of one more media type",
    "safe",
    answer(
      set(({ content }) => ({ content: { ...Object(content), "text/csv": {} } }), has("content")),
    ),
  ],
  [
    "answer of another schema",
    "breaking",
    answer(
      inJson(
        set(
          { $ref: "#/components/schemas/Health" },
          (each) => has("$ref")(each) && each["$ref"] !== "#/components/schemas/Health",
        ),
      ),
    ),
  ],
  ["answer's header removed", "breaking", answer(under("headers", withoutFirstKey))],
  [
    "answer's header renamed",
    "breaking",
    answer(
      under("headers", (all) => {
        const [[, first] = []] = Object.entries(all);
        return first === undefined ? undefined : { ...withoutFirstKey(all), "X-Renamed": first };
      }),
    ),
  ],
  ["answer described otherwise", "words", answer(set({ description: "다른 말" }))],
  [
    "header answered",
    "safe",
    answer(set({ headers: { "x-new": { schema: { type: "string" } } } }, lacks("headers"))),
  ],
  ["callbacks added", "breaking", set({ callbacks: { done: {} } })],
];

/** Every edit of the corpus: each kind at up to `most` places, spread over the contract. */
export function corpusCases(most: number): readonly Case[] {
  const operations = kinds.flatMap(([kind, expected, edit]) => {
    const fitting = operationPlaces.flatMap((place) => {
      const part = edit(Object(at(contract, place)));
      return part === undefined ? [] : [changed.bind(undefined, kind, expected, place, part)];
    });
    return spread(fitting, most).map((make) => make());
  });
  return [...operations, ...pathCases(most), ...componentCases(most), ...schemaCases(most)];
}
