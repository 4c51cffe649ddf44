import { companyInvoiceView, formatKoreanMonth, formatWon } from "@damadum/domain";
import { Button, toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { PAYMENT_CANCELLED_MESSAGE } from "../../shared/payment/payment-problem.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { usePaymentConfirmation } from "../../shared/payment/use-payment-confirmation.ts";
import {
  paymentResultOf,
  type NextStep,
  type PaidMessage,
} from "../../shared/payment/payment-result.ts";
import { paths } from "../../shared/paths.ts";
import { invoiceConfirmationOptions, invoiceOptions } from "./api/company-invoices.ts";
import { refreshCompany } from "./api/refresh-company.ts";

/** `/my/company/payment-complete/mobile`: where payments of invoices come back to, and can come back to again. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  const invoiceId = search.get("serial");
  return invoiceId === null ? <UnknownPayment /> : <WithoutNumbers invoiceId={invoiceId} />;
}

const waiting = (
  <MessagePage illustration={null} title="결제 확인 중">
    결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
  </MessagePage>
);

function paidMessage(amount: number): PaidMessage {
  return {
    illustration: "done",
    title: "청구서를 결제했어요",
    detail: `${formatWon(amount)}을 결제했어요. 청구서는 언제든 다시 보고 인쇄할 수 있어요.`,
  };
}

function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { serial: invoiceId } = payment;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: invoiceConfirmationOptions(payment),
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(outcome.amount)),
    onSettled: () => void refreshCompany(queryClient),
  });
  const goesBack = result?.kind === "cancelled";
  useEffect(() => {
    if (!goesBack) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    void navigate(paths.companyInvoice.getHref(invoiceId), { replace: true });
  }, [goesBack, navigate, invoiceId]);
  if (result === null || goesBack) return waiting;
  return (
    <MessagePage
      illustration={result.illustration}
      title={result.title}
      actions={result.next.map((step, index) => (
        <NextButton
          key={step}
          step={step}
          isMain={index === 0}
          invoiceId={invoiceId}
          isChecking={isChecking}
          onCheckAgain={checkAgain}
        />
      ))}
    >
      {result.detail}
    </MessagePage>
  );
}

/** Paid with a registered way to pay, or come back without numbers: the invoice says what is true. */
function WithoutNumbers({ invoiceId }: { invoiceId: string }) {
  const invoice = useQuery({
    ...invoiceOptions(invoiceId),
    // What was read before paying says nothing of the payment.
    refetchOnMount: "always",
  });
  if (invoice.data === undefined) return invoice.isPending ? waiting : <UnknownPayment />;
  const { month, status, due_date: dueDate, total_amount: total } = invoice.data;
  const paid = paidMessage(total);
  if (status === "PAID") {
    return (
      <MessagePage
        illustration={paid.illustration}
        title={paid.title}
        actions={<InvoiceButton id={invoiceId} label="청구서 보기" />}
      >
        {formatKoreanMonth(month)} 이용료 {paid.detail}
      </MessagePage>
    );
  }
  if (invoice.isFetching) return waiting;
  const { isToPay, sentence } = companyInvoiceView(status, dueDate);
  return (
    <MessagePage
      illustration="search"
      title={isToPay ? "결제가 아직 확인되지 않았어요" : "결제할 금액이 없어요"}
      actions={
        <>
          {isToPay && (
            <Button size="lg" block onClick={() => void invoice.refetch()}>
              다시 확인하기
            </Button>
          )}
          <InvoiceButton id={invoiceId} label="청구서 보기" isMain={!isToPay} />
        </>
      }
    >
      {isToPay ? "결제했다면 곧 청구서에 나타나고, 두 번 결제되지 않아요." : sentence}
    </MessagePage>
  );
}

function UnknownPayment() {
  return (
    <MessagePage
      illustration="trouble"
      title="어느 결제인지 알 수 없어요"
      actions={
        <Button size="lg" block asChild>
          <RouterLink to={paths.companyInvoices.getHref()}>청구서 목록으로 가기</RouterLink>
        </Button>
      }
    >
      결제했다면 청구서에서 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.
    </MessagePage>
  );
}

interface NextButtonProps {
  readonly step: NextStep;
  readonly isMain: boolean;
  readonly invoiceId: string;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** One thing to do after a payment. */
function NextButton({ step, isMain, invoiceId, isChecking, onCheckAgain }: NextButtonProps) {
  if (step === "check-again") {
    return (
      <Button
        variant={isMain ? "filled" : "outline"}
        size="lg"
        block
        loading={isChecking}
        onClick={onCheckAgain}
      >
        다시 확인하기
      </Button>
    );
  }
  if (step === "my") {
    return (
      <Button variant={isMain ? "filled" : "outline"} size="lg" block asChild>
        <RouterLink to={paths.companyInvoices.getHref()}>청구서 목록으로 가기</RouterLink>
      </Button>
    );
  }
  const label = step === "pay-again" ? "다시 결제하기" : "청구서 보기";
  return <InvoiceButton id={invoiceId} label={label} isMain={isMain} />;
}

interface InvoiceButtonProps {
  readonly id: string;
  readonly label: string;
  readonly isMain?: boolean;
}

function InvoiceButton({ id, label, isMain = true }: InvoiceButtonProps) {
  return (
    <Button variant={isMain ? "filled" : "outline"} size="lg" block asChild>
      <RouterLink to={paths.companyInvoice.getHref(id)}>{label}</RouterLink>
    </Button>
  );
}
