import type { WidgetProps } from "@rjsf/utils";

const inputTypes = ["text", "email", "tel", "url", "search", "date"] as const;
const inputModes = ["text", "email", "tel", "numeric"] as const;

/** What every control takes from rjsf. */
export function controlProps({ id, label, required, rawErrors }: WidgetProps) {
  return { id, label, required, error: rawErrors?.[0] };
}

/** What every control of text takes from rjsf, apart from its text. */
export function textProps(widget: WidgetProps) {
  const { help } = widget.options;
  return {
    ...controlProps(widget),
    name: widget.id,
    placeholder: widget.placeholder,
    ...(typeof help === "string" && { help }),
    ...(widget.required !== true && { optional: true }),
  };
}

/** The same for one line of text, with the settings of an input that a uiSchema can name, read with their types. */
export function inputProps(widget: WidgetProps) {
  const { autocomplete, inputType, inputMode, verbatim } = widget.options;
  const type = inputTypes.find((known) => known === inputType);
  const mode = inputModes.find((known) => known === inputMode);
  return {
    ...textProps(widget),
    ...(typeof autocomplete === "string" && { autoComplete: autocomplete }),
    ...(type !== undefined && { type }),
    ...(mode !== undefined && { inputMode: mode }),
    ...(verbatim === true && { autoCapitalize: "none", spellCheck: false }),
  };
}
