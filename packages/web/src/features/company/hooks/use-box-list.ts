import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { boxListOptions } from "../api/company-boxes.ts";
import type { BoxQuery } from "../box-query.ts";
import { keepPlace, placeOf } from "../state/box-place.ts";

/**
 * The boxes from the address' page on, as far as they were scrolled to, and where in them the person is. A way back leads to the row
 * that was first in sight: among the rows that are still there or, after a reload, from its page on.
 */
export function useBoxList(query: BoxQuery) {
  const { key: entry } = useLocation();
  const queryClient = useQueryClient();
  // Where a list begins is decided once for each entry of the history.
  const [begun, setBegun] = useState(() => beginningOf(entry, query, queryClient));
  const beginning = begun.entry === entry ? begun : beginningOf(entry, query, queryClient);
  if (beginning !== begun) setBegun(beginning);
  const { start, row } = beginning;
  const list = useInfiniteQuery({
    ...boxListOptions({ ...query, page: start }),
    placeholderData: keepPreviousData,
  });
  // One by one: a query renders its component only for what was read of it, and a page that is on its way changes much else.
  const {
    data,
    error,
    isPending,
    isPlaceholderData: isBusy,
    isLoadingError,
    isFetchNextPageError,
    isRefetching,
    hasNextPage,
    fetchNextPage,
  } = list;
  const pages = data?.pages.length;
  /** The last end that came near: of which list, and after how many pages. */
  const end = useRef<{ entry: string; pages: number | undefined }>(undefined);
  const askForMore = () => {
    // What is on its way is waited for: a refetch that is cancelled is not made again, and the old rows would count as fresh.
    if (hasNextPage && !isBusy) void fetchNextPage({ cancelRefetch: false });
  };
  // A refetch takes the place of the page that is asked for, before it or in the midst of it.
  const askAgain = useEffectEvent(() => {
    if (end.current?.entry === entry && end.current.pages === pages) askForMore();
  });
  useEffect(() => {
    if (!isRefetching) askAgain();
  }, [isRefetching]);
  const [seen, setSeen] = useState({ entry, page: start });
  // Rows of the list before stay as they are until those of this one have come.
  const [shown, setShown] = useState(entry);
  if (!isBusy && shown !== entry) setShown(entry);
  return {
    isPending,
    loadError: isLoadingError ? error : null,
    nextPageError: isFetchNextPageError ? error : null,
    hasNextPage,
    refetch: list.refetch,
    fetchNextPage,
    isBusy,
    boxes: useMemo(() => data?.pages.flatMap(({ items }) => items), [data]),
    /** Of the last page that has come: how many there are in all, and whether more follow. */
    paging: data?.pages.at(-1)?.paging,
    /** The page that is in sight. */
    page: seen.entry === entry ? seen.page : start,
    /** The page that the rows begin at. */
    start,
    listKey: isBusy ? shown : entry,
    startAt: row,
    onPlace: (id: string, index: number) => {
      if (isBusy) return;
      const page = start + Math.floor(index / query.limit);
      keepPlace(entry, { row: id, page });
      if (seen.entry !== entry || seen.page !== page) setSeen({ entry, page });
    },
    onEnd: () => {
      end.current = { entry, pages };
      askForMore();
    },
  };
}

/** The page that the list of an entry begins at, and the row that was first in sight. */
function beginningOf(entry: string, query: BoxQuery, queryClient: QueryClient) {
  const place = placeOf(entry);
  const known = queryClient.getQueryData(boxListOptions(query).queryKey);
  const isThere = known?.pages.some(({ items }) =>
    items.some(({ cpbox_id: id }) => id === place?.row),
  );
  return {
    entry,
    start: place === undefined || isThere === true ? query.page : place.page,
    row: place?.row,
  };
}
