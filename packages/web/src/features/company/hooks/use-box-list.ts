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
 * The boxes from the URL's page on, as far as they were scrolled, and the current place in them. Going back leads to
 * the row that was first visible: among the rows that are still cached or, after a reload, from its page on.
 */
export function useBoxList(query: BoxQuery) {
  const { key: entry } = useLocation();
  const queryClient = useQueryClient();
  // The start of a list is decided once per history entry.
  const [begun, setBegun] = useState(() => beginningOf(entry, query, queryClient));
  const beginning = begun.entry === entry ? begun : beginningOf(entry, query, queryClient);
  if (beginning !== begun) setBegun(beginning);
  const { start, row } = beginning;
  const list = useInfiniteQuery({
    ...boxListOptions({ ...query, page: start }),
    placeholderData: keepPreviousData,
  });
  // Destructured: a query renders its component only for fields that were read, and a loading page changes many others.
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
  /** The last end that was reached: of which list, and after how many pages. */
  const end = useRef<{ entry: string; pages: number | undefined }>(undefined);
  const askForMore = () => {
    // Lets a running refetch finish: a cancelled one is not repeated, and the old rows would count as fresh.
    if (hasNextPage && !isBusy) void fetchNextPage({ cancelRefetch: false });
  };
  // A refetch replaces the request for the next page, whether it is pending or running, so that one is sent again.
  const askAgain = useEffectEvent(() => {
    if (end.current?.entry === entry && end.current.pages === pages) askForMore();
  });
  useEffect(() => {
    if (!isRefetching) askAgain();
  }, [isRefetching]);
  const [seen, setSeen] = useState({ entry, page: start });
  // The rows of the previous list stay until those of this one have loaded.
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
    /** Paging of the last loaded page: the total, and whether more follow. */
    paging: data?.pages.at(-1)?.paging,
    /** The visible page. */
    page: seen.entry === entry ? seen.page : start,
    /** The page that the rows start at. */
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

/** Returns the page that a history entry's list starts at, and the row that was first visible. */
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
