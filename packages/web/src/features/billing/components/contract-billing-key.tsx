import {
  getGetStorageContractQueryKey,
  useGetStorageContract,
  useListBillingKeys,
  useSetContractBillingKey,
  type StorageContractSummary,
} from "@damadum/sdk";
import { ErrorMessage, Select, Skeleton, Stack, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { refreshBilling } from "../api/billing.ts";

/** The registered payment method that a contract is charged to, and the change to another one. */
export function ContractBillingKey({ contract: { id } }: { contract: StorageContractSummary }) {
  const queryClient = useQueryClient();
  const contract = useGetStorageContract(id);
  const { data: billingKeys = [] } = useListBillingKeys();
  const change = useSetContractBillingKey({
    mutation: {
      onSuccess: async (changed) => {
        queryClient.setQueryData(getGetStorageContractQueryKey(id), changed);
        toast("다음 결제부터 이 수단으로 결제해요.", { tone: "success" });
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
  return (
    <Stack gap="3">
      <Select
        label="결제 수단"
        placeholder="결제 수단을 골라 주세요"
        value={contract.data?.payment_id ?? ""}
        disabled={change.isPending}
        options={billingKeys.map(({ payment_id: value, name, masked_number: number }) => ({
          value,
          label: number === null ? name : `${name} (${number})`,
        }))}
        onValueChange={(value) => {
          if (value !== "") change.mutate({ id, data: { payment_id: value } });
        }}
      />
      {change.error && (
        <ErrorMessage title="결제 수단을 바꾸지 못했어요">{change.error.message}</ErrorMessage>
      )}
    </Stack>
  );
}
