import { companyWorkKinds, companyWorkView, formatMoment, formatWon } from "@damadum/domain";
import { useListCompanyWorks, type CompanyWorkSummary } from "@damadum/sdk";
import { Badge, HStack, Stack, Text, type DataTableProps } from "@damadum/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { paths } from "../../shared/paths.ts";
import { ListPage } from "./components/list-page.tsx";
import { readListPage } from "./page-sizes.ts";

/** `/my/company/works`: the works that the company requested, newest first. */
export function WorksScreen() {
  const [search] = useSearchParams();
  const works = useListCompanyWorks(readListPage(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <ListPage
      title="작업"
      what="작업을"
      query={works}
      hrefOf={(page) => paths.companyWorks.getHref(page)}
      action={
        <ButtonLink variant="outline" size="sm" to={paths.companyRequest.getHref("new-boxes")}>
          빈 박스 받기
        </ButtonLink>
      }
      empty={{
        title: "아직 작업이 없어요",
        description: "박스를 받거나 보내는 작업을 요청하면 여기에서 볼 수 있어요.",
      }}
      columns={columns}
      rowKey={({ wk_id: id }) => id}
      rowLabel={nameOf}
      renderCard={(work) => <WorkCard work={work} />}
    />
  );
}

const columns: DataTableProps<CompanyWorkSummary>["columns"] = [
  { key: "kind", header: "작업", width: "medium", render: (work) => <WorkLink work={work} /> },
  { key: "status", header: "상태", width: "medium", render: (work) => <WorkState work={work} /> },
  { key: "appointment", header: "약속", render: whenOf },
  {
    key: "amount",
    header: "금액",
    width: "narrow",
    align: "end",
    render: ({ total_amount: total }) => formatWon(total),
  },
  {
    key: "created",
    header: "요청한 날",
    width: "medium",
    render: ({ created_at: at }) => formatInstantDay(at),
  },
];

function WorkCard({ work }: { work: CompanyWorkSummary }) {
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text as="span" fontWeight="semibold">
          <WorkLink work={work} />
        </Text>
        <WorkState work={work} />
      </HStack>
      <Text variant="caption">
        {companyWorkView(work.status, { isDone: work.moved_on !== null }).sentence}
      </Text>
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Text variant="caption" tone="muted">
          {whenOf(work)}
        </Text>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatWon(work.total_amount)}
        </Text>
      </HStack>
    </Stack>
  );
}

function WorkLink({ work }: { work: CompanyWorkSummary }) {
  return <RouterLink to={paths.companyWork.getHref(work.wk_id)}>{nameOf(work)}</RouterLink>;
}

function WorkState({ work }: { work: CompanyWorkSummary }) {
  const { label, badge } = companyWorkView(work.status, { isDone: work.moved_on !== null });
  return <Badge tone={badge}>{label}</Badge>;
}

function nameOf({ kind, box_count: count }: CompanyWorkSummary): string {
  return `${companyWorkKinds[kind].label} · ${count}개`;
}

function whenOf({ appointment }: CompanyWorkSummary): string {
  return appointment === null
    ? "방문 없이 진행해요"
    : formatMoment(appointment.date, appointment.time);
}
