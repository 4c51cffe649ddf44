import {
  amountToPay,
  brand,
  CANCEL_FEE_LIMIT_SENTENCE,
  DAMAGE_NOTICE_SENTENCE,
  cancelFeeRules,
  findPriceList,
  formatKoreanDate,
  formatPhoneNumber,
  formatWon,
} from "@damadum/domain";
import { workFacts } from "./work-facts.ts";
import type { Estimate, EstimateAmount } from "@damadum/sdk";
import {
  Box,
  DetailTable,
  Ledger,
  Notice,
  PriceLines,
  Quotation,
  Section,
  Table,
} from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { ledgerOf } from "../order/ledger-of.ts";
import { companyFacts } from "./company-facts.ts";
import { itemRows } from "./item-rows.ts";

/** The complete, printable 견적서 of an estimate, as the 이사화물 표준약관 requires. */
export function EstimateDocument({ estimate }: { estimate: Estimate }) {
  const { amount, ledger } = estimate;
  const isWhole = ledger.total_amount === amount.total_amount;
  return (
    <Quotation
      issuer={brand.company}
      meta={[
        { term: "견적 번호", value: estimate.serial },
        { term: "견적 일시", value: formatInstant(estimate.created_at) },
        { term: "유효 기간", value: `${formatInstant(estimate.valid_until)}까지` },
        { term: "요금표 기준일", value: formatKoreanDate(amount.price_version) },
      ]}
    >
      <Box
        display="contents"
        _print={{
          display: "grid",
          gridTemplateColumns: "2fr 3fr",
          columnGap: "8",
          alignItems: "start",
        }}
      >
        <DetailTable caption="고객" rows={customerRows(estimate)} />
        <DetailTable
          caption={brand.company.isSample ? "사업자 (예시 정보)" : "사업자"}
          rows={companyFacts()}
        />
      </Box>
      <DetailTable caption="작업 내용" rows={workFacts(estimate)} />
      <ItemTable estimate={estimate} />
      <Section title="금액" level={3}>
        <PriceLines
          lines={amount.lines}
          total={amount.total_amount}
          vat={amount.vat_amount}
          // With an extra payment the ledger below has the higher total.
          totalLabel={isWhole ? "총액" : "추가 결제 전 금액"}
        />
        {ledger.paid_amount > 0 || estimate.status === "CANCEL" ? (
          <Ledger {...ledgerOf(estimate)} {...(isWhole && { total: undefined })} />
        ) : (
          <DetailTable caption="결제 방법" captionHidden align="end" rows={planRows(amount)} />
        )}
      </Section>
      <Rules />
    </Quotation>
  );
}

/** How a quote that is not paid yet can be paid. */
function planRows(amount: EstimateAmount) {
  const { total_amount: totalAmount, deposit_amount: depositAmount } = amount;
  const rest = amountToPay("BALANCE", { totalAmount, depositAmount, paidAmount: depositAmount });
  return [
    { term: depositTerm(amount), value: formatWon(depositAmount) },
    { term: "짐을 내린 뒤", hint: "전액 결제하면 없어요", value: formatWon(rest) },
  ];
}

function depositTerm({ price_version: version }: EstimateAmount): string {
  const rate = findPriceList(version)?.depositRate;
  return rate === undefined ? "계약금" : `계약금 ${rate}%`;
}

function customerRows({ customer }: Estimate) {
  if (!customer) return [{ term: "이름", value: "로그인하면 채워져요" }];
  const phone = customer.phone_number;
  return [
    { term: "이름", value: customer.name },
    { term: "전화", value: phone === null ? "등록한 번호가 없어요" : formatPhoneNumber(phone) },
  ];
}

function ItemTable({ estimate: { draft, amount } }: { estimate: Estimate }) {
  return (
    <Table
      caption="품목과 부피"
      columns={[
        { header: "품목" },
        { header: "수량", align: "end" },
        { header: `부피 (${brand.name} 박스)`, align: "end" },
      ]}
      rows={itemRows(draft.items).map(({ id, name, count, volumeCount }) => ({
        key: id,
        cells: [name, `${count}개`, volumeCount === null ? "목록에 없음" : `${volumeCount}개`],
      }))}
      footer={[
        "합계",
        `${draft.items.reduce((sum, item) => sum + item.count, 0)}개`,
        `${amount.volume_count}개`,
      ]}
    />
  );
}

function Rules() {
  return (
    <Section title="취소와 파손" level={3}>
      <Notice title="취소하면">
        {[...cancelFeeRules.map((rule) => rule.sentence), CANCEL_FEE_LIMIT_SENTENCE].join(" ")}
      </Notice>
      <Notice title="짐이 상하거나 없어졌다면">
        {`${DAMAGE_NOTICE_SENTENCE} 분쟁이 생기면 공정거래위원회의 이사화물 표준약관과 소비자분쟁해결기준을 따라요.`}
      </Notice>
    </Section>
  );
}
