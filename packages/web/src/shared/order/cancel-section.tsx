import { formatWon } from "@damadum/domain";
import {
  Box,
  Button,
  Dialog,
  ErrorMessage,
  Ledger,
  Section,
  Stack,
  Text,
  TextField,
  toast,
  type LedgerProps,
} from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

interface CancelSectionProps {
  /** Won paid so far, and what of it is kept and given back. */
  readonly paid: number;
  readonly fee: number;
  readonly refund: number;
  /** The ledger after cancelling. */
  readonly ledger: LedgerProps;
  /** The rules behind the fee, a sentence each. */
  readonly rules: readonly string[];
  /** What the cancellation ends, shown in the last step. */
  readonly consequence: string;
  readonly onCancel: (request: { reason?: string }) => Promise<unknown>;
}

/** Cancels an order from its page, after a dialog has shown the cost. */
export function CancelSection(props: CancelSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="취소" description="취소 수수료와 환불 금액을 먼저 보여 드려요.">
      <Button variant="outline" block onClick={() => setOpen(true)}>
        주문 취소하기
      </Button>
      <CancelDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </Section>
  );
}

interface CancelDialogProps extends CancelSectionProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function CancelDialog(props: CancelDialogProps) {
  const { open, onOpenChange, paid, fee, refund, ledger, rules, consequence, onCancel } = props;
  const [step, setStep] = useState<"cost" | "confirmation">("cost");
  const [reason, setReason] = useState("");
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: onCancel,
    onSuccess: () => {
      setStep("cost");
      onOpenChange(false);
      toast("주문을 취소했어요.", { tone: "success" });
    },
  });

  function close(): void {
    if (isPending) return;
    setStep("cost");
    reset();
    onOpenChange(false);
  }

  function confirm(): void {
    const words = reason.trim();
    mutate(words === "" ? {} : { reason: words });
  }

  if (step === "cost") {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={paid === 0 ? "주문을 취소할까요?" : "취소 금액을 확인해 주세요"}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              주문 유지하기
            </Button>
            <Button variant="danger" onClick={() => setStep("confirmation")}>
              취소 진행하기
            </Button>
          </>
        }
      >
        <Stack gap="5">
          {paid === 0 ? (
            <Text>아직 결제하지 않아서 수수료 없이 취소할 수 있어요.</Text>
          ) : (
            <>
              <Ledger caption="취소하면" {...ledger} />
              <Rules rules={rules} />
            </>
          )}
          <TextField
            label="취소하는 이유"
            optional
            maxLength={200}
            value={reason}
            onValueChange={setReason}
          />
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="정말 취소할까요?"
      footer={
        <Stack gap="2">
          <Button variant="danger" block loading={isPending} onClick={confirm}>
            {/* A button that costs money names the amount. */}
            {fee === 0 ? "주문 취소하기" : `수수료 ${formatWon(fee)} 내고 주문 취소하기`}
          </Button>
          <Button variant="outline" block disabled={isPending} onClick={close}>
            주문 유지하기
          </Button>
        </Stack>
      }
    >
      <Stack gap="4">
        <Text>{consequence}</Text>
        {paid > 0 && (
          <>
            <Text fontWeight="semibold">{costText({ paid, fee, refund })}</Text>
            <Ledger caption="취소하면" {...ledger} />
          </>
        )}
        {error && <ErrorMessage title="취소하지 못했어요">{error.message}</ErrorMessage>}
      </Stack>
    </Dialog>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {rules.map((sentence) => (
        <Box as="li" key={sentence}>
          <Text variant="caption" tone="muted">
            {sentence}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

function costText({
  paid,
  fee,
  refund,
}: Pick<CancelSectionProps, "paid" | "fee" | "refund">): string {
  if (fee === 0) return `취소 수수료는 없고, ${formatWon(refund)}을 모두 환불해 드려요.`;
  if (refund === 0) return `결제한 ${formatWon(paid)}이 모두 취소 수수료라서 환불 금액이 없어요.`;
  return `취소 수수료 ${formatWon(fee)}을 빼고 ${formatWon(refund)}을 환불해 드려요.`;
}
