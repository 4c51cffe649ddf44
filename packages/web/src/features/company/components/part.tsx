import { Card, Section, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import type { ReactNode } from "react";
import { LoadError } from "../../../shared/page/load-error.tsx";

/** The fields that a part reads from one query, or from several combined. */
interface PartQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface PartProps<Data> {
  readonly title: string;
  /** What is listed, with its particle: "청구서를". */
  readonly what: string;
  readonly query: PartQuery<Data>;
  /** A link to all of it, beside the title. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A section with its own loading and error state. */
export function Part<Data>({ title, what, query, action, children }: PartProps<Data>) {
  return (
    <Section title={title} action={action}>
      {query.isPending && <PartSkeleton what={what} />}
      {query.isLoadingError && query.error !== null && (
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
