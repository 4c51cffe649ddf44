import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { controlRecipe } from "../../theme/recipes/field.ts";
import { controlAria, FieldFrame, useFieldIds, type FieldProps } from "../field/field.tsx";

const Area = styled("textarea", controlRecipe);

export interface TextAreaProps extends FieldProps, Omit<NativeProps<"textarea">, "required"> {
  onValueChange?: ((value: string) => void) | undefined;
}

/** A multi-line text input with label, help and error. */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  onChange,
  onValueChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id, { help, error });
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, help, error, required, optional }}>
      <Area
        {...rest}
        {...controlAria(ids, required)}
        kind="area"
        rows={rows}
        id={ids.control}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}
