import { formatCount, isOpen } from "@damadum/domain";
import { useListCompanyContracts } from "@damadum/sdk";
import { EmptyState, ListLink, LoadError, Section, Skeleton } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import type { CompanyRequestName } from "../../../shared/company-paths.ts";
import { paths } from "../../../shared/paths.ts";
import { MAX_ROWS } from "../page-sizes.ts";
import type { ChosenBox } from "../state/chosen-boxes.tsx";
import { RowsCard } from "./rows-card.tsx";

interface ContractChoiceProps {
  readonly name: CompanyRequestName;
  /** Empty when new boxes are requested; any active contract can be chosen then. */
  readonly boxes: readonly ChosenBox[];
}

export function ContractChoice({ name, boxes }: ContractChoiceProps) {
  const contracts = useListCompanyContracts(
    { limit: MAX_ROWS },
    {
      query: {
        select: ({ items }) => items.filter(({ actions }) => isOpen(actions, "REQUEST_WORK")),
      },
    },
  );
  if (contracts.isPending) return <Skeleton width="full" height="14rem" />;
  if (contracts.data === undefined) {
    return (
      <LoadError what="계약을" error={contracts.error} onRetry={() => void contracts.refetch()} />
    );
  }
  const countOf = (cid: string) => boxes.filter((box) => box.cid === cid).length;
  const offered = contracts.data.filter(({ cid }) => boxes.length === 0 || countOf(cid) > 0);
  if (offered.length === 0) {
    return (
      <EmptyState
        title="진행 중인 계약이 없어요"
        description="계약을 신청하고 관리자가 확인하면 요청할 수 있어요."
      />
    );
  }
  return (
    <Section
      title={
        boxes.length === 0
          ? "어느 계약으로 요청할까요?"
          : "계약이 여러 개예요. 한 계약씩 요청해 주세요."
      }
    >
      <RowsCard
        label="계약"
        empty=""
        rows={offered.map((contract) => (
          <ListLink key={contract.cid} divided>
            <RouterLink to={paths.companyRequest.getHref(name, contract.cid)}>
              {`${contract.name}${boxes.length > 0 ? ` · 고른 박스 ${formatCount(countOf(contract.cid))}개` : ""}`}
            </RouterLink>
          </ListLink>
        ))}
      />
    </Section>
  );
}
