import { ButtonLink } from "../../../shared/page/button-link.tsx";
import type { PaymentRecovery } from "../../../shared/payment/payment-problem.ts";
import { paths } from "../../../shared/paths.ts";

const recoveriesOf = (
  serial: string,
): Readonly<Record<PaymentRecovery, { readonly words: string; readonly href: string }>> => ({
  "change-time": {
    words: "다른 시간 고르기",
    href: paths.storageQuote.getHref("times"),
  },
  renew: { words: "금액 다시 계산하기", href: paths.storageQuote.getHref("confirm") },
  "view-order": { words: "주문 보기", href: paths.myStorageOrder.getHref(serial) },
});

/** The action that helps when the pay button does not; the quote still has every answer on this device. */
export function StorageRecoveryButton({
  recovery,
  serial,
}: {
  recovery: PaymentRecovery | null;
  serial: string;
}) {
  if (recovery === null) return null;
  const { words, href } = recoveriesOf(serial)[recovery];
  return (
    <ButtonLink variant="outline" size="sm" to={href}>
      {words}
    </ButtonLink>
  );
}
