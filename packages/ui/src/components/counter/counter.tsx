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
  /** Reads a typed text; null when it names no number for certain. Reads plain digits by default. */
  read?: ((text: string) => number | null) | undefined;
  /** A typed text that names no number, from an earlier visit. */
  defaultText?: string | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /**
   * Called with a typed text that names no number, for a field that then shows an error. Without it, the field returns
   * to a number within its limits when it is left.
   */
  onUnclearText?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** A small integer with minus and plus buttons, which stay within its limits; it can be typed, too. */
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
  read = readDigits,
  defaultText,
  onValueChange,
  onUnclearText,
  onBlur,
}: CounterProps) {
  const [own, setOwn] = useState(defaultValue);
  const count = value ?? own;
  /** What is being typed: a number below the minimum may be the beginning of one above. */
  const [typed, setTyped] = useState(defaultText ?? null);
  const set = (next: number) => {
    setOwn(next);
    if (next !== count || typed !== null) onValueChange?.(next);
  };
  const withinLimits = (next: number) => Math.min(max, Math.max(min, next));
  const step = (by: 1 | -1) => {
    setTyped(null);
    set(withinLimits(count + by));
  };
  const type = (text: string) => {
    setTyped(text);
    const next = text.trim() === "" ? 0 : read(text);
    if (next !== null) set(next);
    else onUnclearText?.(text);
  };
  return (
    <Root role="group" aria-label={label} onBlur={onBlur}>
      <IconButton
        icon="minus"
        label={`${label} 하나 빼기`}
        disabled={disabled || count <= min}
        onClick={() => step(-1)}
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
        value={typed ?? String(count)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          if (typed === null) return;
          const isUnclear = typed.trim() !== "" && read(typed) === null;
          if (isUnclear && onUnclearText !== undefined) return;
          setTyped(null);
          if (onUnclearText === undefined) set(withinLimits(count));
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          step(event.key === "ArrowUp" ? 1 : -1);
        }}
      />
      <IconButton
        icon="plus"
        label={`${label} 하나 추가`}
        variant="tinted"
        disabled={disabled || count >= max}
        onClick={() => step(1)}
      />
    </Root>
  );
}

function readDigits(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
