import { formatKoreanDate, formatWon, type ContractChangeType } from "@damadum/domain";
import {
  storageExtensionForm,
  storageTerminationForm,
  useRequestPrice,
  type AmountOptions,
  type RequestPrice,
} from "@damadum/forms";
import {
  getCalculateExtensionAmountQueryOptions,
  getCalculateTerminationAmountQueryOptions,
  getCalculateUpgradeAmountQueryOptions,
  type ExtensionDraft,
  type OrderPaymentPreparation,
  type StorageAmount,
  type StorageContract,
  type TerminationDraft,
} from "@damadum/sdk";
import { Button, PriceBar, Split, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useToday } from "../../../shared/page/use-today.ts";
import { openDays } from "../../../shared/order/open-days.ts";
import { ClosePaymentWindow } from "../../../shared/payment/close-payment-window.tsx";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import { usePayment } from "../../../shared/payment/use-payment.ts";
import {
  PriceCard,
  PricedForm,
  paidLabelOf,
  priceBarOf,
  submitLabelOf,
} from "../../../shared/priced-request/priced-form.tsx";
import { isRefusal, PriceError } from "../../../shared/priced-request/price-error.tsx";
import { useSubmissionKey } from "../../../shared/priced-request/use-submission-key.ts";
import { PaymentMethodChoice } from "../../../shared/payment/payment-method-choice.tsx";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { contractChange, type ChangeRequest } from "../api/change-contract.ts";
import { useAgreedAmount } from "../../../shared/priced-request/use-agreed-amount.ts";

interface ContractChangeProps {
  readonly kind: ContractChangeType;
  readonly contract: StorageContract;
}

/** A contract change, with its cost or refund before the member agrees. */
export function ContractChange({ kind, contract }: ContractChangeProps) {
  const Panel = panels[kind];
  return <Panel contract={contract} />;
}

const panels = {
  EXTENSION: ExtensionPanel,
  UPGRADE: UpgradePanel,
  TERMINATION: TerminationPanel,
} as const;

function ExtensionPanel({ contract }: { contract: StorageContract }) {
  const today = useToday();
  const [months, setMonths] = useState(1);
  const amountOf = (data: ExtensionDraft) =>
    getCalculateExtensionAmountQueryOptions(contract.id, data);
  const price = useRequestPrice(amountOf({ months }));
  const submission = useChangeSubmission(contract, "EXTENSION", price);
  return (
    <PricedForm
      definition={storageExtensionForm}
      context={{ today }}
      initialData={{ months: 1 }}
      onChange={(answers) => setMonths(answers.months ?? 1)}
      onSubmit={(data) => submission.submitAgreed({ kind: "EXTENSION", data }, amountOf(data))}
      submitLabel={paidLabelOf(price.amount, "연장하기")}
      {...submission.form}
    >
      {price.amount !== null && (
        <Text>
          {`연장하면 ${formatKoreanDate(price.amount.end_date)}까지 보관해 드려요.${contract.payment_type === "SUBSCRIPTION" ? ` 지금 결제할 금액은 없고, 매달 ${formatWon(contract.monthly_amount)}을 이어서 결제해요.` : ""}`}
        </Text>
      )}
      {submission.choice}
      <PriceError price={price} />
    </PricedForm>
  );
}

function UpgradePanel({ contract }: { contract: StorageContract }) {
  const price = useRequestPrice(
    getCalculateUpgradeAmountQueryOptions(contract.id, { grade: "CLIMATE" }),
  );
  const submission = useChangeSubmission(contract, "UPGRADE", price);
  const button = (
    <Button
      size="lg"
      block
      loading={submission.isPaying}
      disabled={price.amount === null || price.error !== null}
      onClick={() => submission.submit({ kind: "UPGRADE", data: { grade: "CLIMATE" } })}
    >
      {paidLabelOf(price.error ? null : price.amount, "바꾸기")}
    </Button>
  );
  return (
    <Split asideLabel="금액" aside={<PriceCard price={price} />}>
      <Stack gap="6">
        <Text>
          온도와 습도를 일정하게 지키는 항온항습 창고로 박스를 옮겨요. 결제하면 바로 바뀌어요.
        </Text>
        <PriceError price={price} />
        {submission.choice}
        <Stack hideBelow="lg">{button}</Stack>
        <PriceBar
          title="총액"
          total={price.amount?.total_amount ?? null}
          lines={price.amount?.lines}
          vat={price.amount?.vat_amount}
          hint={price.error ? "계산하지 못했어요" : "금액을 계산하고 있어요"}
          loading={price.isLoading}
          action={button}
        />
      </Stack>
    </Split>
  );
}

function TerminationPanel({ contract }: { contract: StorageContract }) {
  const today = useToday();
  const [endDate, setEndDate] = useState<string | undefined>();
  const amountOf = (data: TerminationDraft) =>
    getCalculateTerminationAmountQueryOptions(contract.id, data);
  const price = useRequestPrice(endDate === undefined ? null : amountOf({ end_date: endDate }));
  const submission = useChangeSubmission(contract, "TERMINATION", price);
  const context = useMemo(
    () => ({ today, loadScheduleDays: openDays(today, contract.end_date ?? today) }),
    [contract, today],
  );
  return (
    <PricedForm
      definition={storageTerminationForm}
      context={context}
      onChange={(answers) => setEndDate(answers.end_date)}
      onSubmit={(data) => submission.submitAgreed({ kind: "TERMINATION", data }, amountOf(data))}
      submitLabel={submitLabelOf(price.amount, "해지하기")}
      variant="danger"
      {...submission.form}
    >
      {submission.choice}
      <PriceError price={price} />
    </PricedForm>
  );
}

/** Sends and pays a change; asks for no payment method when nothing is due. */
function useChangeSubmission(
  contract: StorageContract,
  change: ContractChangeType,
  price: RequestPrice,
) {
  const { amount, error } = price;
  const queryClient = useQueryClient();
  const agreedAmount = useAgreedAmount();
  const keyOf = useSubmissionKey();
  const [choice, setChoice] = useState<OrderPaymentPreparation>({ method: "CARD" });
  const { pay, isPaying, closeWindow, problem } = usePayment<ChangeRequest>({
    ...contractChange(contract, change, keyOf),
    refresh: () => refreshStorage(queryClient),
  });
  const isPaid = amount !== null && amount.total_amount > 0;
  const submit = (request: ChangeRequest, withChoice = isPaid) =>
    pay({ ...request, ...(withChoice && choice) });
  return {
    isPaying,
    /** What both forms take of the price and of the payment. */
    form: {
      aside: <PriceCard price={price} />,
      bar: priceBarOf(price),
      isBusy: isPaying,
      isRejected: error !== null && isRefusal(error),
    },
    submit,
    /** A registered card is charged without a window that names the amount, so it has to be the one shown. */
    async submitAgreed<Amount extends StorageAmount>(
      request: ChangeRequest,
      options: AmountOptions<Amount>,
    ) {
      const agreed = await agreedAmount(options, amount);
      if (agreed !== null) submit(request, agreed.total_amount > 0);
    },
    choice: (
      <>
        {problem && <PaymentAlert problem={problem} />}
        {isPaid && <PaymentMethodChoice choice={choice} disabled={isPaying} onChange={setChoice} />}
        {closeWindow && <ClosePaymentWindow onClose={closeWindow} />}
      </>
    ),
  };
}
