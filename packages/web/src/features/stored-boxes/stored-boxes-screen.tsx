import { boxStatus, type BoxStatus } from "@damadum/domain";
import {
  Box,
  Button,
  EmptyState,
  Heading,
  HStack,
  LoadError,
  Page,
  Skeleton,
  Stack,
  Text,
  useSettled,
  VisuallyHidden,
} from "@damadum/ui";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { paths } from "../../shared/paths.ts";
import { readBoxSearch } from "./box-search.ts";
import { BoxList } from "./components/box-list.tsx";
import { ScanButton } from "./components/scan-button.tsx";
import { SearchField } from "./components/search-field.tsx";
import { storedBoxesOptions } from "./stored-boxes-options.ts";

const filters = ["STORED", "PACKING", "RETURN_READY", "RETURNED"] as const satisfies BoxStatus[];

/** `/my/order/storage/boxes`: every box of the member across all orders, searchable by its contents. */
export function StoredBoxesScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = readBoxSearch(useSettled(search));
  const boxes = useInfiniteQuery({
    ...storedBoxesOptions(asked),
    placeholderData: keepPreviousData,
  });

  const ask = (changes: { readonly q?: string; readonly status?: string | null }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  // Deferred, so that a keystroke interrupts the render of a response.
  const pages = useDeferredValue(boxes.data)?.pages;
  // One array per response: a new one on every render would re-render the memoized list.
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const { fetchNextPage } = boxes;
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const isNarrowed = asked.text !== "" || asked.status !== null;
  return (
    <Page width="wide">
      <Stack gap="5">
        <Heading level={1} variant="title">
          내 박스
        </Heading>
        <HStack gap="2" align="flex-end">
          <Box flex="1">
            <SearchField text={asked.text} onSearch={(q) => ask({ q })} />
          </Box>
          <ScanButton />
        </HStack>
        <HStack gap="2" wrap="wrap" role="group" aria-label="상태로 좁히기">
          <FilterButton isOn={asked.status === null} onPress={() => ask({ status: null })}>
            전체
          </FilterButton>
          {filters.map((status) => (
            <FilterButton
              key={status}
              isOn={asked.status === status}
              onPress={() => ask({ status })}
            >
              {boxStatus.states[status].label}
            </FilterButton>
          ))}
        </HStack>
        <VisuallyHidden role="status">
          {boxes.isPending ? "박스를 불러오고 있어요" : countWords(boxes.data?.pages[0]?.paging)}
        </VisuallyHidden>
        {pages === undefined && !boxes.isLoadingError && <ListSkeleton />}
        {boxes.isLoadingError && (
          <LoadError what="박스를" error={boxes.error} onRetry={() => void boxes.refetch()} />
        )}
        {pages && items.length === 0 && <NoBoxes isNarrowed={isNarrowed} />}
        {pages && items.length > 0 && (
          <>
            <Text variant="caption" tone="muted">
              {countWords(pages[0]?.paging)}
            </Text>
            <BoxList
              boxes={items}
              // A failed page is retried when the button is pressed, not on every render.
              hasMore={boxes.hasNextPage && !boxes.isFetchNextPageError}
              onMore={more}
            />
            {boxes.isFetchNextPageError && (
              <LoadError what="다음 박스를" error={boxes.error} onRetry={more} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

function countWords(paging: { total: number; total_capped: boolean } | undefined): string {
  if (paging === undefined) return "";
  return paging.total_capped ? "박스 1,000개 이상" : `박스 ${paging.total}개`;
}

interface FilterButtonProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function FilterButton({ isOn, onPress, children }: FilterButtonProps) {
  return (
    <Button size="sm" variant={isOn ? "tinted" : "outline"} aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="3" aria-busy>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} width="full" height="7rem" />
      ))}
    </Stack>
  );
}

function NoBoxes({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        illustration="search"
        title="찾는 박스가 없어요"
        description="다른 이름이나 초성으로 찾거나 상태를 전체로 바꿔 보세요."
      />
    );
  }
  return (
    <EmptyState
      title="아직 박스가 없어요"
      description="보관을 예약하면 박스가 여기에 나타나요."
      action={<ButtonLink to={paths.storageQuote.getHref()}>보관 견적 받기</ButtonLink>}
    />
  );
}
