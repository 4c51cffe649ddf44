import { mergeRefs } from "@chakra-ui/react";
import { useLayoutEffect, useRef, type ReactNode, type Ref } from "react";
import type { NativeProps } from "../../shared/native-props.ts";
import { styled } from "../../theme/styled.ts";
import {
  checkMarkRecipe,
  checkRowRecipe,
  choiceHintRecipe,
  choiceTextRecipe,
} from "../../theme/recipes/choice.ts";
import { fieldRecipe } from "../../theme/recipes/field.ts";
import { controlAria, FieldError, useFieldIds } from "../field/field.tsx";

const Root = styled("div", fieldRecipe);
const Row = styled("label", checkRowRecipe);
const Mark = styled("input", checkMarkRecipe);
const Words = styled("span", choiceTextRecipe);
const Hint = styled("span", choiceHintRecipe);

export interface CheckboxProps extends Omit<NativeProps<"input">, "type" | "required" | "ref"> {
  label: ReactNode;
  /** Smaller text under the label. */
  help?: ReactNode;
  error?: string | undefined;
  /** Marks the box when a shared message below explains the error of several. */
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  /** Neither on nor off: only some of the boxes below are checked. */
  indeterminate?: boolean | undefined;
  /** Heavier label, for "전체 동의". */
  emphasis?: boolean | undefined;
  onValueChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox whose whole row is pressable; controlled by `checked`, or uncontrolled with `defaultChecked`. */
export function Checkbox({
  label,
  help,
  error,
  invalid,
  required,
  indeterminate = false,
  emphasis,
  id,
  ref,
  onChange,
  onValueChange,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds(id, { help, error });
  const input = useRef<HTMLInputElement>(null);
  // Set before the first paint: HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root>
      <Row emphasis={emphasis}>
        <Mark
          {...rest}
          {...controlAria(ids, required, { invalid })}
          id={ids.control}
          ref={mergeRefs(input, ref)}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.checked);
          }}
        />
        <Words>
          <span>{label}</span>
          {ids.help !== undefined && <Hint id={ids.help}>{help}</Hint>}
        </Words>
      </Row>
      <FieldError id={ids.error} error={error} />
    </Root>
  );
}
