import { FieldGroup, Stack, useFieldIds } from "@damadum/ui";
import { type FieldPathId, type FieldProps, getUiOptions, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";

import type { FieldPath } from "../../engine/data/path.ts";
import { isRecord } from "../../engine/data/values.ts";
import { withChosenOption } from "../../engine/definition/shape.ts";
import { useActiveNames } from "../../engine/form/form-engine.ts";
import { FoldedGroup } from "./folded-group.tsx";

const noErrors = {};

/** A group of fields, in the order of the form; leaner than rjsf's own, which also supports unknown properties. */
export function ObjectField(props: FieldProps) {
  const { uiSchema = {}, formData, registry } = props;
  // For alternatives, rjsf passes the group's own path beside one for the choice, which is a field here.
  const fieldPathId = childPathOf(props) ?? props.fieldPathId;
  const schema = withChosenOption(props.schema, formData, (part, value) =>
    registry.schemaUtils.retrieveSchema(part, value),
  );
  const group = { ...props, schema, fieldPathId };
  const names = useMemo(() => Object.keys(schema.properties ?? {}), [schema.properties]);
  const ids = useFieldIds(fieldPathId.$id, {});
  const activeNames = useActiveNames(fieldPathId.path, names);
  // A group whose fields are all hidden renders nothing.
  if (activeNames.length > 0 && activeNames.every((name) => isHidden(uiSchema[name]))) return null;
  const children = activeNames.map((name) => <Property key={name} group={group} name={name} />);
  if (fieldPathId.path.length === 0) return <Stack gap="6">{children}</Stack>;
  const { title, label, isFolded } = getUiOptions(uiSchema);
  if (isFolded === true) {
    return (
      <FoldedGroup
        id={fieldPathId.$id}
        title={title ?? props.name}
        values={formData}
        fieldCount={activeNames.length}
        hasError={Object.keys(props.errorSchema ?? noErrors).length > 0}
      >
        {children}
      </FoldedGroup>
    );
  }
  return (
    <FieldGroup
      ids={ids}
      label={entryTitle(title ?? props.name, fieldPathId.path)}
      labelHidden={label === false}
    >
      <Stack gap={{ base: "5", lg: "6" }}>{children}</Stack>
    </FieldGroup>
  );
}

/** `사람 2` for the second entry of a list. */
function entryTitle(title: string, path: FieldPath): string {
  const place = path.at(-1);
  return typeof place === "number" ? `${title} ${place + 1}` : title;
}

function isHidden(ui: unknown): boolean {
  return isRecord(ui) && ui["ui:widget"] === "hidden";
}

function childPathOf(props: FieldProps): FieldPathId | undefined {
  const path: unknown = props["childFieldPathId"];
  return isPathId(path) ? path : undefined;
}

function isPathId(path: unknown): path is FieldPathId {
  return isRecord(path) && "$id" in path && Array.isArray(path["path"]);
}

function Property({ group, name }: { group: FieldProps; name: string }) {
  const { schema, uiSchema, formData, errorSchema, fieldPathId, registry } = group;
  const { SchemaField } = registry.fields;
  const { globalFormOptions } = registry;
  const path = useMemo(
    () => toFieldPathId(name, globalFormOptions, fieldPathId.path),
    [name, globalFormOptions, fieldPathId.path],
  );
  const property = schema.properties?.[name];
  if (SchemaField === undefined || !isRecord(property)) return null;
  const values: unknown = formData;
  return (
    <SchemaField
      name={name}
      schema={property}
      uiSchema={uiSchema?.[name]}
      formData={isRecord(values) ? values[name] : undefined}
      errorSchema={errorSchema?.[name] ?? noErrors}
      fieldPathId={path}
      required={schema.required?.includes(name) ?? false}
      onChange={group.onChange}
      onBlur={group.onBlur}
      onFocus={group.onFocus}
      registry={registry}
      disabled={group.disabled ?? false}
      readonly={group.readonly ?? false}
      hideError={group.hideError ?? false}
    />
  );
}
