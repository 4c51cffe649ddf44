import type { JsonObject } from "../../reader/json.ts";
import { listIn, set, type Edit, type Fits } from "./patch.ts";
import { at, contract, type Expected } from "./places.ts";

export type OperationKind = readonly [kind: string, expected: Expected, edit: Edit];

const SCHEME = Object.keys(Object(at(contract, ["components", "securitySchemes"])))[0] ?? "";
const LOGIN = { [SCHEME]: [] };
const access = (operation: JsonObject) => {
  const ways: unknown = operation["security"] ?? contract["security"];
  if (!Array.isArray(ways) || ways.length === 0) return "none";
  return ways.some((way) => Object.keys(Object(way)).length === 0) ? "optional" : "member";
};
const isFor =
  (who: string): Fits =>
  (operation) =>
    access(operation) === who;
/** Whether some way in asks for a scheme: `member`, `company`, `operator` or `visitor`. */
const asksFor =
  (scheme: string): Fits =>
  (operation) =>
    listIn(operation, "security").some((way) => scheme in Object(way));
const letIn = (...ways: readonly JsonObject[]) => ({ security: ways });

/** Who may call: each role, with and without another way in. */
export const accessKinds: readonly OperationKind[] = [
  ["opened to everybody", "safe", set({ security: [] }, isFor("member"))],
  ["login made optional", "safe", set({ security: [LOGIN, {}] }, isFor("member"))],
  ["login asked of everybody", "breaking", set({ security: [LOGIN] }, isFor("none"))],
  ["login no longer optional", "breaking", set({ security: [LOGIN] }, isFor("optional"))],
  ["another scope asked", "breaking", set({ security: [{ [SCHEME]: ["more"] }] }, isFor("member"))],
  [
    "second scheme asked",
    "breaking",
    set({ security: [{ ...LOGIN, second: [] }] }, isFor("member")),
  ],
  ["a company's opened to members", "safe", set(letIn({ member: [] }), asksFor("company"))],
  [
    "a member's closed to all but companies",
    "breaking",
    set(letIn({ company: [] }), isFor("member")),
  ],
  ["an operator's opened to members", "breaking", set(letIn({ member: [] }), asksFor("operator"))],
  ["another way in added", "safe", set({ security: [LOGIN, { receiver: [] }] }, isFor("member"))],
  [
    "visitors without a key refused",
    "breaking",
    set(
      (each) => ({
        security: listIn(each, "security").filter((way) => Object.keys(Object(way)).length > 0),
      }),
      asksFor("visitor"),
    ),
  ],
];
