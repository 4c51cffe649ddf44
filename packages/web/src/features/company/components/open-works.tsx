import {
  brand,
  companyWorkKinds,
  companyWorkView,
  sayMoment,
  type CompanyWorkActor,
} from "@damadum/domain";
import { useListCompanyWorks, type CompanyWorkSummary } from "@damadum/sdk";
import { Badge, Link, ListRow, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { OPEN_WORKS } from "../page-sizes.ts";
import { Part } from "./part.tsx";
import { RowsCard } from "./rows-card.tsx";

const actors: Readonly<Record<Exclude<CompanyWorkActor, null>, string>> = {
  COMPANY: "우리 회사",
  SERVICE: brand.name,
};

/** The open works: the state, date and next actor of each. Works that wait for the company come first. */
export function OpenWorks() {
  const works = useListCompanyWorks(OPEN_WORKS);
  return (
    <Part
      title="진행 중인 작업"
      what="작업을"
      query={works}
      action={
        works.data !== undefined &&
        works.data.paging.total > works.data.items.length && (
          <ButtonLink variant="plain" size="sm" to={paths.companyWorks.getHref()}>
            작업 모두 보기
          </ButtonLink>
        )
      }
    >
      {({ items }) => (
        <RowsCard
          label="진행 중인 작업"
          empty="진행 중인 작업이 없어요."
          rows={items.map((work) => (
            <WorkRow key={work.wk_id} work={work} />
          ))}
        />
      )}
    </Part>
  );
}

function WorkRow({ work }: { work: CompanyWorkSummary }) {
  const today = useToday();
  const { label, badge, sentence, actor } = companyWorkView(work.status, {
    isDone: work.moved_on !== null,
  });
  return (
    <ListRow
      divided
      title={
        <Link asChild>
          <RouterLink to={paths.companyWork.getHref(work.wk_id)}>
            {`${companyWorkKinds[work.kind].label} · 박스 ${work.box_count}개`}
          </RouterLink>
        </Link>
      }
      description={
        <Stack gap="0.5">
          {work.appointment !== null && (
            <span>{sayMoment(work.appointment.date, work.appointment.time, today)}</span>
          )}
          <span>{sentence}</span>
          {actor !== null && (
            <Text
              as="span"
              variant="caption"
              fontWeight="medium"
              tone={actor === "COMPANY" ? "brand" : "muted"}
            >
              {`다음 차례: ${actors[actor]}`}
            </Text>
          )}
        </Stack>
      }
      end={<Badge tone={badge}>{label}</Badge>}
    />
  );
}
