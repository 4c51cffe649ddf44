import { useMatches, useSearchParams } from "react-router-dom";

/** The number of the order that is open, from the path or the query of the page; null where none is. */
export function useCurrentOrderSerial(): string | null {
  const serial = useMatches().at(-1)?.params["serial"];
  const [search] = useSearchParams();
  return serial ?? search.get("serial");
}
