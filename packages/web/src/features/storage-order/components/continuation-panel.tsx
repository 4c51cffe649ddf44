import { formatKoreanDate, formatWon } from "@damadum/domain";
import { SchemaForm, storageContinuationForm } from "@damadum/forms";
import {
  getListBillingKeysQueryKey,
  isApiError,
  useContinueStorageContract,
  useListBillingKeys,
  type BillingKey,
  type ContinuationOffer,
  type StorageContract,
  type StorageContinuation,
} from "@damadum/sdk";
import {
  Box,
  Card,
  DetailTable,
  ErrorMessage,
  Loaded,
  Notice,
  Skeleton,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { billingKeyDescription } from "../../../shared/payment/billing-key-description.ts";
import { paths } from "../../../shared/paths.ts";
import { storageActions } from "../storage-actions.ts";

interface ContinuationPanelProps {
  readonly contract: StorageContract;
  readonly offer: ContinuationOffer;
}

/** The terms of paid months after free ones: start, amount and how to stop, with the consent to them. */
export function ContinuationPanel({ contract, offer }: ContinuationPanelProps) {
  const billingKeys = useListBillingKeys();
  const { order_serial: order } = contract;
  const lastFreeDay = formatKoreanDate(offer.confirm_until);
  return (
    <Stack gap="7" flexGrow="1">
      <Card variant="raised">
        <DetailTable caption="이어서 보관하는 조건" captionHidden rows={termsOf(offer)} />
      </Card>
      <Stack gap="2" align="flex-start">
        <Text>{`동의하지 않으면 결제하지 않고 ${lastFreeDay}에 보관이 자동으로 끝나요.`}</Text>
        <Text>
          {`동의하신 뒤에도 ${lastFreeDay}까지 보관이 끝나도록 해지하면 무료 기간 뒤의 보관료와 해지 수수료를 내지 않아요. 그다음에는 쓰지 않은 날의 보관료에서 해지 수수료를 빼고 돌려 드려요.`}
        </Text>
        <ButtonLink
          variant="outline"
          size="sm"
          to={paths.storageAction.getHref(order, "termination")}
        >
          {storageActions.termination.link}
        </ButtonLink>
      </Stack>
      <Loaded
        query={billingKeys}
        what="결제 수단을"
        skeleton={<Skeleton width="full" height="12rem" />}
      >
        {(keys) =>
          keys.length === 0 ? (
            <NoBillingKey />
          ) : (
            <Consent contract={contract} offer={offer} billingKeys={keys} />
          )
        }
      </Loaded>
    </Stack>
  );
}

function termsOf(offer: ContinuationOffer) {
  return [
    { term: "무료 기간", value: `${formatKoreanDate(offer.confirm_until)}까지` },
    {
      term: "유료로 바뀌는 날",
      hint: "이날 첫 달 보관료를 결제해요",
      value: formatKoreanDate(offer.from),
    },
    { term: "지금 한 달 보관료", value: formatWon(0) },
    {
      term: "바뀐 뒤 한 달 보관료",
      hint: "부가세 포함. 박스가 나가면 그만큼 줄어요",
      value: formatWon(offer.monthly_amount),
    },
    { term: "유료 보관 기간", value: `${offer.months}개월` },
    { term: "보관 종료일", value: formatKoreanDate(offer.end_date) },
    { term: "결제 방법", value: "등록한 결제 수단으로 매달 자동 결제" },
  ];
}

function NoBillingKey() {
  return (
    <Notice title="먼저 결제 수단을 등록해 주세요">
      <Stack gap="3" align="flex-start">
        매달 결제할 수단을 등록한 뒤 여기에서 동의할 수 있어요. 등록만으로는 결제되지 않아요.
        <ButtonLink size="sm" to={paths.myPayment.getHref()}>
          결제 수단 등록하러 가기
        </ButtonLink>
      </Stack>
    </Notice>
  );
}

interface ConsentProps extends ContinuationPanelProps {
  readonly billingKeys: readonly BillingKey[];
}

function Consent({ contract: { id, order_serial: order }, offer, billingKeys }: ConsentProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const today = useToday();
  const { mutateAsync: continueStorage, error } = useContinueStorageContract({
    mutation: {
      onError: async (refusal) => {
        if (!isApiError(refusal)) return;
        // The contract (409) or the payment methods (422) have changed.
        if (refusal.status === 409) await refreshStorage(queryClient);
        if (refusal.status === 422) {
          await queryClient.invalidateQueries({ queryKey: getListBillingKeysQueryKey() });
        }
      },
    },
  });
  const { from, monthly_amount: amount } = offer;
  const terms = `${from} ${amount}`;
  const [agreed, setAgreed] = useState(terms);
  const context = useMemo(
    () => ({
      today,
      billingKeys: billingKeys.map((key) => ({
        id: key.payment_id,
        name: key.name,
        description: billingKeyDescription(key),
      })),
      monthlyCharge: { from, amount },
    }),
    [amount, billingKeys, from, today],
  );
  const chosen = billingKeys.find((key) => key.is_default) ?? billingKeys[0];

  async function submit(data: StorageContinuation): Promise<void> {
    setAgreed(terms);
    await continueStorage({ id, data });
    // Navigates first: without its offer this page would briefly show something else.
    await navigate(paths.myStorageOrder.getHref(order), { replace: true });
    toast("이어서 보관하기로 했어요.", { tone: "success" });
    await refreshStorage(queryClient);
  }

  return (
    <Stack gap="4">
      {/* Another day or amount resets the form, so that nothing stays ticked; the error message stays here. */}
      {error !== null && agreed !== terms && <Refusal>{error.message}</Refusal>}
      <SchemaForm
        key={terms}
        definition={storageContinuationForm}
        context={context}
        initialData={chosen && { payment_id: chosen.payment_id }}
        onSubmit={submit}
        submitLabel={`매달 ${formatWon(amount)}으로 이어서 보관하기`}
      />
    </Stack>
  );
}

/** Takes the focus, which the form lost when it was reset. */
function Refusal({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Box ref={ref} tabIndex={-1}>
      <ErrorMessage title="동의가 접수되지 않았어요">{children}</ErrorMessage>
    </Box>
  );
}
