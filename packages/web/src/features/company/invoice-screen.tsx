import { companyInvoiceView, formatKoreanMonth, isOpen, totalsOf } from "@damadum/domain";
import { useGetCompanyInvoice, type CompanyInvoice } from "@damadum/sdk";
import { Box, Stack } from "@damadum/ui";
import { useParams } from "react-router-dom";
import { LinksToPay } from "../../shared/order/links-to-pay.tsx";
import { DocumentLayout } from "../../shared/page/document-layout.tsx";
import { PrintButton } from "../../shared/page/print-button.tsx";
import { PaperLinks } from "../../shared/paper/paper-links.tsx";
import { paths } from "../../shared/paths.ts";
import { DetailPage } from "./components/detail-page.tsx";
import { PayInvoice } from "./components/pay-invoice.tsx";
import { Statement } from "./components/statement.tsx";
import { StateHead } from "./components/state-head.tsx";

/** `/my/company/invoices/:id`: one invoice as a statement that can be printed. */
export function InvoiceScreen() {
  const { id = "" } = useParams();
  const invoice = useGetCompanyInvoice(id);
  return (
    <DetailPage
      query={invoice}
      name="청구서"
      what="청구서를"
      href={paths.companyInvoices.getHref()}
    >
      {(data) => <InvoiceDetail invoice={data} />}
    </DetailPage>
  );
}

function InvoiceDetail({ invoice }: { invoice: CompanyInvoice }) {
  const view = companyInvoiceView(invoice.status, invoice.due_date, {
    amount: totalsOf(invoice.ledger.rows).refundByUs,
    pendingAmount: invoice.ledger.refund_pending_amount,
    dueAmount: invoice.due_amount,
  });
  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <StateHead
        title={`${formatKoreanMonth(invoice.month)} 이용료`}
        view={view}
        action={
          <Box flexShrink={0}>
            <PrintButton />
          </Box>
        }
      />
      {isOpen(invoice.actions, "PAY") && invoice.cpayment_id !== null ? (
        // A statement is long, so on a phone the payment comes first.
        <DocumentLayout
          aside={<PayInvoice invoice={invoice} cpaymentId={invoice.cpayment_id} />}
          document={<Statement invoice={invoice} />}
          isAsideSticky
        />
      ) : (
        <>
          <LinksToPay ledger={invoice.ledger} />
          <Statement invoice={invoice} />
        </>
      )}
      <Box _print={{ display: "none" }}>
        <PaperLinks subject="invoices" number={invoice.id} ledger={invoice.ledger} />
      </Box>
    </Stack>
  );
}
