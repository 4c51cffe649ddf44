import { isOpen, isCash, ledgerRowStateLabel, formatWon } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { DetailTable, Section, Stack } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";

/** The cash receipts of an order, and the way to another number, once any of it is or may be paid in cash. */
export function CashReceipts({ order }: { order: Estimate }) {
  const { serial, ledger, payments, actions } = order;
  const receipts = ledger.rows.filter(({ kind }) => kind === "CASH_RECEIPT");
  const hasCash = payments.some(({ method }) => isCash[method]) || ledger.balance_amount > 0;
  const canName = hasCash && isOpen(actions, "NAME_CASH_RECEIPT");
  if (receipts.length === 0 && !canName) return null;
  return (
    <Section
      title="현금영수증"
      description="현금이나 계좌 이체로 낸 금액을 적어 두신 번호로 발급해요."
    >
      <Stack gap="4">
        {receipts.length > 0 && (
          <DetailTable
            caption="현금영수증"
            captionHidden
            align="end"
            rows={receipts.map((row) => ({
              term: ledgerRowStateLabel(row) ?? "",
              hint: row.detail ?? undefined,
              value: formatWon(row.amount),
            }))}
          />
        )}
        {canName && (
          <ButtonLink variant="outline" block to={paths.cashReceipt.getHref(serial)}>
            {receipts.length > 0 ? "현금영수증 번호 바꾸기" : "현금영수증 번호 적기"}
          </ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
