import { isOpen } from "@damadum/domain";
import { useListStorageContracts, type StorageContractSummary } from "@damadum/sdk";
import { Card, Loaded, Section, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { ALL_CONTRACTS } from "../api/billing.ts";
import { ContractCard } from "./contract-card.tsx";

/** The contracts that are still charged or can be stopped, each with its next charge. */
export function Contracts() {
  const contracts = useListStorageContracts(ALL_CONTRACTS);
  return (
    <Section title="다음 결제">
      <Loaded
        query={contracts}
        what="보관 계약을"
        skeleton={
          <Stack gap="3" aria-busy>
            <VisuallyHidden role="status">보관 계약을 불러오고 있어요</VisuallyHidden>
            <Skeleton width="full" height="20rem" />
          </Stack>
        }
      >
        {({ items }) => {
          const running = items.filter(isRunning);
          return running.length === 0 ? (
            <NothingToPay />
          ) : (
            <Stack gap="4">
              {running.map((contract) => (
                <ContractCard key={contract.id} contract={contract} />
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Section>
  );
}

function isRunning({
  status,
  actions,
  next_charge: next,
  payment_type: type,
}: StorageContractSummary) {
  return (
    next !== null ||
    isOpen(actions, "TERMINATION") ||
    // The list above already marks its payment method as in use; its days follow once the boxes are stored.
    (status === "WAITING" && type === "SUBSCRIPTION")
  );
}

function NothingToPay() {
  return (
    <Card variant="flat">
      <Stack gap="3" align="flex-start">
        <Text tone="muted">결제할 보관 계약이 없어요.</Text>
        <ButtonLink variant="outline" size="sm" to={paths.storageQuote.getHref()}>
          보관 견적 받기
        </ButtonLink>
      </Stack>
    </Card>
  );
}
