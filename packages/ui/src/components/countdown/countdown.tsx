import { VisuallyHidden } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";

const LAST_CALL_SECONDS = 60;

export interface CountdownProps {
  /** End of the countdown, in milliseconds since 1970. */
  until: number;
  /** Accessible label, "남은 시간". */
  label: string;
  /** Announced when the time is over. */
  over: string;
}

/** Remaining time for use in a field, `2:59` to `0:00`; the last minute and the end are announced. */
export function Countdown({ until, label, over }: CountdownProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  return (
    <>
      <Text
        as="span"
        role="timer"
        aria-label={label}
        variant="label"
        tone={isOver ? "danger" : "brand"}
        paddingInline="2.5"
        fontVariantNumeric="tabular-nums"
      >
        {clock(seconds)}
      </Text>
      <VisuallyHidden role="status">
        {isOver ? over : seconds <= LAST_CALL_SECONDS ? `${label} 1분` : ""}
      </VisuallyHidden>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
