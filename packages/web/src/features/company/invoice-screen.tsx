import {
  brand,
  companyInvoiceView,
  formatCount,
  formatKoreanDate,
  formatKoreanMonth,
  formatWon,
} from "@damadum/domain";
import type { CompanyInvoice } from "@damadum/sdk";
import { Box, DetailTable, Quotation, Stack, Table } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { formatInstantDay } from "../../shared/config/dayjs.ts";
import { PrintButton } from "../../shared/page/print-button.tsx";
import { paths } from "../../shared/paths.ts";
import { invoiceOptions } from "./api/company-invoices.ts";
import { OneOf } from "./components/one-of.tsx";
import { PayInvoice } from "./components/pay-invoice.tsx";
import { StateHead } from "./components/state-head.tsx";

/** `/my/company/invoices/:id`: one invoice as a statement that can be printed. */
export function InvoiceScreen() {
  const { id = "" } = useParams();
  return (
    <OneOf
      query={useQuery(invoiceOptions(id))}
      name="청구서"
      what="청구서를"
      href={paths.companyInvoices.getHref()}
    >
      {(invoice) => <InvoiceDetail invoice={invoice} />}
    </OneOf>
  );
}

function InvoiceDetail({ invoice }: { invoice: CompanyInvoice }) {
  const view = companyInvoiceView(invoice.status, invoice.due_date);
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
      <Statement invoice={invoice} />
      {view.isToPay && invoice.cpayment_id !== null && (
        <Box _print={{ display: "none" }}>
          <PayInvoice invoice={invoice} cpaymentId={invoice.cpayment_id} />
        </Box>
      )}
    </Stack>
  );
}

function Statement({ invoice }: { invoice: CompanyInvoice }) {
  const { number, month, issued_at, paid_at, due_date, lines } = invoice;
  return (
    <Quotation
      title={`${formatKoreanMonth(month)} 청구서`}
      meta={[
        { term: "청구서 번호", value: number },
        { term: "발행일", value: formatInstantDay(issued_at) },
        { term: "결제 기한", value: formatKoreanDate(due_date) },
        ...(paid_at === null ? [] : [{ term: "결제일", value: formatInstantDay(paid_at) }]),
      ]}
    >
      <DetailTable
        caption={brand.company.isSample ? "공급자 (예시 정보)" : "공급자"}
        rows={supplierFacts()}
      />
      <Table
        caption="청구 내역"
        columns={[
          { header: "항목" },
          { header: "수량", align: "end" },
          { header: "공급가액", align: "end" },
        ]}
        rows={lines.map(({ label, description, quantity, amount, cid, wk_id: wkId }) => ({
          key: `${label} ${description} ${cid} ${wkId}`,
          cells: [
            <LineName key="name" label={label} description={description} />,
            `${formatCount(quantity)}개`,
            formatWon(amount),
          ],
        }))}
      />
      <DetailTable
        caption="합계"
        align="end"
        rows={[
          { term: "공급가액", value: formatWon(invoice.supply_amount) },
          { term: "부가세", value: formatWon(invoice.vat_amount) },
          { term: "총액", value: <strong>{formatWon(invoice.total_amount)}</strong> },
        ]}
      />
    </Quotation>
  );
}

function LineName({ label, description }: { label: string; description: string }) {
  return (
    <>
      {label}
      <Box color="fg.muted" textStyle="caption">
        {description}
      </Box>
    </>
  );
}

/** Who bills, with the registration that a statement names. */
function supplierFacts() {
  const { company } = brand;
  return [
    { term: "상호", value: company.name },
    { term: "대표자", value: company.representative },
    { term: "사업자등록번호", value: company.businessNumber },
    { term: "주소", value: company.address },
    { term: "전화", value: company.phoneNumber },
  ];
}
