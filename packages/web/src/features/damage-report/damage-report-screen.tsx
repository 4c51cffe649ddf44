import { formatKoreanDate, isBoxSerial } from "@damadum/domain";
import { useListDamageReports, type DamageReports } from "@damadum/sdk";
import { EmptyState, Heading, Loaded, Notice, Page, Skeleton, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";
import { ReportForm } from "./components/report-form.tsx";
import { ReportCard } from "./components/report-card.tsx";

/** `/boxes/:serial/damage` and `/my/estimate/:serial/damage`: the reports of a box or move, from draft to answer. */
export function DamageReportScreen() {
  const { serial = "" } = useParams();
  const reports = useListDamageReports(serial);
  return (
    <Page bottomBar>
      <Stack gap="8">
        <Stack gap="2">
          <Text variant="caption" tone="muted">
            {serial}
          </Text>
          <Heading level={1} variant="title">
            파손 신고
          </Heading>
        </Stack>
        <Loaded
          query={reports}
          what="신고를"
          skeleton={<Skeleton width="full" height="28rem" />}
          missing={
            <EmptyState
              illustration="search"
              title={`${wordsOf(serial).name} 찾을 수 없어요`}
              description="주문한 계정으로 로그인했는지 확인해 주세요."
            />
          }
        >
          {(data) => <Reports key={serial} found={data} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Reports({ found }: { readonly found: DamageReports }) {
  const { serial, can_report: canReport, reports } = found;
  const [isWriting, setWriting] = useState(false);
  if (canReport && (isWriting || reports.length === 0)) {
    const draft = reports.find(({ status }) => status === "DRAFT");
    return (
      <Stack gap="6">
        <NoticeDeadline serial={serial} day={found.notice_until} />
        <ReportForm serial={serial} draft={draft} onSaved={() => setWriting(false)} />
      </Stack>
    );
  }
  if (reports.length === 0) {
    return (
      <EmptyState
        illustration="boxes"
        title="아직 신고할 것이 없어요"
        description={`${wordsOf(serial).from} 신고할 수 있어요. 그 전에 생긴 일은 고객센터로 알려 주세요.`}
        action={<SubjectLink serial={serial} />}
      />
    );
  }
  return (
    <Stack gap="6">
      {reports.map((report, at) => (
        <ReportCard
          key={report.report_id}
          serial={serial}
          report={report}
          onWrite={canReport && at === 0 ? () => setWriting(true) : undefined}
        />
      ))}
      <SubjectLink serial={serial} />
    </Stack>
  );
}

const wordsOf = (serial: string) =>
  isBoxSerial(serial)
    ? { name: "박스를", from: "창고에 들어온 박스부터" }
    : { name: "주문을", from: "짐을 내린 뒤부터" };

interface NoticeDeadlineProps {
  readonly serial: string;
  readonly day: string | null;
}

/** The day by which damage must be reported; none is set while we have the box. */
function NoticeDeadline({ serial, day }: NoticeDeadlineProps) {
  const today = useToday();
  if (day === null) {
    if (!isBoxSerial(serial)) return null;
    return (
      <Notice title="아직 보관하고 있는 박스예요">
        지금 알려 주시면 창고에서 바로 확인할게요. 받은 뒤에도 알려 주실 수 있어요.
      </Notice>
    );
  }
  if (day >= today) {
    return (
      <Notice title={`${formatKoreanDate(day)}까지 알려 주세요`}>
        물건과 포장은 확인이 끝날 때까지 버리지 말아 주세요.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="알려 주셔야 하는 기한이 지났어요">
      {`${formatKoreanDate(day)}까지였어요. 지금도 보낼 수 있지만 배상해 드리지 못할 수 있어요.`}
    </Notice>
  );
}

/** Links back to the box or to the order of the move. */
function SubjectLink({ serial }: { readonly serial: string }) {
  const isBox = isBoxSerial(serial);
  const to = (isBox ? paths.boxContent : paths.myEstimate).getHref(serial);
  return (
    <ButtonLink variant="outline" size="lg" block to={to}>
      {isBox ? "박스 보기" : "주문 보기"}
    </ButtonLink>
  );
}
