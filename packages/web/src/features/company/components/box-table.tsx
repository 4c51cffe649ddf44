import { closedReason, formatKoreanDate } from "@damadum/domain";
import type { CompanyBox, Paging } from "@damadum/sdk";
import {
  DataTable,
  EmptyState,
  HStack,
  LoadError,
  Pagination,
  Stack,
  Text,
  type DataSelection,
  type DataTableProps,
} from "@damadum/ui";
import { memo, useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import type { BoxQuery } from "../box-query.ts";
import { boxName } from "../box-text.ts";
import type { useBoxList } from "../hooks/use-box-list.ts";
import { boxRequestNames, isRequestable } from "../request-kinds.ts";
import { useChosenBoxes } from "../state/chosen-boxes.tsx";
import { BoxState, nameColumn, optionalColumns } from "./box-columns.tsx";
import { BoxLink } from "./box-link.tsx";
import { EditBox, EditBoxes } from "./edit-box.tsx";

interface BoxTableProps {
  readonly list: ReturnType<typeof useBoxList> & {
    readonly boxes: readonly CompanyBox[];
    readonly paging: Paging;
  };
  readonly query: BoxQuery;
  /** Keys of the hidden columns. */
  readonly hidden: readonly string[];
}

/** The boxes from one page on: on desktops rows that load more on scroll, on phones one page of cards. */
export function BoxTable({ list, query, hidden }: BoxTableProps) {
  const { boxes: rows, paging, page } = list;
  const { boxes: chosen, choose } = useChosenBoxes();
  // Stable between renders, or every visible row would render again.
  const columns = useMemo<DataTableProps<CompanyBox>["columns"]>(
    () => [nameColumn, ...optionalColumns.filter(({ key }) => !hidden.includes(key))],
    [hidden],
  );
  const selection = useMemo<DataSelection<CompanyBox>>(
    () => ({
      selected: new Set(chosen.keys()),
      onSelect: choose,
      refusalOf: (box) =>
        boxRequestNames.some((name) => isRequestable(box, name))
          ? undefined
          : ["고를 수 없어요", closedReason(box.actions, "DELIVERY")]
              .filter((words) => words !== null)
              .join(" · "),
    }),
    [chosen, choose],
  );
  return (
    <EditBoxes>
      <DataTable
        label="박스"
        busy={list.isBusy}
        columns={columns}
        rows={rows}
        rowKey={boxKey}
        rowLabel={boxName}
        selection={selection}
        allLoadedLabel="불러온 박스 모두 선택"
        renderCard={(box) => <BoxCard box={box} />}
        empty={<NoBoxes query={query} />}
        listKey={list.listKey}
        startAt={list.startAt}
        onEnd={list.onEnd}
        onPlace={({ cpbox_id: id }, index) => list.onPlace(id, index)}
        footer={
          <>
            {list.nextPageError !== null && (
              <LoadError
                what="다음 박스를"
                error={list.nextPageError}
                onRetry={() => void list.fetchNextPage()}
              />
            )}
            <BoxPages
              query={query}
              page={page}
              // The total is capped, but a next page exists as long as the response names one.
              total={Math.max(
                paging.total,
                list.start * query.limit - query.limit + rows.length + (list.hasNextPage ? 1 : 0),
              )}
            />
          </>
        }
      />
    </EditBoxes>
  );
}

const boxKey = ({ cpbox_id: id }: CompanyBox) => id;

interface BoxPagesProps {
  readonly query: BoxQuery;
  readonly page: number;
  readonly total: number;
}

/** The links to other pages, memoized because rows that load on scroll do not change them. */
const BoxPages = memo(function BoxPages({ query, page, total }: BoxPagesProps) {
  return (
    <Pagination
      label="박스 쪽"
      page={page}
      pageSize={query.limit}
      total={total}
      renderLink={(number) => (
        <RouterLink to={paths.companyBoxes.getHref({ ...query, page: number })} />
      )}
    />
  );
});

function BoxCard({ box }: { box: CompanyBox }) {
  return (
    <Stack gap="1">
      <HStack justify="space-between" align="flex-start" wrap="wrap" columnGap="3" rowGap="1">
        <Text fontWeight="semibold">
          <BoxLink box={box} />
        </Text>
        <BoxState box={box} />
      </HStack>
      <EditBox box={box} field="department" />
      <EditBox box={box} field="contents" />
      <HStack gap="3" rowGap="0" wrap="wrap">
        {/* Without a name, the number is already shown above. */}
        {box.name !== null && (
          <Text variant="caption" tone="muted">
            {box.serial}
          </Text>
        )}
        {box.retention_until !== null && (
          <Text variant="caption" tone="muted">
            {`보존 기한 ${formatKoreanDate(box.retention_until)}`}
          </Text>
        )}
      </HStack>
    </Stack>
  );
}

function NoBoxes({ query: { page, limit: _limit, filter, ...search } }: { query: BoxQuery }) {
  if (filter === "ALL" && Object.keys(search).length === 0 && page === 1) {
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
        <ButtonLink variant="outline" to={paths.companyBoxes.getHref()}>
          전체 박스 보기
        </ButtonLink>
      }
    />
  );
}
