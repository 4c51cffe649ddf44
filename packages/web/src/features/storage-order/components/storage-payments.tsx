import { formatKoreanDate, orderPaymentTypes, type MonthToPay } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { Box, Disclosure, Ledger, PriceLines, Section, Stack } from "@damadum/ui";
import { PaymentList } from "../../../shared/order/payment-list.tsx";
import { storageLedger } from "../storage-ledger.ts";

interface StoragePaymentsProps {
  readonly order: StorageOrder;
  /** The month that its contract owes. */
  readonly month: MonthToPay | null;
}

/** The money of a storage order: what it costs line by line, what was paid, what its contract owes, and every payment. */
export function StoragePayments({ order, month }: StoragePaymentsProps) {
  const { lines, total_amount: total, vat_amount: vat } = order.amount;
  const ledger = storageLedger(order);
  const isFee = order.status === "CANCEL" && ledger.refund?.amount === 0;
  return (
    <Box id="payments" scrollMarginTop="6rem">
      <Section title="결제">
        <Stack gap="4">
          <Ledger
            {...ledger}
            arrears={
              month === null
                ? undefined
                : { amount: month.amount, hint: `${formatKoreanDate(month.date)}부터 한 달` }
            }
          />
          {lines.length > 0 && (
            <Disclosure summary="금액 자세히 보기">
              <PriceLines lines={lines} total={total} vat={vat} totalLabel="총액" />
            </Disclosure>
          )}
          <PaymentList
            payments={order.payments.map((payment) => ({
              ...payment,
              about: orderPaymentTypes[payment.payment_type].label,
              isFee,
            }))}
          />
        </Stack>
      </Section>
    </Box>
  );
}
