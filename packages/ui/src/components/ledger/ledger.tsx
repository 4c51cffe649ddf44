import { formatWon } from "../../shared/money.ts";
import { DetailTable } from "../table/table.tsx";

/** An amount in won, with when or how it is paid or refunded. */
interface Entry {
  amount: number;
  hint?: string | undefined;
}

export interface LedgerProps {
  /** Table caption for screen readers. */
  caption?: string | undefined;
  /** Won with VAT; left out below a price that ends with it. */
  total?: number | undefined;
  /** What the total covers, when later payments follow. */
  totalFor?: string | undefined;
  /** Won paid, before refunds. */
  paid: number;
  /** Amount still to pay; left out when nothing will be due, as after a cancellation. */
  balance?: Entry | undefined;
  /** Amount due for the order's contract, in addition to the order itself. */
  arrears?: Entry | undefined;
  cancelFee?: Entry | undefined;
  refund?: Entry | undefined;
  /** What else belongs to the order's money: extra payments, changes of days, discounts. */
  others?: readonly (Entry & { term: string })[] | undefined;
}

/** The amounts of an order, in the same sequence with the same labels on every screen. */
export function Ledger({
  caption = "결제 금액",
  total,
  totalFor,
  paid,
  balance,
  arrears,
  cancelFee,
  refund,
  others = [],
}: LedgerProps) {
  const rows = [
    ...(total === undefined
      ? []
      : [
          row("총액", {
            amount: total,
            hint: [totalFor, "부가세 포함"].filter(Boolean).join(", "),
          }),
        ]),
    row("결제한 금액", { amount: paid }),
    ...(balance ? [row("잔금", balance)] : []),
    ...(arrears ? [row("결제할 보관료", arrears)] : []),
    ...others.map(({ term, ...entry }) => row(term, entry)),
    ...(cancelFee ? [row("취소 수수료", cancelFee)] : []),
    ...(refund ? [row("환불 금액", refund)] : []),
  ];
  return <DetailTable caption={caption} captionHidden align="end" rows={rows} />;
}

function row(term: string, { amount, hint }: Entry) {
  return { term, hint, value: formatWon(amount) };
}
