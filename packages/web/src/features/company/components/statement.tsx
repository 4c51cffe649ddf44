import {
  brand,
  formatCount,
  formatKoreanDate,
  formatKoreanMonth,
  formatWon,
  companyFacts,
  registrationFacts,
} from "@damadum/domain";
import { useGetCompany, type CompanyInvoice, type CompanyInvoiceLine } from "@damadum/sdk";
import { Box, DetailTable, Ledger, Link, Quotation, Table } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { amountsOf } from "../../../shared/order/ledger-of.ts";
import { paths } from "../../../shared/paths.ts";

const { bank, number: account, holder } = brand.company.bankAccount;

/** An invoice, laid out as the document that both parties keep. */
export function Statement({ invoice }: { invoice: CompanyInvoice }) {
  const { number, month, issued_at, paid_at, due_date, tax_invoice: tax, lines, ledger } = invoice;
  const hasChanged = ledger.paid_amount > 0 || invoice.credited_amount > 0;
  const isWhole = ledger.total_amount === invoice.total_amount;
  const { data: company } = useGetCompany();
  return (
    <Quotation
      issuer={brand.company}
      title={`${formatKoreanMonth(month)} 청구서`}
      meta={[
        { term: "청구서 번호", value: number },
        { term: "발행일", value: formatInstantDay(issued_at) },
        { term: "결제 기한", value: formatKoreanDate(due_date) },
        ...(tax === null ? [] : [{ term: "세금계산서 승인번호", value: tax.number }]),
        ...(paid_at === null ? [] : [{ term: "결제일", value: formatInstantDay(paid_at) }]),
      ]}
    >
      <DetailTable
        caption={brand.company.isSample ? "공급자 (예시 정보)" : "공급자"}
        rows={companyFacts()}
      />
      {company && <DetailTable caption="공급받는 자" rows={registrationFacts(company)} />}
      <Table
        caption="청구 내역"
        columns={[
          { header: "항목" },
          { header: "수량", align: "end" },
          { header: "공급가액", align: "end" },
        ]}
        rows={lines.map((line) => ({
          key: [line.label, line.description, line.cid, line.wk_id].join(" "),
          cells: [
            <LineName key="name" line={line} />,
            `${formatCount(line.quantity)}개`,
            <LineAmount key="amount" line={line} />,
          ],
        }))}
      />
      <Box breakInside="avoid">
        <DetailTable
          caption="합계"
          align="end"
          rows={[
            { term: "공급가액", value: formatWon(invoice.supply_amount) },
            { term: "부가세", value: formatWon(invoice.vat_amount) },
            {
              term: isWhole ? "총액" : "처음 금액",
              value: <strong>{formatWon(invoice.total_amount)}</strong>,
            },
          ]}
        />
      </Box>
      {hasChanged && (
        <Box breakInside="avoid">
          <Ledger {...amountsOf(ledger)} {...(isWhole && { total: undefined })} />
        </Box>
      )}
      {invoice.due_amount > 0 && (
        <DetailTable
          caption={brand.company.isSample ? "입금 계좌 (예시 정보)" : "입금 계좌"}
          rows={[
            { term: "은행", value: bank },
            { term: "계좌 번호", value: account },
            { term: "예금주", value: holder },
            { term: "받는 분 통장 표시", value: number },
          ]}
        />
      )}
    </Quotation>
  );
}

/** What is charged and why less; a work links to its page. */
function LineName({ line }: { line: CompanyInvoiceLine }) {
  const { label, description, wk_id: wkId, credit } = line;
  return (
    <>
      {wkId === null ? (
        label
      ) : (
        <Link asChild>
          <RouterLink to={paths.companyWork.getHref(wkId)}>{label}</RouterLink>
        </Link>
      )}
      <Box color="fg.muted" textStyle="caption">
        {description}
      </Box>
      {credit && <Box textStyle="caption">{`깎았어요: ${credit.reason}`}</Box>}
    </>
  );
}

function LineAmount({ line: { amount, credit } }: { line: CompanyInvoiceLine }) {
  return (
    <>
      {formatWon(amount)}
      {credit && <Box textStyle="caption">{formatWon(-credit.amount)}</Box>}
    </>
  );
}
