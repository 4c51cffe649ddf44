import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import { controlRecipe } from "../../theme/recipes/field.ts";
import {
  controlAria,
  FieldFrame,
  splitField,
  useFieldIds,
  type FieldProps,
} from "../field/field.tsx";

const Area = styled("textarea", controlRecipe);

export interface TextAreaProps extends FieldProps, Omit<NativeProps<"textarea">, "required"> {
  onValueChange?: ((value: string) => void) | undefined;
}

/** A multi-line text input with label, help and error. */
export function TextArea({ id, onChange, onValueChange, rows = 4, ...props }: TextAreaProps) {
  const { field, control } = splitField(props);
  const ids = useFieldIds(id, field);
  return (
    <FieldFrame ids={ids} {...field}>
      <Area
        {...control}
        {...controlAria(ids, field.required)}
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
