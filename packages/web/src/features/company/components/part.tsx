import { Card, Section, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadError } from "../../../shared/page/load-error.tsx";

interface PartProps<Data> {
  readonly title: string;
  /** What is listed, with its particle: "청구서를". */
  readonly what: string;
  readonly query: UseQueryResult<Data>;
  /** A link to all of it, beside the title. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the overview, which waits and fails by itself. */
export function Part<Data>({ title, what, query, action, children }: PartProps<Data>) {
  return (
    <Section title={title} action={action}>
      {query.isPending && <PartSkeleton what={what} />}
      {query.isLoadingError && (
        <LoadError what={what} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && children(query.data)}
    </Section>
  );
}

function PartSkeleton({ what }: { what: string }) {
  return (
    <Card padding="sm" aria-busy>
      <VisuallyHidden role="status">{what} 불러오고 있어요</VisuallyHidden>
      <Stack gap="6">
        {["first", "second", "third"].map((key) => (
          <Stack key={key} gap="1.5">
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="85%" height="1.25rem" />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
