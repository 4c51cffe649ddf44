import { formatKoreanDate, formatMoment } from "@damadum/domain";
import { Box, Card, ListLink, Section, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import type { UpcomingEvent } from "../upcoming-events.ts";

/** Rows below the first one. */
const MORE = 3;

/** The next event with its time, and a few events after it. */
export function Upcoming({ events }: { events: readonly UpcomingEvent[] }) {
  const [next, ...rest] = events;
  if (next === undefined) return null;
  return (
    <Section title="다음 일정">
      <Card variant="raised">
        <Stack gap="3">
          <Box asChild borderRadius="sm">
            <RouterLink to={next.href}>
              <Stack gap="1">
                <Text variant="lead" fontWeight="semibold">
                  {next.title}
                </Text>
                <Text>{momentOf(next)}</Text>
              </Stack>
            </RouterLink>
          </Box>
          {rest.length > 0 && (
            <Box>
              {rest.slice(0, MORE).map((event) => (
                <ListLink
                  key={`${event.date} ${event.time} ${event.href} ${event.title}`}
                  description={momentOf(event)}
                  divided
                >
                  <RouterLink to={event.href}>{event.title}</RouterLink>
                </ListLink>
              ))}
            </Box>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

function momentOf({ date, time }: UpcomingEvent): string {
  return time === null ? formatKoreanDate(date) : formatMoment(date, time);
}
