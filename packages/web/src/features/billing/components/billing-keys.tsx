import { useListBillingKeys } from "@damadum/sdk";
import { Card, Loaded, Section, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { BillingKeyCard } from "./billing-key-card.tsx";

/** Every registered payment method, with its actions. */
export function BillingKeys() {
  const billingKeys = useListBillingKeys();
  return (
    <Section title="내 결제 수단">
      <Loaded
        query={billingKeys}
        what="결제 수단을"
        skeleton={
          <Stack gap="3" aria-busy>
            <VisuallyHidden role="status">결제 수단을 불러오고 있어요</VisuallyHidden>
            <Skeleton width="full" height="9.75rem" />
          </Stack>
        }
      >
        {(keys) =>
          keys.length === 0 ? (
            <Card variant="flat">
              <Text tone="muted">
                등록한 결제 수단이 없어요. 아래에서 등록하면 다음부터 결제창 없이 결제할 수 있어요.
              </Text>
            </Card>
          ) : (
            <Stack as="ul" gap="3" listStyleType="none">
              {keys.map((billingKey) => (
                <li key={billingKey.payment_id}>
                  <BillingKeyCard billingKey={billingKey} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}
