import type { StorageContractSummary } from "@damadum/sdk";
import { Section } from "@damadum/ui";
import { canConfirm } from "../../../shared/order/contract-facts.ts";
import { FoldedList } from "./folded-list.tsx";
import { ContractCard } from "./my-storage.tsx";

interface ToConfirmProps {
  readonly contracts: readonly StorageContractSummary[];
  readonly today: string;
}

/** Free months that end soon and continue only if the member agrees. */
export function ToConfirm({ contracts, today }: ToConfirmProps) {
  const waiting = contracts.filter((contract) => canConfirm(contract, today));
  if (waiting.length === 0) return null;
  return (
    <Section title="곧 끝나는 무료 기간">
      <FoldedList items={waiting} unit="개">
        {(contract) => <ContractCard key={contract.id} contract={contract} />}
      </FoldedList>
    </Section>
  );
}
