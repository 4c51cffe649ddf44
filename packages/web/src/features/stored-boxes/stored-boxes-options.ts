import {
  getListStoredBoxesInfiniteQueryOptions,
  type BoxStatus,
  type ListStoredBoxesParams,
} from "@damadum/sdk";
import { infiniteQueryOptions } from "@tanstack/react-query";

/** The largest page of the API. */
const BOXES_ON_A_PAGE = 100;

export interface BoxSearch {
  /** Part of a name or content, 초성 included, or of a label. */
  readonly text: string;
  readonly status: BoxStatus | null;
}

/** The member's boxes across all orders, page by page. */
export function storedBoxesOptions({ text, status }: BoxSearch) {
  const params: ListStoredBoxesParams = {
    limit: BOXES_ON_A_PAGE,
    ...(text !== "" && { q: text }),
    ...(status !== null && { status }),
  };
  return infiniteQueryOptions({
    ...getListStoredBoxesInfiniteQueryOptions(params),
    initialPageParam: undefined,
    getNextPageParam: ({ paging }) => paging.next_cursor ?? undefined,
  });
}
