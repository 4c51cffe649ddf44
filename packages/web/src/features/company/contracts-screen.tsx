import { companyContractView, formatCount, formatKoreanDate, formatWon } from "@damadum/domain";
import { useListCompanyContracts, type CompanyContractSummary } from "@damadum/sdk";
import { Badge, HStack, Stack, Text, type DataTableProps } from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { paths } from "../../shared/paths.ts";
import { ListPage } from "./components/list-page.tsx";
import { readListPage } from "./page-sizes.ts";

/** `/my/company/contracts`: the company's contracts, newest first. */
export function ContractsScreen() {
  const [search] = useSearchParams();
  const contracts = useListCompanyContracts(readListPage(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <ListPage
      title="계약"
      what="계약을"
      query={contracts}
      hrefOf={(page) => paths.companyContracts.getHref(page)}
      action={
        <ButtonLink size="sm" to={paths.newCompanyContract.getHref()}>
          계약 신청하기
        </ButtonLink>
      }
      empty={{
        title: "아직 계약이 없어요",
        description: "계약이 시작되면 보관하는 박스와 요금을 여기에서 볼 수 있어요.",
      }}
      columns={columns}
      rowKey={({ cid }) => cid}
      rowLabel={({ name }) => name}
      renderCard={(contract) => <ContractCard contract={contract} />}
    />
  );
}

const columns: DataTableProps<CompanyContractSummary>["columns"] = [
  { key: "name", header: "계약", render: (contract) => <ContractLink contract={contract} /> },
  {
    key: "status",
    header: "상태",
    width: "narrow",
    render: (contract) => <ContractState contract={contract} />,
  },
  {
    key: "department",
    header: "부서",
    width: "narrow",
    render: ({ department }) => department ?? "",
  },
  { key: "boxes", header: "보관 / 계약", width: "narrow", align: "end", render: boxesOf },
  { key: "monthly", header: "월 요금", width: "narrow", align: "end", render: monthlyOf },
  {
    key: "end",
    header: "끝나는 날",
    width: "medium",
    render: ({ end_date: day }) => formatKoreanDate(day),
  },
];

function ContractCard({ contract }: { contract: CompanyContractSummary }) {
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text as="span" fontWeight="semibold">
          <ContractLink contract={contract} />
        </Text>
        <ContractState contract={contract} />
      </HStack>
      <Text variant="caption" tone="muted">
        {`${contract.department !== null ? `${contract.department} · ` : ""}박스 ${boxesOf(contract)}개`}
      </Text>
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text variant="caption" tone="muted">
          {`끝나는 날 ${formatKoreanDate(contract.end_date)}`}
        </Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" marginInlineStart="auto">
          {`${contract.monthly_amount === null ? "월 요금" : "월"} ${monthlyOf(contract)}`}
        </Text>
      </HStack>
    </Stack>
  );
}

function ContractLink({ contract: { cid, name } }: { contract: CompanyContractSummary }) {
  return <RouterLink to={paths.companyContract.getHref(cid)}>{name}</RouterLink>;
}

function ContractState({ contract: { status } }: { contract: CompanyContractSummary }) {
  const { label, badge } = companyContractView(status);
  return <Badge tone={badge}>{label}</Badge>;
}

function boxesOf({ stored_box_count: stored, box_count: agreed }: CompanyContractSummary): string {
  return `${formatCount(stored)} / ${formatCount(agreed)}`;
}

function monthlyOf({ monthly_amount: amount }: CompanyContractSummary): string {
  return amount === null ? "정하는 중" : formatWon(amount);
}
