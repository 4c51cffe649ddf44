import type { ReactNode } from "react";
import { LoadError } from "../error-message/load-error.tsx";

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
  /** Shown instead of the error if the URL names nothing that exists for this person. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Whether what a URL names does not exist for this person: malformed (400), unknown or somebody else's (404). */
export function isNotFound(error: Error): boolean {
  return "status" in error && (error.status === 404 || error.status === 400);
}

/** The part of a screen that a query fills: a skeleton, then the data, or why it could not be loaded. */
export function Loaded<Data>({ query, what, skeleton, missing, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return skeleton;
  if (missing !== undefined && isNotFound(query.error)) return missing;
  return <LoadError what={what} error={query.error} onRetry={() => void query.refetch()} />;
}
