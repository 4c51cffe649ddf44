import { Box } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../layout/primitives.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";

const LAST_CALL_SECONDS = 60;

export interface CountdownProps {
  /** The moment at which the time is over, in milliseconds since 1970. */
  until: number;
  /** What is running out, "남은 시간". */
  label: string;
  /** Shows the figure alone, `2:59` and `0:00` in the end, as inside of a field. */
  labelHidden?: boolean | undefined;
  /** What stands there, and is read out, when it is over. */
  over: string;
}

/** Time that runs out, `2:59`; a screen reader hears the last minute and the end, not each second. */
export function Countdown({ until, label, labelHidden = false, over }: CountdownProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  return (
    <>
      {labelHidden ? (
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
      ) : (
        <Text variant="caption" tone={isOver ? "danger" : "muted"}>
          {isOver ? (
            over
          ) : (
            <>
              {label}{" "}
              <Box as="span" role="timer" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {clock(seconds)}
              </Box>
            </>
          )}
        </Text>
      )}
      <VisuallyHidden role="status">
        {isOver ? over : seconds <= LAST_CALL_SECONDS ? `${label} 1분` : ""}
      </VisuallyHidden>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
