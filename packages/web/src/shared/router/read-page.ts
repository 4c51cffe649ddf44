import * as z from "zod/mini";

const pageNumber = z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(100_000));

/** The page that `?page=` names, counted from 1; anything else is the first. */
export function readPage(search: URLSearchParams): number {
  const page = pageNumber.safeParse(search.get("page") ?? "1");
  return page.success ? page.data : 1;
}
