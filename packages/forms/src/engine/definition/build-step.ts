import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { pick as pickKeys } from "es-toolkit";

import { type FieldPath, undotted } from "../data/path.ts";
import { isRecord } from "../data/values.ts";
import { type AnyField, under } from "./field.ts";
import type { FormStep } from "./form-definition.ts";

type StepSettings = Omit<FormStep, "schema" | "uiSchema" | "fields">;

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
        ...pick({ type: "object", ...body }, tree),
      },
      uiSchema: toUiSchema(body, tree, ""),
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

/** The named parts of an object's schema, with the contract's own rules. */
function pick(schema: RJSFSchema, level: Map<string, Node>): RJSFSchema {
  const { required = [], properties = {} } = schema;
  const own = [...level].flatMap(([name, node]): [string, Node, RJSFSchema][] => {
    const property = properties[name];
    return isRecord(property) ? [[name, node, property]] : [];
  });
  return {
    ...pickKeys(schema, ["type", "additionalProperties"]),
    required: own
      .filter(([name, { field }]) => required.includes(name) || field?.required !== undefined)
      .map(([name]) => name),
    properties: Object.fromEntries(
      own.map(([name, node, property]) => [
        name,
        isGroup(property, node) ? pick(property, node.below) : property,
      ]),
    ),
  };
}

/** Whether one component edits a whole list or group, which rjsf calls a field. */
function isWhole({ type }: RJSFSchema): boolean {
  return type === "array" || type === "object";
}

function isGroup(property: RJSFSchema, { field, below }: Node): boolean {
  return property.type === "object" && below.size > 0 && field?.widget === undefined;
}

function toUiSchema(schema: RJSFSchema, level: Map<string, Node>, base: string): UiSchema {
  return Object.fromEntries(
    [...level].map(([name, node]) => {
      const path = under(base, name);
      const property = schema.properties?.[name];
      if (!isRecord(property)) throw new Error(`field ${path}: the contract's body has none`);
      return [
        name,
        {
          ...settingsOf(path, property, node),
          ...(isGroup(property, node) && {
            "ui:label": false,
            ...toUiSchema(property, node.below, path),
          }),
        },
      ];
    }),
  );
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
