import type { EstimateDraft } from "@damadum/sdk";
import { Button, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { ChangeQuoteLink } from "../../../shared/estimate/change-quote-link.tsx";
import { useRenewedEstimate } from "../hooks/use-renewed-estimate.ts";
import type { PaymentRecovery } from "../../../shared/payment/payment-problem.ts";

interface RecoveryButtonProps {
  readonly recovery: PaymentRecovery;
  readonly serial: string;
  readonly draft: EstimateDraft;
}

/** The one thing that helps where the pay button does not. */
export function RecoveryButton({ recovery, serial, draft }: RecoveryButtonProps) {
  if (recovery === "renew") return <RenewButton draft={draft} />;
  if (recovery === "change-time") return <OtherTimeLink draft={draft} />;
  return (
    <Button variant="outline" size="sm" asChild>
      <RouterLink to={paths.myEstimate.getHref(serial)}>주문 보기</RouterLink>
    </Button>
  );
}

function OtherTimeLink({ draft }: { draft: EstimateDraft }) {
  return (
    <Button variant="outline" size="sm" asChild>
      <ChangeQuoteLink draft={draft} step="date">
        다른 시간 고르기
      </ChangeQuoteLink>
    </Button>
  );
}

function RenewButton({ draft }: { draft: EstimateDraft }) {
  const renewal = useRenewedEstimate(draft);
  if (renewal.error) {
    // The answers themselves no longer fit, most often because the day has passed.
    return (
      <Stack gap="2" align="flex-start">
        <Text>{renewal.error.message}</Text>
        <OtherTimeLink draft={draft} />
      </Stack>
    );
  }
  return (
    <Button variant="outline" size="sm" loading={renewal.isPending} onClick={renewal.renew}>
      같은 내용으로 새 견적 받기
    </Button>
  );
}
