import { formatInstant } from "../../shared/dayjs.ts";
import { Section } from "../layout/page.tsx";
import { Box, Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";

interface HistoryListProps {
  /** The events, oldest first. */
  readonly events: readonly {
    readonly at: string;
    readonly label: string;
    readonly reason: string | null;
  }[];
}

/** The events of an order, newest first. */
export function HistoryList({ events }: HistoryListProps) {
  return (
    <Section title="진행 내역">
      <Stack as="ul" gap="0" listStyleType="none">
        {events.toReversed().map(({ at, label, reason }, index) => (
          <Box
            as="li"
            // Counted from the oldest: two events of one moment may have one label.
            key={events.length - index}
            position="relative"
            paddingInlineStart="6"
            paddingBlockEnd={index === events.length - 1 ? "0" : "5"}
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
              display: index === events.length - 1 ? "none" : "block",
              position: "absolute",
              insetInlineStart: "0.25rem",
              insetBlockStart: "1.375rem",
              insetBlockEnd: "0",
              width: "2px",
              bg: "border",
            }}
          >
            <Text fontWeight={index === 0 ? "semibold" : "medium"}>{label}</Text>
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
