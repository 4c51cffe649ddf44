import { addDays, formatCount, formatKoreanDate, todayInSeoul } from "@damadum/domain";
import {
  serverNow,
  useGetOperatorPlan,
  type OperatorPlan,
  type OperatorPlannedVisit,
} from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  Card,
  ErrorMessage,
  Grid,
  Heading,
  HStack,
  Loaded,
  Notice,
  Select,
  Stack,
  TableSkeleton,
  Text,
} from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { LinkButtons } from "../../shared/links.tsx";
import { OrderLink, PageLink } from "../../shared/order-link.tsx";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";
import { usePlan } from "./use-plan.ts";

const REFRESH_MS = 15_000;
const NOBODY = "";
const steps = { DEPARTED: "출발", ARRIVED: "도착", DONE: "끝" } as const;

/** `/plan?date=`: the crews of a day as columns; each visit is moved by choosing another crew. */
export function PlanScreen() {
  const [search] = useSearchParams();
  const today = todayInSeoul(serverNow());
  const day = search.get("date") ?? addDays(today, 1);
  const plan = useGetOperatorPlan(
    { day },
    { query: { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData } },
  );
  const { make, isMaking, assign, broken, forget } = usePlan(day);
  return (
    <Screen
      title={`계획 ${formatKoreanDate(day)}`}
      actions={
        <LinkButtons
          links={[
            { label: "전날", href: paths.plan.getHref(addDays(day, -1)) },
            { label: "내일", href: paths.plan.getHref(addDays(today, 1)) },
            { label: "다음 날", href: paths.plan.getHref(addDays(day, 1)) },
            { label: "팀과 트럭", href: paths.settings.getHref("crews") },
          ]}
        >
          <Button size="sm" loading={isMaking} onClick={() => make()}>
            하루 계획하기
          </Button>
        </LinkButtons>
      }
    >
      {broken.map(({ assignment, message }) => (
        <Stack key={assignment.key} gap="2">
          <ErrorMessage title="이 팀은 약속을 지킬 수 없어요">{message}</ErrorMessage>
          <HStack gap="2" wrap="wrap">
            <Button
              variant="outline"
              size="sm"
              onClick={() => assign({ ...assignment, accepted: true })}
            >
              그래도 맡기기
            </Button>
            <Button variant="plain" size="sm" onClick={() => forget(assignment)}>
              그대로 두기
            </Button>
          </HStack>
        </Stack>
      ))}
      <Loaded query={plan} what="계획을" skeleton={<TableSkeleton what="계획을" />}>
        {(data) => (
          // Until this day is read, the one before is shown and cannot be changed.
          <Box
            inert={plan.isPlaceholderData}
            aria-busy={plan.isPlaceholderData || undefined}
            opacity={plan.isPlaceholderData ? 0.5 : 1}
          >
            <Board
              plan={data}
              onAssign={(key, crew) => assign({ day, key, crew: crew === NOBODY ? null : crew })}
            />
          </Box>
        )}
      </Loaded>
    </Screen>
  );
}

interface BoardProps {
  readonly plan: OperatorPlan;
  readonly onAssign: (key: string, crew: string) => void;
}

function Board({ plan: { crews, left }, onAssign }: BoardProps) {
  const options = [
    { value: NOBODY, label: "맡은 팀 없음" },
    ...crews.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const show = (visit: OperatorPlannedVisit, crew: string) => (
    <PlannedVisit key={visit.key} visit={visit}>
      <Select
        label={`${visit.customer ?? visit.work} 맡을 팀`}
        labelHidden
        placeholder={null}
        options={options}
        value={crew}
        onValueChange={(value) => onAssign(visit.key, value)}
      />
    </PlannedVisit>
  );
  return (
    <Stack gap="4">
      {crews.length === 0 && (
        <Notice tone="info" title="아직 팀이 없어요">
          <CommandButtons
            calls={[{ title: "팀과 트럭 더하기", name: "crews-add", input: {} }]}
            direction="row"
          />
        </Notice>
      )}
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
      >
        {left.length > 0 && (
          <Column title={`맡은 팀 없음 ${formatCount(left.length)}곳`}>
            {left.map((visit) => show(visit, NOBODY))}
          </Column>
        )}
        {crews.map(({ id, name, truck, tons, people, link, visits }) => (
          <Column
            key={id}
            title={`${name} ${formatCount(visits.length)}곳`}
            note={`${truck} · ${tons}톤 · ${people}명`}
          >
            {link !== null && (
              <Button variant="outline" size="sm" asChild>
                <Link to={paths.crew.getHref(link)}>팀이 여는 링크</Link>
              </Button>
            )}
            {visits.length === 0 && <Text tone="muted">맡은 곳이 없어요.</Text>}
            {visits.map((visit) => show(visit, id))}
          </Column>
        ))}
      </Grid>
    </Stack>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Column({ title, note, children }: ColumnProps) {
  return (
    <Card as="section" aria-label={title} variant="flat" padding="sm">
      <Stack gap="3">
        <Stack gap="0.5">
          <Heading level={2} variant="subheading">
            {title}
          </Heading>
          {note !== undefined && (
            <Text variant="caption" tone="muted">
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

function PlannedVisit({
  visit,
  children,
}: {
  readonly visit: OperatorPlannedVisit;
  readonly children: ReactNode;
}) {
  const { time, arrives, work, customer, place, why, problem, step, order, number } = visit;
  return (
    <Card variant="outline" padding="sm">
      <Stack gap="1.5">
        <HStack justify="space-between" wrap="wrap" gap="2">
          <Text as="span" fontWeight="semibold">
            {`${time ?? "시간 없음"} ${work}`}
          </Text>
          {step !== null && <Badge tone="info">{steps[step]}</Badge>}
        </HStack>
        {customer !== null && <Text as="span">{customer}</Text>}
        {order === null ? (
          <PageLink href={paths.record.getHref("work", number)} name="작업 보기" />
        ) : (
          <OrderLink serial={order} />
        )}
        {place !== null && <Text variant="caption">{place}</Text>}
        {why !== null && (
          <Text variant="caption" tone="muted">
            {arrives === null || arrives === time ? why : `${arrives} 도착. ${why}`}
          </Text>
        )}
        {problem !== null && <Badge tone="danger">{problem}</Badge>}
        {children}
      </Stack>
    </Card>
  );
}
