import { paymentMethods } from "@damadum/domain";
import { getListBillingKeysQueryOptions, type OrderPaymentPreparation } from "@damadum/sdk";
import { RadioGroup } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";

interface PaymentMethodChoiceProps {
  readonly choice: OrderPaymentPreparation;
  readonly disabled: boolean;
  readonly onChange: (choice: OrderPaymentPreparation) => void;
}

/** Chooses a billing key, which needs no window, or a payment method of the provider's window. */
export function PaymentMethodChoice({ choice, disabled, onChange }: PaymentMethodChoiceProps) {
  // Until the keys are loaded, and if they fail to load, the window's methods are offered alone.
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
        ...registered.map(({ payment_id: id, name, masked_number: number }) => ({
          value: id,
          label: name,
          description: number === null ? "등록한 결제 수단" : endOf(number),
        })),
        ...Object.entries(paymentMethods).map(([value, { label }]) => ({ value, label })),
      ]}
    />
  );
}

/** The last group of a masked number: the whole of it does not fit beside its radio on a phone. */
function endOf(masked: string): string {
  return `끝자리 ${masked.slice(masked.lastIndexOf("-") + 1)}`;
}

function isMethod(value: string): value is keyof typeof paymentMethods {
  return Object.hasOwn(paymentMethods, value);
}
