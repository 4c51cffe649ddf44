import {
  companyInvoiceEvent,
  companyInvoiceView,
  formatKoreanMonth,
  formatWon,
  isOpen,
} from "@damadum/domain";
import { getCompleteCompanyPaymentQueryOptions, useGetCompanyInvoice } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import {
  CheckingPayment,
  LinkButton,
  PaymentResultPage,
  UnknownPayment,
} from "../../shared/payment/payment-result-page.tsx";
import type { PaidMessage } from "../../shared/payment/payment-result.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { paths } from "../../shared/paths.ts";
import { refreshCompany } from "./api/refresh-company.ts";

/** `/my/company/payment-complete/mobile`: where payments of invoices return to, possibly more than once. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  const invoiceId = search.get("serial");
  return invoiceId === null ? unknown : <WithoutNumbers invoiceId={invoiceId} />;
}

const invoices = { to: paths.companyInvoices.getHref(), label: "청구서 목록으로 가기" };
const help = { to: paths.support.getHref(), label: "고객센터로 가기" };
const checking = <CheckingPayment links={[invoices, help]} />;
const unknown = <UnknownPayment where="청구서에서" links={[invoices]} />;

const paidMessage = (amount: string): PaidMessage => ({
  illustration: "done",
  title: companyInvoiceEvent("PAID"),
  detail: `${amount}을 결제했어요. 청구서는 언제든 다시 보고 인쇄할 수 있어요.`,
});

function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const queryClient = useQueryClient();
  const to = paths.companyInvoice.getHref(payment.serial);
  const invoice = { to, label: "청구서 보기" };
  return (
    <PaymentResultPage
      confirmation={getCompleteCompanyPaymentQueryOptions(payment.completion)}
      paidMessage={paidMessage}
      onSettled={() => void refreshCompany(queryClient)}
      payHref={to}
      links={{
        "pay-again": { to, label: "다시 결제하기" },
        "change-time": invoice,
        "view-order": invoice,
        my: invoices,
      }}
    />
  );
}

/** Paid with a registered payment method, or returned without numbers: the invoice is the source of truth. */
function WithoutNumbers({ invoiceId }: { invoiceId: string }) {
  const invoice = useGetCompanyInvoice(invoiceId, {
    // A cached invoice may be older than the payment.
    query: { refetchOnMount: "always" },
  });
  if (invoice.data === undefined) return invoice.isPending ? checking : unknown;
  const { month, status, due_date: dueDate, net_amount: net } = invoice.data;
  const link = { to: paths.companyInvoice.getHref(invoiceId), label: "청구서 보기" };
  if (status === "PAID") {
    const { illustration, title, detail } = paidMessage(formatWon(net));
    return (
      <MessagePage illustration={illustration} title={title} actions={<LinkButton link={link} />}>
        {`${formatKoreanMonth(month)} 이용료 ${detail}`}
      </MessagePage>
    );
  }
  if (invoice.isFetching) return checking;
  const { sentence } = companyInvoiceView(status, dueDate);
  const isToPay = isOpen(invoice.data.actions, "PAY");
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
          <LinkButton link={link} isMain={!isToPay} />
        </>
      }
    >
      {isToPay ? "결제했다면 곧 청구서에 나타나고, 두 번 결제되지 않아요." : sentence}
    </MessagePage>
  );
}
