import { paidPlans } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { Box, Ledger, Section, Stack } from "@damadum/ui";
import { ledgerOf } from "../../../shared/order/ledger-of.ts";
import { LinksToPay } from "../../../shared/order/links-to-pay.tsx";
import { PaymentList } from "../../../shared/order/payment-list.tsx";

/** The ledger of an order and its payments, with failed attempts collapsed. */
export function OrderPayments({ order }: { order: Estimate }) {
  const isFee = order.status === "CANCEL" && order.ledger.refund_amount === 0;
  return (
    <Box id="payments" scrollMarginTop="6rem">
      <Section title="결제">
        <Stack gap="4">
          <Ledger {...ledgerOf(order)} />
          <LinksToPay ledger={order.ledger} />
          <PaymentList
            payments={order.payments.map((payment) => ({
              ...payment,
              about: paidPlans[payment.plan].label,
              isFee,
            }))}
          />
        </Stack>
      </Section>
    </Box>
  );
}
