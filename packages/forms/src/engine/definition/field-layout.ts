import type { RJSFSchema, UiSchema } from "@rjsf/utils";

import { dotted, type FieldPath, undotted } from "../data/path.ts";
import { isRecord } from "../data/values.ts";
import type { FormIssue, FormStep } from "./form-definition.ts";

/** Whether one component edits everything under this node. */
function isComposite(uiSchema: unknown): boolean {
  return isRecord(uiSchema) && "ui:field" in uiSchema;
}

function uiAt(uiSchema: UiSchema, path: FieldPath): unknown {
  return path.reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), uiSchema);
}

/**
 * The path of the field that shows the errors of `path`: the list for one of its entries, the visible
 * partner (`ui:shownBy`) for a value that is set together with it, otherwise the path itself.
 */
export function anchorOf(uiSchema: UiSchema, path: FieldPath): FieldPath {
  const depth = path.findIndex((_, index) => isComposite(uiAt(uiSchema, path.slice(0, index + 1))));
  const anchored = depth === -1 ? path : path.slice(0, depth + 1);
  const partner = uiOption(uiSchema, anchored, "ui:shownBy");
  if (typeof partner !== "string") return anchored;
  return partner.includes(".") ? undotted(partner) : [...anchored.slice(0, -1), partner];
}

/** Paths of the fields of a step whose errors show at `path`: the field there, and those that it sets. */
export function pathsShownAt(
  { fields, uiSchema }: Pick<FormStep, "fields" | "uiSchema">,
  path: FieldPath,
): readonly FieldPath[] {
  return fields
    .map((field) => undotted(field.path))
    .filter((own) => dotted(anchorOf(uiSchema, own)) === dotted(path));
}

/** The title of the field; falls back to its name when the form has none. */
export function titleOf(uiSchema: UiSchema, path: FieldPath): string {
  const title = uiOption(uiSchema, path, "ui:title");
  return typeof title === "string" ? title : String(path.at(-1) ?? "");
}

function uiOption(uiSchema: UiSchema, path: FieldPath, name: `ui:${string}`): unknown {
  const node = uiAt(uiSchema, path);
  return isRecord(node) ? node[name] : undefined;
}

/** Paths of the fields from top to bottom as they appear on the screen. */
function fieldsInScreenOrder(
  schema: RJSFSchema,
  uiSchema: UiSchema,
  base: FieldPath = [],
): readonly FieldPath[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = [...base, name];
    const ui = uiSchema[name];
    if (isRecord(ui) && ui["ui:widget"] === "hidden") return [];
    if (!isRecord(property) || isComposite(ui)) return [path];
    if (property["type"] !== "object") return [path];
    return fieldsInScreenOrder(property, isRecord(ui) ? ui : {}, path);
  });
}

/** Sorts issues by the positions of their fields on the screen; those without one go to the end. */
export function sortByScreen(
  issues: readonly FormIssue[],
  schema: RJSFSchema,
  uiSchema: UiSchema,
): readonly FormIssue[] {
  const order = fieldsInScreenOrder(schema, uiSchema);
  const places = new Map(order.map((path, place) => [dotted(path), place]));
  const placeOf = ({ path }: FormIssue) => places.get(dotted(path)) ?? order.length;
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b));
}
