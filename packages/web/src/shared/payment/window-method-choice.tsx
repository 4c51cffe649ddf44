import { paymentMethods } from "@damadum/domain";
import type { PaymentMethod } from "@damadum/sdk";
import { RadioGroup } from "@damadum/ui";

interface WindowMethodChoiceProps {
  readonly method: PaymentMethod | null;
  readonly disabled: boolean;
  readonly onChange: (method: PaymentMethod) => void;
}

export function WindowMethodChoice({ method, disabled, onChange }: WindowMethodChoiceProps) {
  return (
    <RadioGroup
      label="결제 수단을 골라 주세요"
      columns={2}
      value={method}
      disabled={disabled}
      onValueChange={(value) => {
        if (isMethod(value)) onChange(value);
      }}
      options={Object.entries(paymentMethods).map(([value, { label }]) => ({ value, label }))}
    />
  );
}

export function isMethod(value: string): value is PaymentMethod {
  return Object.hasOwn(paymentMethods, value);
}
