import { FieldGroup, Stack, useFieldIds } from "@damadum/ui";
import type { ReactNode } from "react";

interface GroupFieldsetProps {
  readonly id: string;
  readonly title: string;
  /** Keeps the title for screen readers only, when the step's question already says it. */
  readonly titleHidden: boolean;
  readonly description: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, under a legend. */
export function GroupFieldset({
  id,
  title,
  titleHidden,
  description,
  children,
}: GroupFieldsetProps) {
  const ids = useFieldIds(id, { help: description });
  return (
    <FieldGroup ids={ids} label={title} labelHidden={titleHidden} help={description}>
      <Stack gap={{ base: "5", lg: "6" }}>{children}</Stack>
    </FieldGroup>
  );
}
