import { addDays, formatCount, formatKoreanDate, todayInSeoul } from "@damadum/domain";
import { OperatorVisitKind, serverNow, useListOperatorVisits } from "@damadum/sdk";
import { Box, Button, Checkbox, Icon, Loaded, Stack, TableSkeleton } from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LinkButtons, SectionLinks } from "../../shared/links.tsx";
import { paths, type DayFilter } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";
import { Board } from "./board.tsx";
import { WorkSheets } from "./work-sheets.tsx";

const REFRESH_MS = 15_000;
const kindNames = { MOVE: "이사", STORAGE: "보관", COMPANY: "기업" } as const;

/** `/today?date=`: every visit of a day, by time; many take their next step at once. */
export function TodayScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = todayInSeoul(serverNow());
  const date = search.get("date") ?? today;
  const kind = Object.values(OperatorVisitKind).find((each) => each === search.get("kind"));
  const isOpen = search.get("status") === "OPEN";
  const filter: DayFilter = {
    date: date === today ? undefined : date,
    kind,
    status: isOpen ? "OPEN" : undefined,
  };
  const day = useListOperatorVisits(
    { day: date, ...(kind !== undefined && { kind }), ...(isOpen && { state: "OPEN" as const }) },
    { query: { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData } },
  );
  return (
    <Screen
      title={date === today ? `오늘 ${formatKoreanDate(date)}` : formatKoreanDate(date)}
      actions={<DayLinks filter={filter} date={date} today={today} />}
    >
      <Box _print={{ display: "none" }}>
        <Stack direction={{ base: "column", md: "row" }} justify="space-between" gap="2">
          <SectionLinks
            label="종류"
            links={[undefined, ...Object.values(OperatorVisitKind)].map((each) => ({
              label: each === undefined ? "모두" : kindNames[each],
              href: paths.today.getHref({ ...filter, kind: each }),
              isCurrent: each === kind,
            }))}
          />
          <Box>
            <Checkbox
              label={
                day.data
                  ? `남은 것만 (${formatCount(day.data.open)}/${formatCount(day.data.total)})`
                  : "남은 것만"
              }
              checked={isOpen}
              onValueChange={(checked) =>
                void navigate(
                  paths.today.getHref({ ...filter, status: checked ? "OPEN" : undefined }),
                  { replace: true },
                )
              }
            />
          </Box>
        </Stack>
      </Box>
      <Loaded query={day} what="방문을" skeleton={<TableSkeleton what="방문을" />}>
        {({ visits }) => (
          <>
            <Board key={date} visits={visits} isBusy={day.isPlaceholderData} />
            <WorkSheets day={date} visits={visits} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface DayLinksProps {
  readonly filter: DayFilter;
  readonly date: string;
  readonly today: string;
}

function DayLinks({ filter, date, today }: DayLinksProps) {
  const to = (day: string) =>
    paths.today.getHref({ ...filter, date: day === today ? undefined : day });
  return (
    <LinkButtons
      links={[
        { label: "전날", href: to(addDays(date, -1)) },
        { label: "오늘", href: to(today) },
        { label: "다음 날", href: to(addDays(date, 1)) },
      ]}
    >
      <Button
        variant="outline"
        size="sm"
        icon={<Icon name="print" size={20} />}
        onClick={() => window.print()}
      >
        작업표 인쇄
      </Button>
    </LinkButtons>
  );
}
