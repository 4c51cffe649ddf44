import type { ReactNode } from "react";
import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import {
  controlAdornmentRecipe,
  controlFrameRecipe,
  controlRecipe,
} from "../../theme/recipes/field.ts";
import {
  controlAria,
  FieldFrame,
  splitField,
  useFieldIds,
  type FieldProps,
} from "../field/field.tsx";

const Frame = styled("div", controlFrameRecipe);
const Input = styled("input", controlRecipe);
const Adornment = styled("div", controlAdornmentRecipe);

export interface TextFieldProps
  extends FieldProps, Omit<NativeProps<"input">, "required" | "autoComplete"> {
  // Not React's union of every name: tsc takes 0.4 s to combine that with one name.
  autoComplete?: string | undefined;
  /** Called with the typed text, in addition to the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** An icon inside at the start. */
  start?: ReactNode;
  /** A button inside at the end, 44 px wide. */
  end?: ReactNode;
  /** A unit inside at the end, "층" or "cm". */
  unit?: string | undefined;
  /** Id of a further text about this field, such as a rule with several parts. */
  describedBy?: string | undefined;
  /** Marks the value as invalid when that text already explains why, so that `error` does not repeat it. */
  invalid?: boolean | undefined;
}

/** A one-line text input with label, help and error; controlled by `value`, or uncontrolled with `defaultValue`. */
export function TextField({
  id,
  start,
  end,
  unit,
  describedBy,
  invalid,
  onChange,
  onValueChange,
  type = "text",
  ...props
}: TextFieldProps) {
  const { field, control } = splitField(props);
  const ids = useFieldIds(id, field);
  return (
    <FieldFrame ids={ids} {...field}>
      <Frame>
        {start !== undefined && <Adornment side="start">{start}</Adornment>}
        <Input
          {...control}
          {...controlAria(ids, field.required, { describedBy, invalid })}
          id={ids.control}
          type={type}
          start={start !== undefined}
          end={end !== undefined || unit !== undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {unit !== undefined && <Adornment side="hint">{unit}</Adornment>}
        {end !== undefined && <Adornment side="end">{end}</Adornment>}
      </Frame>
    </FieldFrame>
  );
}
