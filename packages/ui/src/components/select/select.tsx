import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import {
  controlAdornmentRecipe,
  controlFrameRecipe,
  controlRecipe,
} from "../../theme/recipes/field.ts";
import { controlAria, FieldFrame, useFieldIds, type FieldProps } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";

const Frame = styled("div", controlFrameRecipe);
const Native = styled("select", controlRecipe);
const Adornment = styled("div", controlAdornmentRecipe);

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldProps, Omit<NativeProps<"select">, "required" | "children"> {
  options: readonly SelectOption[];
  /** Text of the empty choice that is shown before one is made. */
  placeholder?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select, so that phones show their own picker, with label, help and error. */
export function Select({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  options,
  placeholder = "선택해 주세요",
  onChange,
  onValueChange,
  ...rest
}: SelectProps) {
  const ids = useFieldIds(id, { help, error });
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, help, error, required, optional }}>
      <Frame>
        <Native
          {...rest}
          {...controlAria(ids, required)}
          kind="select"
          id={ids.control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <Adornment side="hint">
          <Icon name="chevron-down" size={20} />
        </Adornment>
      </Frame>
    </FieldFrame>
  );
}
