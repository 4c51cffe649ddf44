import { formatCount, formatWon, isUnloaded, moveStatus, type MoveStatus } from "@damadum/domain";
import type { OperatorVisit } from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  HStack,
  Stack,
  Text,
  type DataTableProps,
} from "@damadum/ui";
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { PageCell } from "../../shared/order-link.tsx";
import { paths } from "../../shared/paths.ts";
import { ChosenBar, LeftOver } from "./board-bars.tsx";
import { mayAdvance, nameOf, timeOf } from "./visit-texts.ts";
import { useAdvance } from "./use-advance.ts";
import { useTakenSteps } from "./use-taken-steps.ts";

interface BoardProps {
  readonly visits: readonly OperatorVisit[];
  readonly isBusy: boolean;
}

/** The visits of a day: each with its next step, and a bar for those that were chosen. */
export function Board({ visits, isBusy }: BoardProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const markOwn = useTakenSteps(visits);
  const { advance, isPending, left, forget } = useAdvance(markOwn);
  // The marks of two hundred rows are painted before the bar that counts them.
  const counted = useDeferredValue(selected);
  const chosen = visits.filter(({ key, ...visit }) => counted.has(key) && mayAdvance(visit));
  const step = useCallback(
    (visit: OperatorVisit) =>
      mayAdvance(visit) && (
        <Button
          size="sm"
          variant="tinted"
          aria-label={`${nameOf(visit)} ${visit.next?.label ?? ""}`}
          disabled={isPending}
          onClick={() => void advance([visit])}
        >
          {visit.next?.label}
        </Button>
      ),
    [advance, isPending],
  );
  // The same columns as long as they say the same: else every press renders every row again.
  const columnsWithStep = useMemo<typeof columns>(
    () => [
      ...columns,
      { key: "next", header: "다음 단계", width: "action", align: "end", render: step },
    ],
    [step],
  );
  const onSelect = useCallback((rows: readonly OperatorVisit[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const { key } of rows) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }, []);
  return (
    <Stack gap="4" _print={{ display: "none" }}>
      {left.length > 0 && (
        <LeftOver
          left={left}
          onEarly={(late) => void advance(late, true)}
          onClose={forget}
          isPending={isPending}
        />
      )}
      <DataTable
        label="방문"
        columns={columnsWithStep}
        rows={visits}
        rowKey={({ key }) => key}
        rowLabel={nameOf}
        renderCard={(visit) => <VisitCard visit={visit}>{step(visit)}</VisitCard>}
        busy={isBusy}
        selection={{
          selected,
          onSelect,
          refusalOf: (visit) => (mayAdvance(visit) ? undefined : "다음 단계가 없어요"),
        }}
        empty={
          <EmptyState title="방문이 없어요" description="다른 날이나 다른 종류를 골라 보세요." />
        }
      />
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          isPending={isPending}
          onClear={() => setSelected(new Set())}
          onAdvance={() => {
            setSelected(new Set());
            void advance(chosen);
          }}
        />
      )}
    </Stack>
  );
}

function Who({ visit }: { visit: OperatorVisit }) {
  const { order, customer, number, phone_last_four: phone } = visit;
  const name = [customer ?? number, phone].filter(Boolean).join(" ");
  const href = order === null ? paths.record.getHref("work", number) : paths.order.getHref(order);
  return <PageCell href={href} name={name} />;
}

const columns: DataTableProps<OperatorVisit>["columns"] = [
  {
    key: "work",
    header: "방문",
    width: "medium",
    // Always two lines: rows of one height are what a long table can be scrolled with.
    render: (visit) => (
      <Lines>
        <span>
          <span>{`${timeOf(visit)} `}</span>
          <Who visit={visit} />
        </span>
        <span>{visit.work}</span>
      </Lines>
    ),
  },
  {
    key: "place",
    header: "장소",
    render: ({ place, memo }) => {
      const [start = "", destination] = (place ?? "").split(" → ");
      return (
        <Lines>
          <Line text={start} />
          <Line text={destination ?? memo ?? ""} color="fg.muted" />
        </Lines>
      );
    },
  },
  {
    key: "balance",
    header: "받을 잔금",
    width: "action",
    align: "end",
    render: (visit) => <Balance visit={visit} />,
  },
  { key: "status", header: "상태", width: "narrow", render: (visit) => <State visit={visit} /> },
];

const cut = { overflow: "clip", textOverflow: "ellipsis" };

/** Two lines of a cell, each cut at the cell's end. */
function Lines({ children }: { children: ReactNode }) {
  return (
    <Stack gap="0.5" paddingBlock="2" css={{ "& > *": cut }}>
      {children}
    </Stack>
  );
}

/** An address on one line: a long one is cut before its floor and the way up, which a crew asks for. */
function Line({ text, color }: { text: string; color?: "fg.muted" }) {
  const end = / \([^()]*\)$/.exec(text)?.[0] ?? "";
  return (
    <Box as="span" display="flex" textStyle="caption" color={color} title={text}>
      <Box as="span" css={cut}>
        {text.slice(0, text.length - end.length)}
      </Box>
      <Box as="span" flexShrink="0" whiteSpace="pre">
        {end}
      </Box>
    </Box>
  );
}

/** What the crew brings back; once it is due, a press records it. */
function Balance({ visit }: { visit: OperatorVisit }) {
  const { balance, number, status, customer } = visit;
  if (balance === null) return null;
  const amount = formatWon(balance);
  if (!isMoveStatus(status) || !isUnloaded(status)) return amount;
  const record = {
    title: `${amount} 받음`,
    name: "moves-record-payment",
    input: { serial: number },
    // Whoever pays at the door is the customer, and a transfer has their name: nothing is left to type.
    initial: { amount: formatCount(balance), ...(customer !== null && { reference: customer }) },
  };
  return <CommandButtons calls={[record]} direction="row" about={nameOf(visit)} />;
}

const isMoveStatus = (status: string): status is MoveStatus =>
  Object.hasOwn(moveStatus.states, status);

function State({ visit: { is_done: isDone, status_label: label } }: { visit: OperatorVisit }) {
  return <Badge tone={isDone ? "success" : "info"}>{label}</Badge>;
}

function VisitCard({ visit, children }: { visit: OperatorVisit; children: ReactNode }) {
  const { work, place, balance, memo } = visit;
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text as="span" fontWeight="semibold">{`${timeOf(visit)} ${work}`}</Text>
        <State visit={visit} />
      </HStack>
      <Text as="span">
        <Who visit={visit} />
      </Text>
      {place !== null && <Text variant="caption">{place}</Text>}
      {memo !== null && (
        <Text variant="caption" tone="muted">
          {memo}
        </Text>
      )}
      <HStack justify="space-between" wrap="wrap" gap="2">
        <HStack gap="2" fontVariantNumeric="tabular-nums">
          {balance !== null && <Text as="span">받을 잔금</Text>}
          <Balance visit={visit} />
        </HStack>
        {children}
      </HStack>
    </Stack>
  );
}
