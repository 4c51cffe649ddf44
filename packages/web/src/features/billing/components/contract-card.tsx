import {
  formatKoreanDate,
  formatWon,
  isOpen,
  monthToPay,
  orderPaymentTypes,
  storageContractStatus,
  storageGrades,
} from "@damadum/domain";
import type { StorageContractSummary } from "@damadum/sdk";
import { Badge, Box, Card, DetailTable, HStack, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { CONTINUATION_LINK, continuationWords } from "../../../shared/order/continuation-words.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { ContractBillingKey } from "./contract-billing-key.tsx";
import { StopCalculator } from "./stop-calculator.tsx";

/** One contract: its next charge, its payment method, and the cost of terminating on a chosen day. */
export function ContractCard({ contract }: { contract: StorageContractSummary }) {
  const { status, grade, box_count: ordered, stored_box_count: stored, end_date: end } = contract;
  const { order_serial: serial } = contract;
  const { label, badge } = storageContractStatus.states[status];
  const today = useToday();
  const continuation = continuationWords(contract);
  const isCharged = continuation === null || contract.next_charge !== null;
  return (
    <Card variant="raised">
      <Stack gap="4">
        <HStack gap="2" wrap="wrap" justify="space-between">
          <Text fontWeight="semibold">
            {`${storageGrades[grade].label} · 박스 ${stored > 0 ? stored : ordered}개`}
          </Text>
          <Badge tone={badge}>{label}</Badge>
        </HStack>
        {isCharged && <Text>{chargeWords(contract, today)}</Text>}
        {continuation !== null && <Text>{continuation}</Text>}
        {isOpen(contract.actions, "CONTINUATION") && (
          <ButtonLink variant="tinted" to={paths.storageAction.getHref(serial, "continuation")}>
            {CONTINUATION_LINK}
          </ButtonLink>
        )}
        <DetailTable
          caption="계약"
          captionHidden
          rows={[
            { term: "결제 방법", value: orderPaymentTypes[contract.payment_type].label },
            ...(contract.payment_type === "SUBSCRIPTION"
              ? [
                  {
                    term: "한 달 보관료",
                    hint: "부가세 포함",
                    value: formatWon(contract.monthly_amount),
                  },
                ]
              : []),
            ...(end ? [{ term: "보관 종료일", value: formatKoreanDate(end) }] : []),
          ]}
        />
        <ButtonLink variant="outline" size="sm" to={paths.myStorageOrder.getHref(serial)}>
          <Box as="span" overflowWrap="anywhere">
            {`주문 ${serial} 보기`}
          </Box>
        </ButtonLink>
        {contract.payment_type === "SUBSCRIPTION" && <ContractBillingKey contract={contract} />}
        {isOpen(contract.actions, "TERMINATION") && <StopCalculator contract={contract} />}
      </Stack>
    </Card>
  );
}

/** The next charge; a declined month can be paid again immediately or with another payment method. */
function chargeWords(contract: StorageContractSummary, today: string): string {
  const { status, next_charge: next } = contract;
  if (next === null) {
    return status === "WAITING" && contract.payment_type === "SUBSCRIPTION"
      ? `박스가 들어오고 한 달 뒤부터 매달 ${formatWon(contract.monthly_amount)}을 결제해요.`
      : "앞으로 결제할 금액이 없어요.";
  }
  const day = formatKoreanDate(next.date);
  const amount = formatWon(next.amount);
  return monthToPay({ status, nextCharge: next }, today) !== null
    ? `${day} 보관료 ${amount}을 결제하지 못했어요. 지금 다시 결제하거나 다른 결제 수단을 골라 주세요.`
    : `${day}에 ${amount}을 결제해요.`;
}
