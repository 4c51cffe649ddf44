import { canChangeContract } from "@damadum/domain";
import { useListStorageContracts } from "@damadum/sdk";
import { Button, Card, Section, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { paths } from "../../../shared/paths.ts";
import { ALL_CONTRACTS } from "../api/billing.ts";
import { ContractCard } from "./contract-card.tsx";

/** The contracts that are still charged or can be stopped, each with its next charge. */
export function Contracts() {
  const contracts = useListStorageContracts(ALL_CONTRACTS);
  const running = contracts.data?.items.filter(
    ({ status, next_charge: next, payment_type: type }) =>
      next !== null ||
      canChangeContract("TERMINATION", status) ||
      // The list above already marks its payment method as in use; its days follow once the boxes are stored.
      (status === "WAITING" && type === "SUBSCRIPTION"),
  );
  return (
    <Section title="다음 결제">
      {contracts.isPending && (
        <Stack gap="3" aria-busy>
          <VisuallyHidden role="status">보관 계약을 불러오고 있어요</VisuallyHidden>
          <Skeleton width="full" height="20rem" />
        </Stack>
      )}
      {contracts.isLoadingError && (
        <LoadError
          what="보관 계약을"
          error={contracts.error}
          onRetry={() => void contracts.refetch()}
        />
      )}
      {running?.length === 0 && (
        <Card variant="flat">
          <Stack gap="3" align="flex-start">
            <Text tone="muted">결제할 보관 계약이 없어요.</Text>
            <Button variant="outline" size="sm" asChild>
              <RouterLink to={paths.storageQuote.getHref()}>보관 견적 받기</RouterLink>
            </Button>
          </Stack>
        </Card>
      )}
      <Stack gap="4">
        {running?.map((contract) => (
          <ContractCard key={contract.id} contract={contract} />
        ))}
      </Stack>
    </Section>
  );
}
