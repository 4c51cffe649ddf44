import { formatKoreanDate, monthToPay } from "@damadum/domain";
import type { StorageContract } from "@damadum/sdk";
import { Notice, Stack } from "@damadum/ui";
import { useToday } from "../../../shared/page/use-today.ts";
import { contractMonthPayment } from "../api/pay-storage.ts";
import { OrderLink } from "./order-link.tsx";
import { PayPanel } from "./pay-panel.tsx";

/** The month of a contract that could not be charged: its amount, and its payment by any method. */
export function MonthPayment({ contract }: { contract: StorageContract }) {
  const today = useToday();
  const { status, next_charge: nextCharge, order_serial: order } = contract;
  const month = monthToPay({ status, nextCharge }, today);
  if (month === null) {
    return (
      <Notice title="지금 결제할 보관료가 없어요">
        <Stack gap="3" align="flex-start">
          <span>
            {nextCharge === null
              ? "앞으로 결제할 보관료도 없어요."
              : "다음 보관료는 등록한 결제 수단으로 결제해요."}
          </span>
          <OrderLink serial={order} variant="outline" size="sm" />
        </Stack>
      </Notice>
    );
  }
  const { date, amount } = month;
  const line = {
    code: "STORAGE",
    label: "보관료",
    description: `${formatKoreanDate(date)}부터 한 달, 박스 ${contract.stored_box_count}개`,
    amount,
  };
  return (
    <PayPanel
      payable={contractMonthPayment(contract)}
      price={{ lines: [line], total: amount, totalLabel: "결제할 금액" }}
      noteOn={({ payment_id: registered }) =>
        registered === undefined
          ? "결제창에서는 이번 달만 결제해요. 다음 달부터는 등록한 결제 수단으로 결제해요."
          : "다음 달부터도 이 결제 수단으로 결제해요."
      }
    />
  );
}
