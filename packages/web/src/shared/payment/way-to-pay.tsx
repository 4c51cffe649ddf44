import { paymentMethods } from "@damadum/domain";
import { getListBillingKeysQueryOptions, type OrderPaymentPreparation } from "@damadum/sdk";
import { RadioGroup } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";

interface WayToPayProps {
  readonly choice: OrderPaymentPreparation;
  readonly disabled: boolean;
  readonly onChange: (choice: OrderPaymentPreparation) => void;
}

/** A registered way to pay, which needs no window, or one of the provider's windows. */
export function WayToPay({ choice, disabled, onChange }: WayToPayProps) {
  // Without an answer the windows are there all the same.
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
          description: number ?? "등록한 결제 수단",
        })),
        ...Object.entries(paymentMethods).map(([value, { label }]) => ({ value, label })),
      ]}
    />
  );
}

function isMethod(value: string): value is keyof typeof paymentMethods {
  return Object.hasOwn(paymentMethods, value);
}
