import { Card, Section } from "@damadum/ui";
import type { ComponentProps } from "react";

/** One part of the profile, on its own card. */
export function ProfileSection(props: ComponentProps<typeof Section>) {
  return (
    <Card variant="raised">
      <Section {...props} />
    </Card>
  );
}
