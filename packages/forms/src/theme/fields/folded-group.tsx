import { formatKoreanDate, formatTimeSlot, isIsoDate, isTimeSlot } from "@damadum/domain";
import { Box, Disclosure, Stack } from "@damadum/ui";
import type { ReactNode } from "react";

import { isRecord } from "../../engine/data/values.ts";

type FoldedGroupProps = {
  readonly id: string;
  readonly title: string;
  readonly values: unknown;
  /** How many answers the group asks for. */
  readonly asked: number;
  readonly hasError: boolean;
  readonly children: ReactNode;
};

/** A group whose answers stand in one line until somebody wants to change them; open while one is missing or wrong. */
export function FoldedGroup({ id, title, values, asked, hasError, children }: FoldedGroupProps) {
  const words = wordsOf(values);
  const isOpen = hasError || words.length < asked;
  return (
    <Box as="fieldset" id={id} border="0" minWidth="0" aria-label={title}>
      <Disclosure
        emphasis
        summary={[title, words.join(" ")].filter((part) => part !== "").join(" · ")}
        defaultOpen={isOpen}
      >
        <Stack gap="6">{children}</Stack>
      </Disclosure>
    </Box>
  );
}

/** The answers of the group as they are said: days, times, texts and numbers as they are. */
function wordsOf(values: unknown): readonly string[] {
  if (!isRecord(values)) return [];
  return Object.values(values).flatMap((answer) => {
    if (typeof answer === "number") return [String(answer)];
    return typeof answer === "string" ? [said(answer)] : [];
  });
}

function said(text: string): string {
  if (isIsoDate(text)) return formatKoreanDate(text);
  return isTimeSlot(text) ? formatTimeSlot(text) : text;
}
