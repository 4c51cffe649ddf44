import {
  formatKoreanDate,
  formatWon,
  hasOnlyFreeMonths,
  orderPaymentTypes,
  storageGrades,
} from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk";
import { Badge, Box, Card, DetailTable, Loaded, Section, Skeleton, Stack, Text } from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { contractViewOf } from "../../../shared/order/contract-facts.ts";
import { continuationWords } from "../../../shared/order/continuation-words.ts";
import { useToday } from "../../../shared/page/use-today.ts";

interface ContractCardProps {
  readonly contract: UseQueryResult<StorageContract>;
  /** Whether the page's head states it already. */
  readonly isStateShown: boolean;
}

/** The contract that a first order began: its state, period, grade and next charge. */
export function ContractCard({ contract, isStateShown }: ContractCardProps) {
  return (
    <Section title="보관 계약">
      <Loaded query={contract} what="계약을" skeleton={<Skeleton width="full" height="18rem" />}>
        {(data) => <ContractFacts contract={data} isStateShown={isStateShown} />}
      </Loaded>
    </Section>
  );
}

interface ContractFactsProps {
  readonly contract: StorageContract;
  readonly isStateShown: boolean;
}

function ContractFacts({ contract, isStateShown }: ContractFactsProps) {
  const { start_date: start, next_charge: next } = contract;
  const { stored_box_count: stored, box_count: ordered } = contract;
  const today = useToday();
  const isFree = hasOnlyFreeMonths({ ...contract, paymentType: contract.payment_type });
  const view = contractViewOf(contract, today);
  const continuation = continuationWords(contract);
  const rows = [
    { term: "보관 방법", value: storageGrades[contract.grade].label },
    {
      term: "보관 중인 박스",
      hint: stored === ordered ? undefined : `주문한 박스 ${ordered}개`,
      value: `${stored}개`,
    },
    start === null
      ? { term: "시작하는 날", value: "박스가 들어오는 날" }
      : { term: "시작한 날", value: formatKoreanDate(start) },
    endRow(contract),
    { term: "결제 방법", value: orderPaymentTypes[contract.payment_type].label },
    ...(contract.monthly_amount > 0 && !isOver(contract)
      ? [
          {
            term: "한 달 보관료",
            hint: isFree ? "무료 기간에는 0원" : undefined,
            value: formatWon(contract.monthly_amount),
          },
        ]
      : []),
    ...(next === null
      ? []
      : [
          {
            term: view.due === null ? "다음 결제" : "결제할 보관료",
            hint: formatKoreanDate(next.date),
            value: formatWon(next.amount),
          },
        ]),
  ];
  return (
    <Card variant="raised">
      <Stack gap="4">
        {!isStateShown && (
          <>
            <Box>
              <Badge tone={view.badge}>{view.label}</Badge>
            </Box>
            <Text>{view.sentence}</Text>
          </>
        )}
        {continuation !== null && <Text>{continuation}</Text>}
        <DetailTable caption="보관 계약" captionHidden rows={rows} />
      </Stack>
    </Card>
  );
}

function isOver({ status }: StorageContract): boolean {
  return status === "ENDED" || status === "CANCEL";
}

/** The agreed last day or, once all boxes are gone, the day they left. */
function endRow(contract: StorageContract) {
  const { end_date: end, months, history } = contract;
  const ended = isOver(contract) ? history.findLast(({ to }) => to === contract.status) : undefined;
  if (ended) return { term: "끝난 날", value: formatInstantDay(ended.at) };
  return {
    term: "끝나는 날",
    value: end === null ? `시작하고 ${months}개월 뒤` : formatKoreanDate(end),
  };
}
