import { formatWon, monthToPay } from "@damadum/domain";
import {
  getGetStorageContractQueryKey,
  useGetStorageContract,
  useListBillingKeys,
  useSetContractBillingKey,
  type StorageContractSummary,
} from "@damadum/sdk";
import { Button, ErrorMessage, LoadError, Select, Skeleton, Stack, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { billingKeyDescription } from "../../../shared/payment/billing-key-description.ts";
import { refreshBilling } from "../api/billing.ts";

const PAYING = "1분 안에 결제하고 결과를 알려 드려요.";

/** The payment method that a contract is charged to; changes it, and retries a month whose charge was declined. */
export function ContractBillingKey({ contract: summary }: { contract: StorageContractSummary }) {
  const { id, status, next_charge: nextCharge } = summary;
  const due = monthToPay({ status, nextCharge }, useToday())?.amount ?? null;
  const queryClient = useQueryClient();
  const contract = useGetStorageContract(id);
  const { data: billingKeys = [] } = useListBillingKeys();
  const change = useSetContractBillingKey({
    mutation: {
      onSuccess: async (changed) => {
        queryClient.setQueryData(getGetStorageContractQueryKey(id), changed);
        const words = due !== null ? PAYING : "다음 결제부터 이 수단으로 결제해요.";
        toast(words, { tone: "success" });
        await refreshBilling(queryClient);
      },
    },
  });
  if (contract.isPending) return <Skeleton width="full" height="5.25rem" />;
  if (contract.isLoadingError) {
    return (
      <LoadError
        what="결제 수단을"
        error={contract.error}
        onRetry={() => void contract.refetch()}
      />
    );
  }
  const paymentId = contract.data?.payment_id;
  return (
    <Stack gap="3">
      <Select
        label="결제 수단"
        placeholder="결제 수단을 골라 주세요"
        value={paymentId ?? ""}
        disabled={change.isPending}
        options={billingKeys.map((key) => ({
          value: key.payment_id,
          label:
            key.masked_number === null ? key.name : `${key.name} ${billingKeyDescription(key)}`,
        }))}
        onValueChange={(value) => {
          if (value !== "") change.mutate({ id, data: { payment_id: value } });
        }}
      />
      {due !== null && typeof paymentId === "string" && (
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ id, data: { payment_id: paymentId } })}
        >
          {`${formatWon(due)} 지금 결제하기`}
        </Button>
      )}
      {due !== null && (
        <ButtonLink
          variant="outline"
          to={paths.storageAction.getHref(summary.order_serial, "month")}
        >
          다른 방법으로 한 번만 결제하기
        </ButtonLink>
      )}
      {change.error && (
        <ErrorMessage title="결제 수단을 정하지 못했어요">{change.error.message}</ErrorMessage>
      )}
    </Stack>
  );
}
