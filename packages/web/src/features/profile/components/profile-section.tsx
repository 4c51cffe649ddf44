import { Card, Section } from "@damadum/ui";
import type { ComponentProps } from "react";

export function ProfileSection(props: ComponentProps<typeof Section>) {
  return (
    <Card variant="raised">
      <Section {...props} />
    </Card>
  );
}
