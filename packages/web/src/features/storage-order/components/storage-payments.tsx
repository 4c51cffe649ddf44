import {
  contractChangeTypes,
  formatKoreanDate,
  storagePaidFor,
  type MonthToPay,
} from "@damadum/domain";
import type { OrderPaymentRecord, StorageContract, StorageOrder } from "@damadum/sdk";
import { Box, Disclosure, Ledger, PriceLines, Section, Stack, Text } from "@damadum/ui";
import { isFirstOrder, totalForOf } from "../../../shared/order/storage-facts.ts";
import { amountsOf } from "../../../shared/order/ledger-of.ts";
import { LinksToPay } from "../../../shared/order/links-to-pay.tsx";
import { PaymentList } from "../../../shared/order/payment-list.tsx";
import { storageLedger } from "../../../shared/order/storage-ledger.ts";

interface StoragePaymentsProps {
  readonly order: StorageOrder;
  /** The contract that a first order began, once it is loaded. */
  readonly contract: StorageContract | undefined;
  /** The contract's month that is due, or null. */
  readonly month: MonthToPay | null;
}

/** The money of a storage order: its ledger with a month due, its price line by line, and every payment. */
export function StoragePayments({ order, contract, month }: StoragePaymentsProps) {
  const { lines, total_amount: total, vat_amount: vat } = order.amount;
  const ledger = storageLedger(order);
  const later = contract && isFirstOrder(order) ? paymentsSince(order, contract) : [];
  const money = contract && isFirstOrder(order) ? moneyOf(contract) : [];
  const isFee = order.status === "CANCEL" && order.ledger.refund_amount === 0;
  return (
    <Box id="payments" scrollMarginTop="6rem">
      <Section title="결제">
        <Stack gap="4">
          <Ledger
            {...ledger}
            totalFor={totalForOf(order)}
            arrears={
              month === null
                ? undefined
                : { amount: month.amount, hint: `${formatKoreanDate(month.date)}부터 한 달` }
            }
          />
          <LinksToPay ledger={order.ledger} />
          {money.map(({ key, ledger: each }) => (
            <LinksToPay key={key} ledger={each} />
          ))}
          {lines.length > 0 && (
            <Disclosure summary="금액 자세히 보기">
              <PriceLines
                lines={lines}
                total={total}
                vat={vat}
                totalLabel={order.ledger.total_amount === total ? "총액" : "처음 금액"}
              />
            </Disclosure>
          )}
          <PaymentList
            payments={order.payments.map((payment) => ({
              ...payment,
              about: storagePaidFor(payment.plan, payment.payment_type),
              isFee,
            }))}
          />
          {later.length > 0 && (
            <Disclosure summary={`보관하는 동안 결제한 내역 ${later.length}`}>
              <Stack gap="4">
                {money.map(({ key, title, ledger: each }) => (
                  <Stack key={key} gap="2">
                    <Text fontWeight="semibold">{title}</Text>
                    <Ledger caption={title} {...amountsOf(each)} />
                  </Stack>
                ))}
                <PaymentList
                  payments={later.map((payment) => ({
                    ...payment,
                    about: payment.payment_type === "SUBSCRIPTION" ? "한 달 보관료" : "계약 변경",
                  }))}
                />
              </Stack>
            </Disclosure>
          )}
        </Stack>
      </Section>
    </Box>
  );
}

/** The paid months and changes of a contract with their ledgers, the months first. */
function moneyOf({ charges, changes }: StorageContract) {
  const months = charges.map(({ from, ledger }) => ({
    key: from,
    title: `${formatKoreanDate(from)}부터 한 달`,
    ledger,
  }));
  const changed = changes.map(({ id, kind, ledger }) => ({
    key: id,
    title: contractChangeTypes[kind].label,
    ledger,
  }));
  return [...months, ...changed].filter(({ ledger }) => ledger.paid_amount > 0);
}

/** Payments for a contract after its first order, refunded or not, newest first. */
function paymentsSince(
  { payments: known }: StorageOrder,
  { payments }: StorageContract,
): readonly OrderPaymentRecord[] {
  const first = new Set(known.map(({ merchant_uid: uid }) => uid));
  return payments
    .filter(({ merchant_uid: uid, status }) => !first.has(uid) && wasPaid(status))
    .toSorted((a, b) => (b.paid_at ?? "").localeCompare(a.paid_at ?? ""));
}

/** A failed or undecided attempt has charged nothing. */
function wasPaid(status: OrderPaymentRecord["status"]): boolean {
  return status === "PAID" || status === "REFUNDED";
}
