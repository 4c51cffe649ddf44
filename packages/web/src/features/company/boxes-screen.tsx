import { formatCount } from "@damadum/domain";
import type { Paging } from "@damadum/sdk";
import { Heading, HStack, LoadError, Stack, TableSkeleton, Text } from "@damadum/ui";
import { useSearchParams } from "react-router-dom";
import { readBoxQuery, type BoxQuery } from "./box-query.ts";
import { BoxFiles } from "./components/box-files.tsx";
import { BoxFinder } from "./components/box-finder.tsx";
import { BoxTable } from "./components/box-table.tsx";
import { ChosenBar } from "./components/chosen-bar.tsx";
import { TableSettings } from "./components/table-settings.tsx";
import { useBoxList } from "./hooks/use-box-list.ts";
import { useHiddenColumns } from "./components/use-hidden-columns.ts";

/** `/my/company/boxes`: finds, edits, exports and selects the company's boxes. */
export function BoxesScreen() {
  const [search] = useSearchParams();
  const query = readBoxQuery(search);
  const { hidden, show } = useHiddenColumns();
  return (
    <Stack gap={{ base: "4", md: "5" }}>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Heading level={1} variant="title">
          박스
        </Heading>
        <HStack gap="2" wrap="wrap">
          <BoxFiles query={query} />
          <TableSettings query={query} hidden={hidden} onShow={show} />
        </HStack>
      </HStack>
      <BoxFinder query={query} />
      <BoxList query={query} hidden={hidden} />
      <ChosenBar />
    </Stack>
  );
}

interface BoxListProps {
  readonly query: BoxQuery;
  readonly hidden: readonly string[];
}

/** A separate component, so that a page loaded by scrolling renders only the rows, not the rest of the screen. */
function BoxList({ query, hidden }: BoxListProps) {
  const list = useBoxList(query);
  return (
    <>
      {list.isPending && <TableSkeleton what="박스를" />}
      {list.loadError !== null && (
        <LoadError what="박스를" error={list.loadError} onRetry={() => void list.refetch()} />
      )}
      {isNarrowed(query) && list.paging !== undefined && list.paging.total > 0 && !list.isBusy && (
        <Text role="status" fontVariantNumeric="tabular-nums">
          {foundBoxes(list.paging)}
        </Text>
      )}
      {list.boxes !== undefined && list.paging !== undefined && (
        <BoxTable
          list={{ ...list, boxes: list.boxes, paging: list.paging }}
          query={query}
          hidden={hidden}
        />
      )}
    </>
  );
}

/** Counts of the whole company stand on the filters; a narrowed list has a number of its own. */
function isNarrowed({ q, department, contract }: BoxQuery): boolean {
  return [q, department, contract].some((condition) => condition !== undefined);
}

function foundBoxes({ total, total_capped: isCapped }: Paging): string {
  // A capped total is one more than what was counted for certain.
  return isCapped
    ? `찾은 박스 ${formatCount(total - 1)}개 넘음`
    : `찾은 박스 ${formatCount(total)}개`;
}
