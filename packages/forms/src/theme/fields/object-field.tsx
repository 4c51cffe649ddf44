import { FieldGroup, Stack, useFieldIds } from "@damadum/ui";
import { type FieldProps, getUiOptions, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";

import { isRecord } from "../../engine/data/values.ts";
import { FoldedGroup } from "./folded-group.tsx";

const noErrors = {};

/** A group of fields, in the order of the form; leaner than rjsf's own, which also supports unknown properties. */
export function ObjectField(props: FieldProps) {
  const { uiSchema = {}, formData, schema, fieldPathId } = props;
  const names = Object.keys(schema.properties ?? {});
  const ids = useFieldIds(fieldPathId.$id, {});
  // A group whose fields are all hidden renders nothing.
  if (names.length > 0 && names.every((name) => isHidden(uiSchema[name]))) return null;
  const children = names.map((name) => <Property key={name} group={props} name={name} />);
  if (fieldPathId.path.length === 0) return <Stack gap="6">{children}</Stack>;
  const { title, label, isFolded } = getUiOptions(uiSchema);
  if (isFolded === true) {
    return (
      <FoldedGroup
        id={fieldPathId.$id}
        title={title ?? props.name}
        values={formData}
        fieldCount={names.length}
        hasError={Object.keys(props.errorSchema ?? noErrors).length > 0}
      >
        {children}
      </FoldedGroup>
    );
  }
  return (
    <FieldGroup ids={ids} label={title ?? props.name} labelHidden={label === false}>
      <Stack gap={{ base: "5", lg: "6" }}>{children}</Stack>
    </FieldGroup>
  );
}

function isHidden(ui: unknown): boolean {
  return isRecord(ui) && ui["ui:widget"] === "hidden";
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
