import { styled } from "../../theme/styled.ts";
import {
  rangeEndNameRecipe,
  rangeEndRecipe,
  rangeEndsRecipe,
  rangeEndValueRecipe,
} from "../../theme/recipes/calendar.ts";

const Root = styled("div", rangeEndsRecipe);
const End = styled("button", rangeEndRecipe);
const Name = styled("span", rangeEndNameRecipe);
const Value = styled("span", rangeEndValueRecipe);

type EndName = "start" | "end";

export interface RangeEndsProps {
  /** Label of the choice, "박스 받을 날짜와 수거 날짜", for a screen reader. */
  label: string;
  names: Readonly<Record<EndName, string>>;
  /** The chosen days as text; null until chosen. */
  values: Readonly<Record<EndName, string | null>>;
  /** The end that the next press on the calendar sets. */
  active: EndName;
  onActiveChange: (end: EndName) => void;
}

const ends = ["start", "end"] as const;

/** Both ends of a range above its calendar; the next chosen day applies to the pressed one. */
export function RangeEnds({ label, names, values, active, onActiveChange }: RangeEndsProps) {
  return (
    <Root role="group" aria-label={label}>
      {ends.map((end) => (
        <End
          key={end}
          type="button"
          aria-pressed={end === active}
          onClick={() => onActiveChange(end)}
        >
          <Name>{names[end]}</Name>{" "}
          <Value empty={values[end] === null}>{values[end] ?? "날짜 고르기"}</Value>
        </End>
      ))}
    </Root>
  );
}
