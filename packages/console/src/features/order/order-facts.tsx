import {
  formatKoreanDate,
  formatPhoneNumber,
  formatWon,
  ledgerRowKinds,
  ledgerRowStateLabel,
  totalsOf,
} from "@damadum/domain";
import type { OperatorOrder, OrderLedger } from "@damadum/sdk";
import {
  Box,
  Card,
  DetailTable,
  Disclosure,
  HistoryList,
  HStack,
  Link,
  Section,
  Stack,
  Table,
  Text,
} from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { Facts, ResultTable } from "../../shared/command/command-result.tsx";
import { CellText, OrderCell } from "../../shared/order-link.tsx";

/** Who ordered what, every amount as the member sees it, the payments, and what happened. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const { customer, facts, move, storage, payments, history } = order;
  const ledger = move?.ledger ?? storage?.ledger;
  return (
    <Stack gap="8">
      {customer !== null && <Customer customer={customer} />}
      <Card>
        <Facts facts={facts} />
      </Card>
      {ledger !== undefined && <Money ledger={ledger} />}
      {payments.rows.length > 0 && <ResultTable table={payments} hides={["merchantUid", "at"]} />}
      <HistoryList
        events={history.map(({ at, to_label: to, actor_label: actor, reason, message }) => ({
          at,
          label: to,
          reason: [
            actor,
            reason === null ? null : `메모: ${reason}`,
            message === null ? null : `고객이 읽은 글: ${message}`,
          ]
            .filter((part) => part !== null)
            .join(" · "),
        }))}
      />
    </Stack>
  );
}

function Customer({ customer }: { customer: NonNullable<OperatorOrder["customer"]> }) {
  const { name, username, phone_number: phone, email, orders } = customer;
  return (
    <Stack gap="1" overflowWrap="anywhere">
      <HStack gap="4" wrap="wrap">
        <Text fontWeight="semibold">{name}</Text>
        {phone !== null && (
          <Link variant="standalone" href={`tel:${phone}`}>
            {formatPhoneNumber(phone)}
          </Link>
        )}
      </HStack>
      <Text variant="caption" tone="muted" overflowWrap="anywhere">
        {[username, email].filter(Boolean).join(" · ")}
      </Text>
      {orders.length > 0 && (
        <Disclosure summary={`다른 주문 ${orders.length}건`}>
          <Stack as="ul" gap="0" listStyleType="none">
            {orders.map(({ kind, serial, day, status_label: status }) => (
              <li key={serial}>
                <OrderCell
                  serial={serial}
                  name={`${kind === "MOVE" ? "이사" : "보관"} ${formatKoreanDate(day)}`}
                />
                <Text as="span" tone="muted">{` ${status}`}</Text>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function Money({ ledger }: { ledger: OrderLedger }) {
  const { total_amount: total, paid_amount: paid, balance_amount: balance, rows } = ledger;
  const { refundByUs, refundOutside } = totalsOf(rows);
  const sums = [
    { term: "총액", amount: total },
    { term: "결제한 금액", amount: paid },
    ...(refundByUs > 0 ? [{ term: "환불한 금액", amount: refundByUs }] : []),
    ...(refundOutside > 0 ? [{ term: "결제사에서 환불한 금액", amount: refundOutside }] : []),
    { term: "잔금", amount: balance },
    // Extra payments that were asked for come on top of the balance.
    ...(ledger.extra_amount > 0 ? [{ term: "결제할 금액", amount: ledger.to_pay_amount }] : []),
  ];
  return (
    <Section title="돈">
      <DetailTable
        caption="합계"
        captionHidden
        align="end"
        rows={sums.map(({ term, amount }) => ({ term, value: formatWon(amount) }))}
      />
      <Box overflow="auto" tabIndex={0} role="group" aria-label="금액의 줄">
        <Table
          caption="금액의 줄"
          captionHidden
          columns={[{ header: "무엇" }, { header: "금액", align: "end" }, { header: "상태" }]}
          rows={rows.map((row, index) => ({
            key: String(index),
            cells: [
              <Stack key="what" gap="0">
                <span>{ledgerRowKinds[row.kind].label}</span>
                {row.detail !== "" && row.detail !== null && (
                  <Text as="span" variant="caption" tone="muted">
                    <CellText text={row.detail} />
                  </Text>
                )}
                {row.at !== null && (
                  <Text as="span" variant="caption" tone="muted">
                    {formatInstantDay(row.at)}
                  </Text>
                )}
              </Stack>,
              formatWon(row.amount),
              ledgerRowStateLabel(row) ?? "",
            ],
          }))}
        />
      </Box>
    </Section>
  );
}
