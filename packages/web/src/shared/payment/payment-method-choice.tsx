import { paymentMethods } from "@damadum/domain";
import { getListBillingKeysQueryOptions, type OrderPaymentPreparation } from "@damadum/sdk";
import { RadioGroup } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { billingKeyDescription } from "./billing-key-description.ts";
import { isMethod } from "./window-method-choice.tsx";

interface PaymentMethodChoiceProps {
  readonly choice: OrderPaymentPreparation;
  readonly disabled: boolean;
  readonly onChange: (choice: OrderPaymentPreparation) => void;
}

/** Chooses a billing key, which needs no window, or a payment method of the provider's window. */
export function PaymentMethodChoice({ choice, disabled, onChange }: PaymentMethodChoiceProps) {
  // Until the keys are loaded, or if they fail to load, only the window's methods are offered.
  const { data: registered = [] } = useQuery(getListBillingKeysQueryOptions());
  return (
    <RadioGroup
      label="결제 수단을 골라 주세요"
      columns={2}
      value={choice.payment_id ?? choice.method ?? null}
      disabled={disabled}
      onValueChange={(value) => {
        if (isMethod(value)) onChange({ method: value });
        else onChange({ payment_id: value });
      }}
      options={[
        ...registered.map((key) => ({
          value: key.payment_id,
          label: key.name,
          description: billingKeyDescription(key),
        })),
        ...Object.entries(paymentMethods).map(([value, { label }]) => ({ value, label })),
      ]}
    />
  );
}
