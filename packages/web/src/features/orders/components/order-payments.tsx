import { formatWon, paidMethods, paymentPlans, paymentStatus } from "@damadum/domain";
import type { Estimate, PaymentRecord } from "@damadum/sdk";
import { Badge, Box, Card, DetailTable, ListRow, Section } from "@damadum/ui";
import { formatInstant } from "../../../shared/config/dayjs.ts";

/** What has been paid, what is left to pay, and every payment that was tried. */
export function OrderPayments({ order }: { order: Estimate }) {
  return (
    <Section title="결제">
      <DetailTable
        caption="결제 금액"
        captionHidden
        rows={[
          { term: "총액", value: formatWon(order.amount.total_amount) },
          { term: "결제한 금액", value: formatWon(order.paid_amount) },
          ...refundRows(order.payments),
          { term: "잔금", value: balanceWords(order) },
        ]}
      />
      {order.payments.length > 0 && (
        <Card variant="outline" padding="none">
          <Box paddingInline="4">
            {order.payments.map((payment, index) => (
              <ListRow
                key={payment.merchant_uid}
                divided={index > 0}
                title={`${paidMethods[payment.method].label} ${formatWon(payment.amount)}`}
                description={<PaymentLines payment={payment} />}
                end={<PaymentBadge status={payment.status} />}
              />
            ))}
          </Box>
        </Card>
      )}
    </Section>
  );
}

function PaymentBadge({ status }: Pick<PaymentRecord, "status">) {
  const { label, badge } = paymentStatus.states[status];
  return <Badge tone={badge}>{label}</Badge>;
}

/** Plan, time and reason, each on a line of its own. */
function PaymentLines({ payment }: { payment: PaymentRecord }) {
  const { plan, paid_at, failure_reason } = payment;
  const lines = [
    paymentPlans[plan].label,
    ...(paid_at === null ? [] : [formatInstant(paid_at)]),
    ...(failure_reason === null ? [] : [failure_reason]),
  ];
  return lines.map((line) => <Box key={line}>{line}</Box>);
}

function refundRows(payments: readonly PaymentRecord[]) {
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded_amount, 0);
  return refunded === 0 ? [] : [{ term: "돌려 드린 금액", value: formatWon(refunded) }];
}

function balanceWords({ status, balance_amount, paid_amount }: Estimate): string {
  if (status === "CANCEL" || balance_amount === 0) return "없음";
  const when = paid_amount === 0 ? "" : " (짐을 내린 뒤에 내요)";
  return formatWon(balance_amount) + when;
}
