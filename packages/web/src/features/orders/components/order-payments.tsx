import { formatWon, paidMethods, paymentPlans, paymentStatus } from "@damadum/domain";
import type { Estimate, PaymentRecord } from "@damadum/sdk";
import { Badge, Box, Card, Disclosure, Ledger, ListRow, Section, Stack } from "@damadum/ui";
import { formatInstant } from "../../../shared/config/dayjs.ts";
import { ledgerOf } from "../../../shared/order/ledger-of.ts";

/** The money of an order, every payment that counts, and folded away those that came to nothing. */
export function OrderPayments({ order }: { order: Estimate }) {
  const attempts = order.payments.filter(({ status }) => status === "FAILED");
  const payments = order.payments.filter(({ status }) => status !== "FAILED");
  return (
    <Box id="payments" scrollMarginTop="6rem">
      <Section title="결제">
        <Stack gap="4">
          <Ledger {...ledgerOf(order)} />
          {payments.length > 0 && <PaymentRows payments={payments} />}
          {attempts.length > 0 && (
            <Disclosure summary={`시도 내역 ${attempts.length}`}>
              <PaymentRows payments={attempts} />
            </Disclosure>
          )}
        </Stack>
      </Section>
    </Box>
  );
}

function PaymentRows({ payments }: { payments: readonly PaymentRecord[] }) {
  return (
    <Card variant="outline" padding="none">
      <Box paddingInline="4">
        {payments.map((payment, index) => (
          <ListRow
            key={payment.merchant_uid}
            divided={index > 0}
            title={`${paidMethods[payment.method].label} ${formatWon(payment.amount)}`}
            description={<PaymentLines payment={payment} />}
            end={<PaymentBadge payment={payment} />}
          />
        ))}
      </Box>
    </Card>
  );
}

/** A paid one of which a part went back is no plain success any more. */
function PaymentBadge({
  payment: { status, refunded_amount: refunded },
}: {
  payment: PaymentRecord;
}) {
  if (status === "PAID" && refunded > 0) return <Badge tone="neutral">일부 환불</Badge>;
  const { label, badge } = paymentStatus.states[status];
  return <Badge tone={badge}>{label}</Badge>;
}

/** Plan, time and reason, each on a line of its own. */
function PaymentLines({ payment }: { payment: PaymentRecord }) {
  const { plan, paid_at, failure_reason, refunded_amount: refunded } = payment;
  const lines = [
    paymentPlans[plan].label,
    ...(paid_at === null ? [] : [formatInstant(paid_at)]),
    ...(refunded === 0 ? [] : [`${formatWon(refunded)} 환불`]),
    ...(failure_reason === null ? [] : [failure_reason]),
  ];
  return lines.map((line) => <Box key={line}>{line}</Box>);
}
