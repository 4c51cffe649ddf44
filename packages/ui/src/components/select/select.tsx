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
import { Icon } from "../icon/icon.tsx";

const Frame = styled("div", controlFrameRecipe);
const Native = styled("select", controlRecipe);
const Adornment = styled("div", controlAdornmentRecipe);

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Heading of its group. */
  group?: string | undefined;
}

export interface SelectProps
  extends FieldProps, Omit<NativeProps<"select">, "required" | "children" | "placeholder"> {
  options: readonly SelectOption[];
  /** Text of the empty option until a choice is made; null for no empty option. */
  placeholder?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Groups the options by heading, in order of first appearance. */
function groupsOf(options: readonly SelectOption[]) {
  const groups = new Map<string | undefined, SelectOption[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members === undefined) groups.set(option.group, [option]);
    else members.push(option);
  }
  return [...groups];
}

/** A native select, so that phones show their own picker, with label, help and error. */
export function Select({
  id,
  options,
  placeholder = "선택해 주세요",
  onChange,
  onValueChange,
  ...props
}: SelectProps) {
  const { field, control } = splitField(props);
  const ids = useFieldIds(id, field);
  return (
    <FieldFrame ids={ids} {...field}>
      <Frame>
        <Native
          {...control}
          {...controlAria(ids, field.required)}
          kind="select"
          id={ids.control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {groupsOf(options).map(([group, members]) =>
            group === undefined ? (
              members.map(toOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(toOption)}
              </optgroup>
            ),
          )}
        </Native>
        <Adornment side="hint">
          <Icon name="chevron-down" size={20} />
        </Adornment>
      </Frame>
    </FieldFrame>
  );
}
