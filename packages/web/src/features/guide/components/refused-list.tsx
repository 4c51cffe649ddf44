import type { RefusedGoods } from "@damadum/domain";
import { Stack, Text } from "@damadum/ui";

/** What is not taken, by kind: examples and the reason. */
export function RefusedList({ goods }: { readonly goods: readonly RefusedGoods[] }) {
  return (
    <Stack as="dl" gap="4">
      {goods.map(({ kind, examples, reason }) => (
        <div key={kind}>
          <Text as="dt" variant="label">
            {kind}
          </Text>
          <Text as="dd">{examples.join(", ")}</Text>
          <Text as="dd" variant="caption" tone="muted">
            {reason}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
