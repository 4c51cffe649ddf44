import { sayMoment, sayOnDay } from "@damadum/domain";
import { Box, Card, Heading, HStack, Icon, ListLink, Section, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { CallButton } from "../../../shared/page/call-button.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import type { UpcomingEvent } from "../upcoming-events.ts";

/** Rows below the first one. */
const MORE = 3;

/** The next event as a sentence, with a telephone on the day of a visit, and a few events after it. */
export function Upcoming({ events }: { events: readonly UpcomingEvent[] }) {
  const today = useToday();
  const [next, ...rest] = events;
  if (next === undefined) return null;
  return (
    <Section title="다음 일정">
      <Card variant="raised">
        <Stack gap="4">
          <Box asChild borderRadius="sm">
            <RouterLink to={next.href}>
              <HStack justify="space-between" gap="3">
                <Stack gap="1">
                  <Heading level={3} variant="heading">
                    {sentenceOf(next, today)}
                  </Heading>
                  {next.place !== null && <Text tone="muted">{next.place}</Text>}
                </Stack>
                <Icon name="chevron-right" size={20} />
              </HStack>
            </RouterLink>
          </Box>
          {next.date === today && next.time !== null && <CallButton variant="outline" />}
          {rest.length > 0 && (
            <Box>
              {rest.slice(0, MORE).map((event) => (
                <ListLink key={[event.date, event.time, event.href, event.says].join(" ")} divided>
                  <RouterLink to={event.href}>{sentenceOf(event, today)}</RouterLink>
                </ListLink>
              ))}
            </Box>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

/** 오늘 오전 9시에 이사해요. */
function sentenceOf({ date, time, says }: UpcomingEvent, today: string): string {
  const when = time === null ? sayOnDay(date, today) : `${sayMoment(date, time, today)}에`;
  return `${when} ${says}`;
}
