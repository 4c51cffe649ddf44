import { brand, PROMISED_MINUTES } from "@damadum/domain";
import { Text } from "@damadum/ui";

interface PaymentNoteProps {
  /** What else is true of this payment. */
  readonly children?: string | null | undefined;
  /** Whether the chosen time is held while it is made. */
  readonly holdsTime?: boolean;
}

/** What holds of every payment, below the choice of how to pay. */
export function PaymentNote({ children, holdsTime = false }: PaymentNoteProps) {
  const sentences = [
    children,
    holdsTime && `결제하는 동안 고른 시간을 ${PROMISED_MINUTES.paymentHold}분간 맡아 둘게요.`,
    `카드 정보는 결제사만 처리하고, ${brand.name}에는 저장되지 않아요.`,
  ];
  return (
    <Text variant="caption" tone="muted">
      {sentences.filter(Boolean).join(" ")}
    </Text>
  );
}
