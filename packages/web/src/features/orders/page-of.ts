/** The page that `?page=` names, counted from 1; anything else is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
