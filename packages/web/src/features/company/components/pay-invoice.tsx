import { formatKoreanDate, formatWon } from "@damadum/domain";
import {
  completeCompanyPayment,
  payCompanyPayment,
  prepareCompanyPayment,
  useListCompanyPayments,
  type CompanyInvoice,
  type OrderPaymentPreparation,
} from "@damadum/sdk";
import { Button, Notice, Section, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentNote } from "../../../shared/payment/payment-note.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import { paths } from "../../../shared/paths.ts";
import { refreshCompany } from "../api/refresh-company.ts";
import { useOwnDefaultBillingKey } from "../hooks/use-own-default-billing-key.ts";
import { MAX_ROWS } from "../page-sizes.ts";

interface PayInvoiceProps {
  readonly invoice: CompanyInvoice;
  readonly cpaymentId: string;
}

/** Pays an open invoice: with a registered payment method, the default first, or in the provider's window. */
export function PayInvoice({ invoice, cpaymentId }: PayInvoiceProps) {
  const queryClient = useQueryClient();
  const { data: payments } = useListCompanyPayments({ limit: MAX_ROWS });
  const ownDefault = useOwnDefaultBillingKey();
  const [chosen, setChosen] = useState<OrderPaymentPreparation | null>(null);
  const { pay, isPaying, closeWindow, problem } = usePayment<OrderPaymentPreparation>({
    prepare: ({ payment_id, method = "CARD" }) =>
      payment_id === undefined
        ? prepareCompanyPayment(cpaymentId, { method })
        : payCompanyPayment(cpaymentId, { payment_id }),
    complete: completeCompanyPayment,
    resultHref: (completion) => paths.companyPaymentComplete.getHref(invoice.id, completion),
    refresh: () => refreshCompany(queryClient),
  });
  const choice =
    chosen ?? (ownDefault ? { payment_id: ownDefault.payment_id } : { method: "CARD" as const });
  const hasDefault = typeof payments?.default_payment_id === "string";
  const lastFailure = payments?.items.find(
    ({ cpayment_id: id, status }) => id === cpaymentId && status === "FAILED",
  );
  return (
    <Section title="결제">
      <Stack gap="5">
        {problem && <PaymentAlert problem={problem} />}
        {!problem && lastFailure !== undefined && (
          <Notice tone="warning" title="지난 결제가 되지 않았어요">
            {`${lastFailure.failure_reason ?? ""} 다시 결제하거나 다른 결제 수단을 골라 주세요.`}
          </Notice>
        )}
        {hasDefault && invoice.charge_on !== null && (
          <Notice tone="info" title={`${formatKoreanDate(invoice.charge_on)}에 자동으로 결제돼요`}>
            기다리지 않고 지금 결제할 수도 있어요.
          </Notice>
        )}
        <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChosen} />
        <PaymentNote />
        {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
        <Button size="lg" block loading={isPaying} onClick={() => pay(choice)}>
          {`${formatWon(invoice.due_amount)} 결제하기`}
        </Button>
        <Text variant="caption" tone="muted">
          계좌 이체로도 낼 수 있어요. 청구서에 적힌 계좌로 보내 주시면 확인하고 결제 완료로 바꿔
          드려요.
        </Text>
      </Stack>
    </Section>
  );
}
