import { formatWon, paidMethods, paymentStatus } from "@damadum/domain";
import type { PaymentRecord } from "@damadum/sdk";
import { Badge, Box, Card, Disclosure, ListRow, Stack } from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";

interface ListedPayment extends Omit<PaymentRecord, "plan"> {
  readonly about: string;
  /** Kept in full as the cancel fee of a cancelled order. */
  readonly isFee?: boolean;
}

export function PaymentList({ payments }: { payments: readonly ListedPayment[] }) {
  const attempts = payments.filter(({ status }) => status === "FAILED");
  const counting = payments.filter(({ status }) => status !== "FAILED");
  if (payments.length === 0) return null;
  return (
    <Stack gap="4">
      {counting.length > 0 && <PaymentRows payments={counting} />}
      {attempts.length > 0 && (
        <Disclosure summary={`시도 내역 ${attempts.length}`}>
          <PaymentRows payments={attempts} />
        </Disclosure>
      )}
    </Stack>
  );
}

function PaymentRows({ payments }: { payments: readonly ListedPayment[] }) {
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

/** A partly refunded payment is not shown as a plain success. */
function PaymentBadge({
  payment: { status, refunded_amount: refunded, isFee = false },
}: {
  payment: ListedPayment;
}) {
  if (status === "PAID" && refunded > 0) return <Badge tone="neutral">일부 환불</Badge>;
  if (status === "PAID" && isFee) return <Badge tone="neutral">취소 수수료</Badge>;
  const { label, badge } = paymentStatus.states[status];
  return <Badge tone={badge}>{label}</Badge>;
}

/** Description, time and reason, one line each. */
function PaymentLines({ payment }: { payment: ListedPayment }) {
  const { about, paid_at, failure_reason, refunded_amount: refunded } = payment;
  const lines = [
    about,
    ...(paid_at === null ? [] : [formatInstant(paid_at)]),
    ...(refunded === 0 ? [] : [`${formatWon(refunded)} 환불`]),
    ...(failure_reason === null ? [] : [failure_reason]),
  ];
  return lines.map((line) => <Box key={line}>{line}</Box>);
}
