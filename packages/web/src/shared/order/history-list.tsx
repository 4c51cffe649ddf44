import { Box, Section, Stack, Text } from "@damadum/ui";
import { formatInstant } from "../config/dayjs.ts";

interface HistoryListProps {
  /** What happened, the oldest first. */
  readonly happenings: readonly {
    readonly at: string;
    readonly words: string;
    readonly reason: string | null;
  }[];
}

/** What happened to an order, the newest first. */
export function HistoryList({ happenings }: HistoryListProps) {
  return (
    <Section title="진행 내역">
      <Stack as="ul" gap="0" listStyleType="none">
        {happenings.toReversed().map(({ at, words, reason }, index) => (
          <Box
            as="li"
            key={`${at} ${words}`}
            position="relative"
            paddingInlineStart="6"
            paddingBlockEnd={index === happenings.length - 1 ? "0" : "5"}
            _before={{
              content: '""',
              position: "absolute",
              insetInlineStart: "0",
              insetBlockStart: "0.5rem",
              width: "0.625rem",
              height: "0.625rem",
              borderRadius: "full",
              bg: index === 0 ? "brand.solid" : "border.strong",
            }}
            _after={{
              content: '""',
              display: index === happenings.length - 1 ? "none" : "block",
              position: "absolute",
              insetInlineStart: "0.25rem",
              insetBlockStart: "1.375rem",
              insetBlockEnd: "0",
              width: "2px",
              bg: "border",
            }}
          >
            <Text fontWeight={index === 0 ? "semibold" : "medium"}>{words}</Text>
            <Text variant="caption" tone="muted">
              {formatInstant(at)}
            </Text>
            {reason !== null && (
              <Text variant="caption" tone="muted">
                {reason}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
