import {
  Card,
  Loaded,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
  type LoadedQuery,
} from "@damadum/ui";
import type { ReactNode } from "react";

interface PartProps<Data> {
  readonly title: string;
  /** What is listed, with its particle: "청구서를". */
  readonly what: string;
  readonly query: LoadedQuery<Data>;
  /** A link to all of it, beside the title. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A section with its own loading and error state. */
export function Part<Data>({ title, what, query, action, children }: PartProps<Data>) {
  return (
    <Section title={title} action={action}>
      <Loaded query={query} what={what} skeleton={<PartSkeleton what={what} />}>
        {children}
      </Loaded>
    </Section>
  );
}

function PartSkeleton({ what }: { what: string }) {
  return (
    <Card padding="sm" aria-busy>
      <VisuallyHidden role="status">{`${what} 불러오고 있어요`}</VisuallyHidden>
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
