import { formatKoreanMonth, formatWon, sayDay } from "@damadum/domain";
import { useListCompanyInvoices, type CompanyInvoiceSummary } from "@damadum/sdk";
import { Badge, Link, ListRow, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { invoiceViewOf } from "../invoice-view-of.ts";
import { MAX_ROWS } from "../page-sizes.ts";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

/** The company's unpaid invoices, earliest due date first. */
export function InvoicesToPay() {
  const invoices = useListCompanyInvoices({ limit: MAX_ROWS });
  return (
    <Part title="결제할 청구서" what="청구서를" query={invoices}>
      {({ items }) => (
        <RowsCard
          label="결제할 청구서"
          empty="결제할 청구서가 없어요."
          rows={toPay(items).map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        />
      )}
    </Part>
  );
}

function InvoiceRow({ invoice }: { invoice: CompanyInvoiceSummary }) {
  const { label, badge } = invoiceViewOf(invoice);
  return (
    <ListRow
      divided
      title={
        <Link asChild>
          <RouterLink to={paths.companyInvoice.getHref(invoice.id)}>
            {`${formatKoreanMonth(invoice.month)} 이용료`}
          </RouterLink>
        </Link>
      }
      description={`${sayDay(invoice.due_date, useToday())}까지`}
      end={
        <Stack gap="1" align="flex-end">
          <Text as="span" fontWeight="bold" tone="default" fontVariantNumeric="tabular-nums">
            {formatWon(invoice.due_amount)}
          </Text>
          <Badge tone={badge}>{label}</Badge>
        </Stack>
      }
    />
  );
}

function toPay(invoices: readonly CompanyInvoiceSummary[]): readonly CompanyInvoiceSummary[] {
  return invoices
    .filter(({ due_amount: due }) => due > 0)
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
}
