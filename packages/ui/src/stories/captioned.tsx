import type { ReactNode } from "react";
import { Stack } from "../components/layout/primitives.tsx";
import { Text } from "../components/text/text.tsx";

/** A variant below its name, for stories that show several of them. */
export function Captioned({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="1" align="flex-start">
      <Text variant="micro" tone="muted" lang="en">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
