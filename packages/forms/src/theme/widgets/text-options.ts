import type { WidgetProps } from "@rjsf/utils";

const inputTypes = ["text", "email", "tel", "url", "search"] as const;
const inputModes = ["text", "email", "tel", "numeric"] as const;

interface TextOptions {
  readonly help?: string;
  readonly autoComplete?: string;
  readonly type?: (typeof inputTypes)[number];
  readonly inputMode?: (typeof inputModes)[number];
  readonly autoCapitalize?: "none";
  readonly spellCheck?: false;
  readonly maxLength?: number;
  readonly optional?: true;
}

/** The settings of a text input that a uiSchema can name, read with their types. */
export function textOptions({
  options,
  required,
}: Pick<WidgetProps, "options" | "required">): TextOptions {
  const { help, autocomplete, inputType, inputMode, verbatim } = options;
  const type = inputTypes.find((known) => known === inputType);
  const mode = inputModes.find((known) => known === inputMode);
  return {
    ...(typeof help === "string" && { help }),
    ...(typeof autocomplete === "string" && { autoComplete: autocomplete }),
    ...(type !== undefined && { type }),
    ...(mode !== undefined && { inputMode: mode }),
    ...(verbatim === true && { autoCapitalize: "none", spellCheck: false }),
    ...(required !== true && { optional: true }),
  };
}
