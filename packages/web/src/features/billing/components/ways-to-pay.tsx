import { Card, Section, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { waysToPayOptions } from "../api/billing.ts";
import { WayToPayCard } from "./way-to-pay-card.tsx";

/** Every registered way to pay, with what can be done about it. */
export function WaysToPay() {
  const ways = useQuery(waysToPayOptions());
  return (
    <Section title="내 결제 수단">
      {ways.isPending && (
        <Stack gap="3" aria-busy>
          <VisuallyHidden role="status">결제 수단을 불러오고 있어요</VisuallyHidden>
          <Skeleton width="full" height="9.75rem" />
        </Stack>
      )}
      {ways.isLoadingError && (
        <LoadError what="결제 수단을" error={ways.error} onRetry={() => void ways.refetch()} />
      )}
      {ways.data?.length === 0 && (
        <Card variant="flat">
          <Text tone="muted">
            등록한 결제 수단이 없어요. 아래에서 등록하면 다음부터 결제창 없이 결제할 수 있어요.
          </Text>
        </Card>
      )}
      {ways.data !== undefined && ways.data.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {ways.data.map((way) => (
            <li key={way.payment_id}>
              <WayToPayCard way={way} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
