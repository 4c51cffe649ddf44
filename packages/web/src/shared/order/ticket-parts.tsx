import type { PaperSubject } from "@damadum/domain";
import { Grid, Heading, Icon, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "../page/button-link.tsx";
import { paths } from "../paths.ts";
import { CalendarButton } from "./calendar-button.tsx";
import type { CalendarVisit } from "./calendar-file.ts";

interface TicketButtonsProps {
  readonly serial: string;
  /** Upcoming visits; without any there is no calendar file. */
  readonly visits: readonly CalendarVisit[];
  readonly subject: PaperSubject;
}

/** The buttons of a ticket: its calendar file and its receipt. */
export function TicketButtons({ serial, visits, subject }: TicketButtonsProps) {
  return (
    <Grid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))">
      {visits.length > 0 && <CalendarButton serial={serial} visits={visits} variant="tinted" />}
      <ButtonLink variant="outline" to={paths.paper.getHref(subject, serial, "receipt")}>
        <Icon name="receipt" size={20} />
        영수증 보기
      </ButtonLink>
    </Grid>
  );
}

/** The member's tasks, numbered because ticks would suggest that they are done. */
export function TaskList({ tasks }: { tasks: readonly string[] }) {
  return (
    <Stack gap="3">
      <Heading level={3} variant="subheading">
        앞으로 할 일
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none">
        {tasks.map((task, index) => (
          <Grid as="li" key={task} templateColumns="auto minmax(0, 1fr)" columnGap="3">
            <Text color="brand.fg" fontWeight="bold" fontVariantNumeric="tabular-nums" aria-hidden>
              {index + 1}
            </Text>
            <Text>{task}</Text>
          </Grid>
        ))}
      </Stack>
    </Stack>
  );
}
