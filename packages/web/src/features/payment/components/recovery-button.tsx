import { useCreateEstimate, type EstimateDraft } from "@damadum/sdk";
import { Button, Stack, Text, toast } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { ChangeQuoteLink } from "./change-quote-link.tsx";
import { randomUuid } from "@damadum/browser";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";
import type { PaymentRecovery } from "../../../shared/payment/payment-problem.ts";

interface RecoveryButtonProps {
  readonly recovery: PaymentRecovery;
  readonly serial: string;
  readonly draft: EstimateDraft;
}

/** The action that helps when paying again does not. */
export function RecoveryButton({ recovery, serial, draft }: RecoveryButtonProps) {
  if (recovery === "renew") return <RenewButton draft={draft} />;
  if (recovery === "change-time") return <OtherTimeLink draft={draft} />;
  return (
    <ButtonLink variant="outline" size="sm" to={paths.myEstimate.getHref(serial)}>
      주문 보기
    </ButtonLink>
  );
}

function OtherTimeLink({ draft }: { draft: EstimateDraft }) {
  return (
    <ChangeQuoteLink draft={draft} step="date">
      다른 시간 고르기
    </ChangeQuoteLink>
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

/** Creates an estimate from the answers of an expired one, at today's prices, and opens its payment. */
function useRenewedEstimate(draft: EstimateDraft) {
  const navigate = useNavigate();
  // One key per mounted page, so that a retry after a lost response creates no second estimate.
  const [idempotencyKey] = useState(randomUuid);
  const { mutate, isPending, error } = useCreateEstimate({
    mutation: {
      onSuccess: async (estimate, _variables, _result, { client }) => {
        cacheEstimate(client, estimate);
        await navigate(paths.estimatePayment.getHref(estimate.serial), { replace: true });
        toast("새 견적이에요. 금액을 다시 확인해 주세요.");
      },
    },
  });
  const renew = () => mutate({ data: draft, headers: { "idempotency-key": idempotencyKey } });
  return { renew, isPending, error };
}
