import { runOperatorCommand, type OperatorInput } from "@damadum/sdk";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";

/** What a command that changes nothing answers; read again after every change on the page. */
export function useCommandResult(name: string, input: OperatorInput, { enabled = true } = {}) {
  return useQuery({
    queryKey: ["command", name, input],
    queryFn: ({ signal }) => runOperatorCommand(name, { input }, { signal }),
    enabled,
  });
}

/** The rows of a command that lists, page after page. */
export function useCommandList(name: string, input: OperatorInput) {
  return useInfiniteQuery({
    queryKey: ["command list", name, input],
    queryFn: ({ pageParam, signal }) =>
      runOperatorCommand(
        name,
        { input: pageParam === null ? input : { ...input, after: pageParam } },
        { signal },
      ),
    initialPageParam: startOfList,
    getNextPageParam: ({ page }) => page?.next,
    placeholderData: keepPreviousData,
  });
}

const startOfList: string | null = null;
