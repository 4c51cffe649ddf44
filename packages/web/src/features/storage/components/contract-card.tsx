import {
  formatKoreanDate,
  formatWon,
  orderPaymentTypes,
  storageContractView,
  storageGrades,
} from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk";
import { Badge, Card, DetailTable, HStack, Section, Skeleton, Stack, Text } from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { LoadError } from "../../../shared/page/load-error.tsx";

/** The contract that a first order began: how long, what grade, and what is charged next. */
export function ContractCard({ contract }: { contract: UseQueryResult<StorageContract> }) {
  return (
    <Section title="보관 계약">
      {contract.isPending && <Skeleton width="full" height="18rem" />}
      {contract.isLoadingError && (
        <LoadError what="계약을" error={contract.error} onRetry={() => void contract.refetch()} />
      )}
      {contract.data && <ContractFacts contract={contract.data} />}
    </Section>
  );
}

function ContractFacts({ contract }: { contract: StorageContract }) {
  const { status, start_date: start, end_date: end, next_charge: next } = contract;
  const view = storageContractView({
    status,
    endDate: end,
    storedBoxCount: contract.stored_box_count,
    nextCharge: next,
  });
  const rows = [
    { term: "보관 방법", value: storageGrades[contract.grade].label },
    { term: "보관 중인 박스", value: `${contract.stored_box_count}개 / ${contract.box_count}개` },
    { term: "시작한 날", value: start === null ? "박스가 들어오는 날" : formatKoreanDate(start) },
    {
      term: "끝나는 날",
      value: end === null ? `시작하고 ${contract.months}개월 뒤` : formatKoreanDate(end),
    },
    { term: "결제 방법", value: orderPaymentTypes[contract.payment_type].label },
    ...(contract.monthly_amount > 0
      ? [{ term: "한 달 보관료", value: formatWon(contract.monthly_amount) }]
      : []),
    ...(next === null
      ? []
      : [
          {
            term: "다음 결제",
            hint: formatKoreanDate(next.date),
            value: formatWon(next.amount),
          },
        ]),
  ];
  return (
    <Card variant="raised">
      <Stack gap="4">
        <HStack gap="3" wrap="wrap">
          <Badge tone={view.badge}>{view.label}</Badge>
        </HStack>
        <Text>{view.sentence}</Text>
        <DetailTable caption="보관 계약" captionHidden rows={rows} />
      </Stack>
    </Card>
  );
}
