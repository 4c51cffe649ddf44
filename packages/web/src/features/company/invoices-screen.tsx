import { formatKoreanDate, formatKoreanMonth, formatWon } from "@damadum/domain";
import { useListCompanyInvoices, type CompanyInvoiceSummary } from "@damadum/sdk";
import { Badge, HStack, Stack, Text, type DataTableProps } from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { AutomaticPayment } from "./components/automatic-payment.tsx";
import { ListPage } from "./components/list-page.tsx";
import { invoiceViewOf } from "./invoice-view-of.ts";
import { readListPage } from "./page-sizes.ts";

/** `/my/company/invoices`: what the company was billed, newest first. */
export function InvoicesScreen() {
  const [search] = useSearchParams();
  const invoices = useListCompanyInvoices(readListPage(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <ListPage
      title="청구서"
      what="청구서를"
      query={invoices}
      hrefOf={(page) => paths.companyInvoices.getHref(page)}
      empty={{
        title: "아직 청구서가 없어요",
        description: "보관료와 작업 요금이 나오면 여기에서 볼 수 있어요.",
      }}
      intro={<AutomaticPayment />}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={nameOf}
      renderCard={(invoice) => <InvoiceCard invoice={invoice} />}
    />
  );
}

const columns: DataTableProps<CompanyInvoiceSummary>["columns"] = [
  {
    key: "month",
    header: "청구서",
    width: "medium",
    render: (invoice) => <InvoiceLink invoice={invoice} />,
  },
  {
    key: "status",
    header: "상태",
    width: "narrow",
    render: (invoice) => <InvoiceState invoice={invoice} />,
  },
  { key: "number", header: "청구서 번호", render: ({ number }) => number },
  {
    key: "due",
    header: "결제 기한",
    width: "medium",
    render: ({ due_date: day }) => formatKoreanDate(day),
  },
  {
    key: "total",
    header: "금액",
    width: "medium",
    align: "end",
    render: ({ net_amount: net }) => formatWon(net),
  },
];

function InvoiceCard({ invoice }: { invoice: CompanyInvoiceSummary }) {
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text as="span" fontWeight="semibold">
          <InvoiceLink invoice={invoice} />
        </Text>
        <InvoiceState invoice={invoice} />
      </HStack>
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text variant="caption" tone="muted">
          {`결제 기한 ${formatKoreanDate(invoice.due_date)}`}
        </Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" marginInlineStart="auto">
          {formatWon(invoice.net_amount)}
        </Text>
      </HStack>
    </Stack>
  );
}

function InvoiceLink({ invoice }: { invoice: CompanyInvoiceSummary }) {
  return <RouterLink to={paths.companyInvoice.getHref(invoice.id)}>{nameOf(invoice)}</RouterLink>;
}

function InvoiceState({ invoice }: { invoice: CompanyInvoiceSummary }) {
  const { label, badge } = invoiceViewOf(invoice);
  return <Badge tone={badge}>{label}</Badge>;
}

function nameOf({ month }: CompanyInvoiceSummary): string {
  return `${formatKoreanMonth(month)} 이용료`;
}
