import {
  getListStoredBoxesInfiniteQueryOptions,
  type BoxStatus,
  type ListStoredBoxesParams,
} from "@damadum/sdk";
import { infiniteQueryOptions } from "@tanstack/react-query";

/** As many as one answer holds. */
const BOXES_ON_A_PAGE = 100;

/** What a list of boxes is narrowed to. */
export interface BoxSearch {
  /** A part of a name or a content, 초성 included, or of a label. */
  readonly text: string;
  readonly status: BoxStatus | null;
}

/** The member's boxes over all orders, page by page. */
export function storedBoxesOptions({ text, status }: BoxSearch) {
  const params: ListStoredBoxesParams = {
    limit: BOXES_ON_A_PAGE,
    ...(text !== "" && { q: text }),
    ...(status !== null && { status }),
  };
  return infiniteQueryOptions({
    ...getListStoredBoxesInfiniteQueryOptions(params),
    initialPageParam: 1,
    getNextPageParam: ({ items, paging }) =>
      items.length < paging.limit ? undefined : paging.page + 1,
  });
}
