import { type FieldProps, getUiOptions } from "@rjsf/utils";
import { useCallback } from "react";

/** One value, passed to the widget that the form names, or to `text` when it names none. */
export function LeafField(props: FieldProps) {
  const { fieldPathId, formData, onChange, registry, rawErrors, schema, uiSchema } = props;
  const { widget = "text", placeholder, title, ...options } = getUiOptions(uiSchema);
  const Widget = typeof widget === "string" ? registry.widgets[widget] : widget;
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id),
    [onChange, fieldPathId],
  );
  if (Widget === undefined) throw new Error(`The form has no widget ${String(widget)}.`);
  return (
    <Widget
      id={fieldPathId.$id}
      name={props.name}
      label={title ?? props.name}
      value={formData}
      onChange={change}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      options={options}
      placeholder={placeholder ?? ""}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      readonly={props.readonly ?? false}
      rawErrors={rawErrors ?? []}
      registry={registry}
      schema={schema}
      uiSchema={uiSchema ?? {}}
    />
  );
}
