import { useLayoutEffect, useRef } from "react";
import { selectionLabelRecipe } from "../../theme/recipes/data-table.ts";
import { checkMarkRecipe } from "../../theme/recipes/choice.ts";
import { styled } from "../../theme/styled.ts";

const Label = styled("label", selectionLabelRecipe);
const Mark = styled("input", checkMarkRecipe);

interface SelectionBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with a 44 px target and a label for screen readers only. */
export function SelectionBox({
  label,
  checked,
  indeterminate = false,
  onChange,
}: SelectionBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Label>
      <Mark
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Label>
  );
}
