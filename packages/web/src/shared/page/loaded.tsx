import type { ReactNode } from "react";
import { isNotFound } from "./is-not-found.ts";
import { LoadError } from "./load-error.tsx";

/** The fields that are read from one query, or from several combined. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** What is loaded, with its particle: "주문을". */
  readonly what: string;
  /** Shown until it is loaded. */
  readonly skeleton: ReactNode;
  /** Shown instead of the error if the URL names nothing that exists for this member. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The part of a screen that a query fills: a skeleton, then the data, or why it could not be loaded. */
export function Loaded<Data>({ query, what, skeleton, missing, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton;
  if (missing !== undefined && isNotFound(query.error)) return missing;
  return <LoadError what={what} error={query.error} onRetry={() => void query.refetch()} />;
}
