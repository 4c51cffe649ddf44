import { listCompanyBoxes } from "@damadum/sdk";
import type { BoxQuery } from "../box-query.ts";
import { boxesToCsv } from "./box-csv.ts";

/** Boxes per request: 200 requests for 100,000 boxes stay within the rate limit, and the server holds few at a time. */
const PAGE_SIZE = 500;

interface Progress {
  readonly signal: AbortSignal;
  /** How many boxes are in the file so far. */
  readonly onProgress: (count: number) => void;
}

/**
 * Returns a CSV file of all boxes that a search and its filter find, read page by page by cursor. Bypasses the query
 * cache, so that memory holds no more than the file itself. @throws ApiError, NetworkError, AbortError
 */
export async function exportBoxes(
  { page: _page, limit: _limit, ...filter }: BoxQuery,
  { signal, onProgress }: Progress,
): Promise<Blob> {
  const parts: Blob[] = [];
  let cursor: string | null = null;
  let count = 0;
  do {
    const { items, paging } = await listCompanyBoxes(
      { ...filter, limit: PAGE_SIZE, ...(cursor !== null && { cursor }) },
      { signal },
    );
    parts.push(new Blob([boxesToCsv(items, cursor === null)]));
    count += items.length;
    onProgress(count);
    cursor = paging.next_cursor;
  } while (cursor !== null);
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}
