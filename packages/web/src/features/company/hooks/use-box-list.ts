import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
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
  const { start, row } = useMemo(() => {
    const place = placeOf(entry);
    const known = queryClient.getQueryData(boxListOptions(query).queryKey);
    const isThere = known?.pages.some(({ items }) =>
      items.some(({ cpbox_id: id }) => id === place?.row),
    );
    return {
      start: place === undefined || isThere === true ? query.page : place.page,
      row: place?.row,
    };
    // Where a list begins is decided once for each entry of the history.
    // oxlint-disable-next-line react/exhaustive-deps -- and the entry has one query
  }, [entry]);
  const { data, ...list } = useInfiniteQuery({
    ...boxListOptions({ ...query, page: start }),
    placeholderData: keepPreviousData,
  });
  const [seen, setSeen] = useState({ entry, page: start });
  const isBusy = list.isPlaceholderData;
  // Rows of the list before stay as they are until those of this one have come.
  const [shown, setShown] = useState(entry);
  if (!isBusy && shown !== entry) setShown(entry);
  return {
    ...list,
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
      if (list.hasNextPage && !list.isFetchingNextPage && !isBusy) void list.fetchNextPage();
    },
  };
}
