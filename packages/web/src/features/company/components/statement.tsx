import {
  brand,
  formatCount,
  formatKoreanDate,
  formatKoreanMonth,
  formatWon,
} from "@damadum/domain";
import { useGetCompany, type CompanyInvoice } from "@damadum/sdk";
import { Box, DetailTable, Link, Quotation, Table } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { formatInstantDay } from "../../../shared/config/dayjs.ts";
import { companyFacts } from "../../../shared/estimate/company-facts.ts";
import { paths } from "../../../shared/paths.ts";
import { registrationFacts } from "../registration-facts.ts";

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
        rows={lines.map(({ label, description, quantity, amount, cid, wk_id: wkId }) => ({
          key: `${label} ${description} ${cid} ${wkId}`,
          cells: [
            <LineName key="name" label={label} description={description} wkId={wkId} />,
            `${formatCount(quantity)}개`,
            formatWon(amount),
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
          ]}
        />
      </Box>
    </Quotation>
  );
}

interface LineNameProps {
  readonly label: string;
  readonly description: string;
  readonly wkId: string | null;
}

/** What is charged; a work links to its page. */
function LineName({ label, description, wkId }: LineNameProps) {
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
    </>
  );
}
