import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { pick as pickKeys } from "es-toolkit";

import { type FieldPath, undotted } from "../data/path.ts";
import { isRecord } from "../data/values.ts";
import { dereferenced, propertyIn } from "./alternatives.ts";
import { type AnyField, under } from "./field.ts";
import type { FormStep } from "./form-definition.ts";

type StepSettings = Omit<FormStep, "schema" | "uiSchema" | "fields">;

/** A field, if one has this path, and the nodes below it. */
interface Node {
  readonly field: AnyField | undefined;
  readonly below: Map<string, Node>;
}

/** Derives the schema and the uiSchema of a step from its fields, in their order. */
export function buildStep<Id extends string>(
  formId: string,
  body: RJSFSchema,
  { fields, ...step }: StepSettings & { readonly id: Id; readonly fields: readonly AnyField[] },
): FormStep<Id> {
  const tree = toTree(fields);
  try {
    return {
      ...step,
      fields,
      schema: {
        $id: `${formId}_${step.id}`,
        ...pick({ type: "object", ...body }, tree, body),
      },
      uiSchema: toUiSchema(body, tree, body, ""),
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`form ${formId}, step ${step.id}, ${problem}`, { cause: error });
  }
}

function toTree(fields: readonly AnyField[]): Map<string, Node> {
  const root: Map<string, Node> = new Map();
  for (const field of fields) add(root, undotted(field.path), field);
  return root;
}

function add(level: Map<string, Node>, [first, ...rest]: FieldPath, field: AnyField): void {
  const name = String(first);
  const known = level.get(name) ?? { field: undefined, below: new Map<string, Node>() };
  level.set(name, rest.length === 0 ? { ...known, field } : known);
  if (rest.length > 0) add(known.below, rest, field);
}

/** The named parts of an object's schema and of its alternatives, with the contract's own rules. */
function pick(schema: RJSFSchema, level: Map<string, Node>, root: RJSFSchema): RJSFSchema {
  const { required = [], properties, oneOf, then, else: otherwise } = schema;
  const nodes = [...level];
  const branch = (part: RJSFSchema) => pick(dereferenced(part, root), level, root);
  const own = nodes.flatMap(([name, node]): [string, Node, RJSFSchema][] => {
    const property = properties?.[name];
    return isRecord(property) ? [[name, node, dereferenced(property, root)]] : [];
  });
  return {
    ...pickKeys(schema, ["type", "additionalProperties", "discriminator", "if", "$defs"]),
    required: nodes
      .filter(
        ([name, { field }]) =>
          required.includes(name) ||
          (field?.required !== undefined && properties?.[name] !== undefined),
      )
      .map(([name]) => name),
    properties: Object.fromEntries(
      own.map(([name, node, property]) => [name, pickBelow(property, node, root)]),
    ),
    ...(oneOf !== undefined && { oneOf: oneOf.filter(isRecord).map(branch) }),
    // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
    ...(isRecord(then) && { then: branch(then) }),
    ...(isRecord(otherwise) && { else: branch(otherwise) }),
  };
}

/** The same below a property: for the fields of a group, and of the entries of a list. */
function pickBelow(property: RJSFSchema, node: Node, root: RJSFSchema): RJSFSchema {
  if (isGroup(property, node)) return pick(property, node.below, root);
  const below = node.below.get("*")?.below;
  const { items } = property;
  return below !== undefined && below.size > 0 && isRecord(items)
    ? { ...property, items: pick(dereferenced(items, root), below, root) }
    : property;
}

/** Whether one component edits a whole list or group, which rjsf calls a field. */
function isWhole({ type }: RJSFSchema): boolean {
  return type === "array" || type === "object";
}

function isGroup(property: RJSFSchema, { field, below }: Node): boolean {
  return property.type === "object" && below.size > 0 && field?.widget === undefined;
}

function toUiSchema(
  schema: RJSFSchema,
  level: Map<string, Node>,
  root: RJSFSchema,
  base: string,
): UiSchema {
  return Object.fromEntries(
    [...level].map(([name, node]) => {
      const path = under(base, name);
      const found = propertyIn(schema, name, root);
      if (found === undefined) throw new Error(`field ${path}: the contract's body has none`);
      const property = dereferenced(found, root);
      const entry = node.below.get("*");
      const settings = settingsOf(path, property, node);
      return [
        name,
        {
          ...settings,
          ...(isGroup(property, node) && {
            "ui:label": false,
            ...toUiSchema(property, node.below, root, path),
          }),
          ...(entry !== undefined && { items: entryUiSchema(path, property, entry, root) }),
        },
      ];
    }),
  );
}

/** The uiSchema of each entry of a list. */
function entryUiSchema(
  path: string,
  { items }: RJSFSchema,
  entry: Node,
  root: RJSFSchema,
): UiSchema {
  if (!isRecord(items)) throw new Error(`field ${path}: the contract has no list there`);
  const item = dereferenced(items, root);
  return {
    ...(entry.field !== undefined && settingsOf(`${path}.*`, item, entry)),
    ...toUiSchema(item, entry.below, root, `${path}.*`),
  };
}

function settingsOf(path: string, property: RJSFSchema, node: Node): UiSchema {
  const empty: Partial<AnyField> = {};
  // Messages name the field by the contract's title, so it needs one even when the form titles it differently.
  if (property.title === undefined)
    throw new Error(`field ${path}: the contract gives it no title`);
  const { title = property.title, widget, ...field } = node.field ?? empty;
  const unit: unknown = property["x-unit"];
  const options = {
    ...field.options,
    ...(unit !== undefined && { unit }),
    ...(field.help !== undefined && { help: field.help }),
    ...(field.verify !== undefined && { verify: field.verify }),
  };
  return {
    "ui:title": title,
    ...(widget !== undefined && { [isWhole(property) ? "ui:field" : "ui:widget"]: widget }),
    ...(field.placeholder !== undefined && { "ui:placeholder": field.placeholder }),
    ...(field.shownBy !== undefined && { "ui:shownBy": field.shownBy }),
    ...(Object.keys(options).length > 0 && { "ui:options": options }),
  };
}
