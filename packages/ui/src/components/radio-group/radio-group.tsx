import { type ReactNode, useRef } from "react";
import { styled } from "../../theme/styled.ts";
import {
  choiceCardRecipe,
  choiceGridRecipe,
  choiceHintRecipe,
  choiceTextRecipe,
  radioMarkRecipe,
} from "../../theme/recipes/choice.ts";
import { FieldGroup, useFieldIds, type FieldProps } from "../field/field.tsx";

const Grid = styled("div", choiceGridRecipe);
const Card = styled("label", choiceCardRecipe);
const Mark = styled("input", radioMarkRecipe);
const Words = styled("span", choiceTextRecipe);
const Hint = styled("span", choiceHintRecipe);

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Smaller text under the label. */
  description?: ReactNode;
  /** An illustration or icon before the text. */
  media?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  id?: string | undefined;
  options: readonly RadioOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called after `onValueChange` on a choice by pointer, but not while arrow keys move through the options. */
  onPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Cards side by side; 1 stacks them. */
  columns?: 1 | 2 | 3 | 5 | undefined;
  /** `chip` is a single short word. */
  layout?: "row" | "chip" | undefined;
}

/** One choice out of a few as pressable cards over native radios (arrow keys move between them). */
export function RadioGroup({
  id,
  options,
  value,
  defaultValue,
  onValueChange,
  onPress,
  disabled,
  columns = 1,
  layout = "row",
  ...field
}: RadioGroupProps) {
  const ids = useFieldIds(id, field);
  // A press on the card arrives at its radio as a synthetic click, which does not tell its source.
  const isPressed = useRef(false);
  return (
    <FieldGroup ids={ids} role="radiogroup" {...field}>
      <Grid columns={columns}>
        {options.map((option) => (
          <Card
            key={option.value}
            layout={layout}
            invalid={ids.error !== undefined}
            onPointerDown={() => {
              isPressed.current = true;
            }}
            onKeyDown={() => {
              isPressed.current = false;
            }}
          >
            {option.media}
            <Words>
              <span>{option.label}</span>
              {option.description !== undefined && <Hint>{option.description}</Hint>}
            </Words>
            <Mark
              type="radio"
              name={ids.control}
              value={option.value}
              disabled={disabled === true || option.disabled === true}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => {
                onValueChange?.(option.value);
                if (isPressed.current) onPress?.();
                isPressed.current = false;
              }}
            />
          </Card>
        ))}
      </Grid>
    </FieldGroup>
  );
}
