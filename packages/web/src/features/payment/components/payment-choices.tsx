import { amountToPay, formatWon, paymentPlans } from "@damadum/domain";
import type { EstimateAmount, PaymentPreparation } from "@damadum/sdk";
import { RadioGroup, Stack } from "@damadum/ui";
import { WindowMethodChoice } from "../../../shared/payment/window-method-choice.tsx";

interface PaymentChoicesProps {
  readonly amount: EstimateAmount;
  readonly choice: PaymentPreparation;
  readonly disabled: boolean;
  readonly onChange: (choice: PaymentPreparation) => void;
}

export function PaymentChoices({ amount, choice, disabled, onChange }: PaymentChoicesProps) {
  return (
    <Stack gap="7">
      {choice.plan !== "BALANCE" && (
        <PlanChoice amount={amount} choice={choice} disabled={disabled} onChange={onChange} />
      )}
      <WindowMethodChoice
        method={choice.method ?? null}
        disabled={disabled}
        onChange={(method) => onChange({ ...choice, method })}
      />
    </Stack>
  );
}

function PlanChoice({ amount, choice, disabled, onChange }: PaymentChoicesProps) {
  const rest = amountToPay("BALANCE", {
    totalAmount: amount.total_amount,
    depositAmount: amount.deposit_amount,
    paidAmount: amount.deposit_amount,
  });
  return (
    <RadioGroup
      label="얼마를 먼저 결제할까요?"
      value={choice.plan}
      disabled={disabled}
      onValueChange={(value) => {
        if (value === "DEPOSIT" || value === "FULL") onChange({ ...choice, plan: value });
      }}
      options={[
        {
          value: "DEPOSIT",
          label: `${paymentPlans.DEPOSIT.label} · ${formatWon(amount.deposit_amount)}`,
          description: `잔금 ${formatWon(rest)}은 짐을 내린 뒤에 결제해요.`,
        },
        {
          value: "FULL",
          label: `${paymentPlans.FULL.label} · ${formatWon(amount.total_amount)}`,
          description: paymentPlans.FULL.description,
        },
      ]}
    />
  );
}
