import { Stack } from "@damadum/ui";
import { type FieldProps, getUiOptions, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";

import { isRecord } from "../../engine/data/values.ts";
import { propertiesInOrder } from "../../engine/definition/field-layout.ts";
import { FieldGroup } from "./field-group.tsx";

const noErrors = {};

/** A group of fields, in the order of the form; leaner than rjsf's own, which also serves unknown properties. */
export function ObjectField(props: FieldProps) {
  const { schema, uiSchema = {}, fieldPathId } = props;
  const names = useMemo(() => propertiesInOrder(schema, uiSchema), [schema, uiSchema]);
  const children = names.map((name) => <Property key={name} group={props} name={name} />);
  if (fieldPathId.path.length === 0) return <Stack gap="6">{children}</Stack>;
  const { title, description, label } = getUiOptions(uiSchema);
  return (
    <FieldGroup
      id={fieldPathId.$id}
      title={title ?? props.name}
      titleHidden={label === false}
      description={description}
    >
      {children}
    </FieldGroup>
  );
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
