import { formatKoreanDate, formatTimeSlot, isIsoDate, isTimeSlot } from "@damadum/domain";
import { Box, Disclosure, Stack } from "@damadum/ui";
import type { ReactNode } from "react";

import { isRecord } from "../../engine/data/values.ts";

interface FoldedGroupProps {
  readonly id: string;
  readonly title: string;
  readonly values: unknown;
  readonly fieldCount: number;
  readonly hasError: boolean;
  readonly children: ReactNode;
}

/** A group that shows its answers in one line until it is opened; open while one is missing or invalid. */
export function FoldedGroup({
  id,
  title,
  values,
  fieldCount,
  hasError,
  children,
}: FoldedGroupProps) {
  const texts = textsOf(values);
  const isOpen = hasError || texts.length < fieldCount;
  return (
    <Box as="fieldset" id={id} border="0" minWidth="0" aria-label={title}>
      <Disclosure
        emphasis
        summary={[title, texts.join(" ")].filter((part) => part !== "").join(" · ")}
        defaultOpen={isOpen}
      >
        <Stack gap="6">{children}</Stack>
      </Disclosure>
    </Box>
  );
}

/** The answers of the group as texts, with days and times formatted. */
function textsOf(values: unknown): readonly string[] {
  if (!isRecord(values)) return [];
  return Object.values(values).flatMap((answer) => {
    if (typeof answer === "number") return [String(answer)];
    return typeof answer === "string" ? [formatted(answer)] : [];
  });
}

function formatted(text: string): string {
  if (isIsoDate(text)) return formatKoreanDate(text);
  return isTimeSlot(text) ? formatTimeSlot(text) : text;
}
