import {
  brand,
  formatCount,
  formatKoreanDate,
  formatKoreanMonth,
  formatWon,
} from "@damadum/domain";
import { useGetCompany, type CompanyInvoice, type CompanyInvoiceLine } from "@damadum/sdk";
import { Box, DetailTable, Link, Quotation, Table } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { formatInstantDay } from "../../../shared/config/dayjs.ts";
import { companyFacts } from "../../../shared/estimate/company-facts.ts";
import { paths } from "../../../shared/paths.ts";
import { registrationFacts } from "../registration-facts.ts";

const { bank, number: account, holder } = brand.company.bankAccount;

/** An invoice, laid out as the document that both parties keep. */
export function Statement({ invoice }: { invoice: CompanyInvoice }) {
  const { number, month, issued_at, paid_at, due_date, tax_invoice: tax, lines } = invoice;
  const { data: company } = useGetCompany();
  return (
    <Quotation
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
          key: `${line.label} ${line.description} ${line.cid} ${line.wk_id}`,
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
            { term: "총액", value: <strong>{formatWon(invoice.total_amount)}</strong> },
            ...moneySince(invoice),
          ]}
        />
      </Box>
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

/** What was credited, paid and returned since the invoice was issued, and what is left to pay. */
function moneySince(invoice: CompanyInvoice) {
  const { credited_amount: credited, paid_amount: paid, refund_amount: refund } = invoice;
  const { due_amount: due, refund_pending_amount: pending } = invoice;
  const row = (term: string, amount: number) => (amount === 0 ? [] : [{ term, amount }]);
  const rows = [
    ...row("깎은 금액 (부가세 포함)", -credited),
    ...row("결제한 금액", paid),
    ...row(pending > 0 ? "환불 금액 (돌려 드리는 중)" : "환불 금액", refund),
    ...(credited > 0 || paid > 0 ? row("낼 금액", due) : []),
  ];
  return rows.map(({ term, amount }) => ({ term, value: formatWon(amount) }));
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

/** The amount as issued, and below it what was credited. */
function LineAmount({ line: { amount, credit } }: { line: CompanyInvoiceLine }) {
  return (
    <>
      {formatWon(amount)}
      {credit && <Box textStyle="caption">{formatWon(-credit.amount)}</Box>}
    </>
  );
}
