import { addDays, formatKoreanDate, formatTimeSlot } from "@damadum/domain";
import { Box, Card, HStack, Icon, ListLink, Section, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import type { UpcomingEvent } from "../upcoming-events.ts";

/** Rows below the first one. */
const MORE = 3;

/** The next event with its time, and a few events after it. */
export function Upcoming({ events }: { events: readonly UpcomingEvent[] }) {
  const today = useToday();
  const [next, ...rest] = events;
  if (next === undefined) return null;
  return (
    <Section title="다음 일정">
      <Card variant="raised">
        <Stack gap="3">
          <Box asChild borderRadius="sm">
            <RouterLink to={next.href}>
              <HStack justify="space-between" gap="3">
                <Stack gap="1">
                  <Text variant="lead" fontWeight="semibold">
                    {next.title}
                  </Text>
                  <Text>{momentOf(next, today)}</Text>
                </Stack>
                <Icon name="chevron-right" size={20} />
              </HStack>
            </RouterLink>
          </Box>
          {rest.length > 0 && (
            <Box>
              {rest.slice(0, MORE).map((event) => (
                <ListLink
                  key={`${event.date} ${event.time} ${event.href} ${event.title}`}
                  description={momentOf(event, today)}
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

/** When it is, as people say it: 오늘 오전 9시. */
function momentOf({ date, time }: UpcomingEvent, today: string): string {
  const near = new Map([
    [today, "오늘"],
    [addDays(today, 1), "내일"],
  ]);
  const day = near.get(date) ?? formatKoreanDate(date);
  return time === null ? day : `${day} ${formatTimeSlot(time)}`;
}
