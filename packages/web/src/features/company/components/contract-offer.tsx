import { formatKoreanDate, formatWon } from "@damadum/domain";
import { useAcceptCompanyContract, type CompanyContract } from "@damadum/sdk";
import { Button, DetailTable, ErrorMessage, Section, Stack, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { refreshCompany } from "../api/refresh-company.ts";

/** The price that the company was offered for a contract, to be accepted as it is shown. */
export function ContractOffer({ contract }: { contract: CompanyContract }) {
  const queryClient = useQueryClient();
  const acceptance = useAcceptCompanyContract({
    mutation: {
      onSuccess: () => toast("계약을 시작했어요.", { tone: "success" }),
      // After a rejection, the page shows the offer as it is now.
      onSettled: () => refreshCompany(queryClient),
    },
  });
  const { cid, monthly_amount: monthly, monthly_vat_amount: vat } = contract;
  const { monthly_total_amount: total } = contract;
  if (monthly === null || vat === null || total === null) return null;
  return (
    <Section
      title="제안받은 월 요금"
      description="수락하면 이 금액으로 계약이 시작되고, 매달 청구서로 결제해요. 시작하는 날이 지났으면 수락한 날부터예요."
    >
      <Stack gap="4">
        <DetailTable
          caption="월 요금"
          align="end"
          rows={[
            { term: "월 요금", value: formatWon(monthly) },
            { term: "부가세", value: formatWon(vat) },
            { term: "매달 낼 금액", value: <strong>{formatWon(total)}</strong> },
            { term: "시작하는 날", value: formatKoreanDate(contract.start_date) },
          ]}
        />
        {acceptance.error && (
          <ErrorMessage title="수락하지 못했어요">{acceptance.error.message}</ErrorMessage>
        )}
        <Button
          size="lg"
          block
          loading={acceptance.isPending}
          onClick={() => acceptance.mutate({ cid, data: { monthly_amount: monthly } })}
        >
          {`월 ${formatWon(total)}에 계약하기`}
        </Button>
      </Stack>
    </Section>
  );
}
