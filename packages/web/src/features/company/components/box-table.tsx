import { formatKoreanDate } from "@damadum/domain";
import type { CompanyBox, CompanyBoxPage } from "@damadum/sdk";
import { Button, DataTable, EmptyState, HStack, Pagination, Stack, Text } from "@damadum/ui";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import type { BoxQuery } from "../box-query.ts";
import { isRequestable } from "../request-kinds.ts";
import { useChosenBoxes } from "../state/chosen-boxes.tsx";
import { BoxState, nameColumn, optionalColumns } from "./box-columns.tsx";
import { boxName, EditBox } from "./edit-box.tsx";

interface BoxTableProps {
  readonly page: CompanyBoxPage;
  readonly query: BoxQuery;
  /** Columns that are left out. */
  readonly hidden: readonly string[];
  /** Another page is on its way. */
  readonly busy: boolean;
}

/** One page of boxes: rows on desktops, cards on phones. */
export function BoxTable({ page, query, hidden, busy }: BoxTableProps) {
  const { items, paging } = page;
  const { boxes, choose } = useChosenBoxes();
  const selected = useMemo(() => new Set(boxes.keys()), [boxes]);
  return (
    <DataTable
      label="박스"
      busy={busy}
      columns={[nameColumn, ...optionalColumns.filter(({ key }) => !hidden.includes(key))]}
      rows={items}
      rowKey={({ cpbox_id: id }) => id}
      rowLabel={boxName}
      selection={{
        selected,
        onSelect: choose,
        isSelectable: ({ status }) => isRequestable(status),
      }}
      renderCard={(box) => <BoxCard box={box} />}
      empty={<NoBoxes query={query} />}
      footer={
        <Pagination
          label="박스 쪽"
          page={query.page}
          pageSize={paging.limit}
          // Counting stops early: the next page is there as long as the answer names one.
          total={Math.max(
            paging.total,
            query.page * paging.limit + (paging.next_cursor === null ? 0 : 1),
          )}
          renderLink={(number) => (
            <RouterLink to={paths.companyBoxes.getHref({ ...query, page: number })} />
          )}
        />
      }
    />
  );
}

function BoxCard({ box }: { box: CompanyBox }) {
  return (
    <Stack gap="1">
      <HStack justify="space-between" align="flex-start" gap="3">
        <Text fontWeight="semibold">{boxName(box)}</Text>
        <BoxState box={box} />
      </HStack>
      <EditBox box={box} field="department" />
      <EditBox box={box} field="contents" />
      <Text variant="caption" tone="muted">
        {box.serial}
        {box.retention_until !== null && ` · ${formatKoreanDate(box.retention_until)}까지 보존`}
      </Text>
    </Stack>
  );
}

function NoBoxes({ query: { filter, q, department, page } }: { query: BoxQuery }) {
  if (filter === "ALL" && q === undefined && department === undefined && page === 1) {
    return (
      <EmptyState
        title="아직 박스가 없어요"
        description="계약이 시작되고 박스가 들어오면 여기에서 볼 수 있어요."
      />
    );
  }
  return (
    <EmptyState
      illustration="search"
      title="맞는 박스가 없어요"
      description="다른 말로 찾거나 조건을 지워 보세요."
      action={
        <Button variant="outline" asChild>
          <RouterLink to={paths.companyBoxes.getHref()}>전체 박스 보기</RouterLink>
        </Button>
      }
    />
  );
}
