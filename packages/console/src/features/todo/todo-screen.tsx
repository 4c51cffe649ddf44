import { formatCount, formatWon } from "@damadum/domain";
import {
  serverNow,
  useListOperatorTodoInfinite,
  type OperatorTodo,
  type OperatorTodoItem,
  OperatorTodoKind,
} from "@damadum/sdk";
import {
  Box,
  Button,
  DataTable,
  EmptyState,
  HStack,
  Loaded,
  Stack,
  TableSkeleton,
  Text,
  type DataTableProps,
} from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ageOf } from "../../shared/age-of.ts";
import { StepButton } from "../../shared/command/step-button.tsx";
import { SectionLinks } from "../../shared/links.tsx";
import { OrderCell, PageCell } from "../../shared/order-link.tsx";
import { paths, type RecordKind } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";

const REFRESH_MS = 30_000;
const PAGE = 100;

/** `/todo`: everything that waits for an operator, the oldest first, each with the one button that settles it. */
export function TodoScreen() {
  const [search] = useSearchParams();
  const kind = Object.values(OperatorTodoKind).find((each) => each === search.get("kind"));
  const todo = useListOperatorTodoInfinite(
    { limit: PAGE, ...(kind !== undefined && { kind }) },
    {
      query: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
        placeholderData: keepPreviousData,
        refetchInterval: REFRESH_MS,
      },
    },
  );
  const [first] = todo.data?.pages ?? [];
  return (
    <Screen title="할 일">
      {first !== undefined && <Kinds todo={first} kind={kind} />}
      <Loaded query={todo} what="할 일을" skeleton={<TableSkeleton what="할 일을" />}>
        {({ pages }) => (
          <DataTable
            label="할 일"
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ kind: of, number }) => `${of} ${number}`}
            rowLabel={nameOf}
            renderCard={(item) => <TodoCard item={item} />}
            busy={todo.isPlaceholderData}
            listKey={kind ?? "all"}
            empty={
              <EmptyState
                title="기다리는 일이 없어요"
                description="새 일이 생기면 이 화면에 스스로 나타나요."
              />
            }
            footer={
              todo.hasNextPage && (
                <Button
                  variant="outline"
                  loading={todo.isFetchingNextPage}
                  onClick={() => void todo.fetchNextPage()}
                >
                  더 보기
                </Button>
              )
            }
          />
        )}
      </Loaded>
    </Screen>
  );
}

/** The kinds that wait, each with its number; counts are of everything, whatever is chosen. */
function Kinds({ todo: { counts }, kind }: { todo: OperatorTodo; kind: string | undefined }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const links = [
    { label: "모두", count: all, of: undefined },
    ...counts.map(({ kind: of, kind_label: label, count }) => ({ label, count, of })),
  ];
  return (
    <SectionLinks
      label="종류"
      links={links.map(({ label, count, of }) => ({
        label: `${label} ${formatCount(count)}`,
        href: paths.todo.getHref(of),
        isCurrent: of === kind,
      }))}
    />
  );
}

const columns: DataTableProps<OperatorTodoItem>["columns"] = [
  { key: "kind", header: "할 일", width: "medium", render: ({ kind_label: label }) => label },
  { key: "about", header: "무엇", render: (item) => <About item={item} /> },
  {
    key: "amount",
    header: "금액",
    width: "narrow",
    align: "end",
    render: ({ amount }) => (amount === null ? "" : formatWon(amount)),
  },
  {
    key: "since",
    header: "기다린 시간",
    width: "narrow",
    align: "end",
    render: ({ since }) => ageOf(since, new Date(serverNow())),
  },
  {
    key: "step",
    header: "처리",
    width: "medium",
    align: "end",
    render: (item) => (
      <Box paddingBlock="2">
        <StepButton step={item.step} about={nameOf(item)} />
      </Box>
    ),
  },
];

function TodoCard({ item }: { item: OperatorTodoItem }) {
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text fontWeight="semibold">{item.kind_label}</Text>
        <Text variant="caption" tone="muted">
          {ageOf(item.since, new Date(serverNow()))}
        </Text>
      </HStack>
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text as="span">
          <About item={item} />
        </Text>
        {item.amount !== null && (
          <Text as="span" fontVariantNumeric="tabular-nums">
            {formatWon(item.amount)}
          </Text>
        )}
      </HStack>
      <HStack justify="flex-end">
        <StepButton step={item.step} about={nameOf(item)} />
      </HStack>
    </Stack>
  );
}

/** What it belongs to, as a link if it has a page. */
function About({ item: { kind, about, number, order } }: { item: OperatorTodoItem }) {
  const record = recordOf[kind];
  const name = about ?? order ?? number;
  if (record !== undefined) {
    return <PageCell href={paths.record.getHref(record, number)} name={name} />;
  }
  return order === null ? name : <OrderCell serial={order} name={name} />;
}

/** What waits and has a page of its own. */
const recordOf: Readonly<Partial<Record<OperatorTodoItem["kind"], RecordKind>>> = {
  CONTRACT_TO_CONFIRM: "contract",
  WORK_TO_CONFIRM: "work",
  DAMAGE_TO_ANSWER: "damage",
  DECLINED_EXTRA: "link",
  EXPIRED_DEBT: "link",
};

function nameOf({ kind_label: label, about, number }: OperatorTodoItem): string {
  return `${about ?? number} ${label}`;
}
