import { useState } from "react";
import { styled } from "../../theme/styled.ts";
import { counterRecipe, counterValueRecipe } from "../../theme/recipes/choice.ts";
import { IconButton } from "../icon-button/icon-button.tsx";

const Root = styled("div", counterRecipe);
const Value = styled("input", counterValueRecipe);

export interface CounterProps {
  /** Label of the number, "침대 개수", for a screen reader. */
  label: string;
  id?: string | undefined;
  value?: number | undefined;
  defaultValue?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** A small integer with minus and plus buttons; it can be typed, too. */
export function Counter({
  label,
  id,
  value,
  defaultValue = 0,
  min = 0,
  max = 99,
  disabled = false,
  describedBy,
  invalid,
  onValueChange,
  onBlur,
}: CounterProps) {
  const [own, setOwn] = useState(defaultValue);
  const count = value ?? own;
  const change = (requested: number) => {
    const next = Math.min(max, Math.max(min, requested));
    setOwn(next);
    if (next !== count) onValueChange?.(next);
  };
  return (
    <Root role="group" aria-label={label} onBlur={onBlur}>
      <IconButton
        icon="minus"
        label={`${label} 하나 빼기`}
        disabled={disabled || count <= min}
        onClick={() => change(count - 1)}
      />
      <Value
        id={id}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={count}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={describedBy}
        aria-invalid={invalid === true ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        empty={count === 0}
        value={String(count)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const typed = event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 4);
          change(typed === "" ? min : Number(typed));
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          change(count + (event.key === "ArrowUp" ? 1 : -1));
        }}
      />
      <IconButton
        icon="plus"
        label={`${label} 하나 추가`}
        variant="tinted"
        disabled={disabled || count >= max}
        onClick={() => change(count + 1)}
      />
    </Root>
  );
}
