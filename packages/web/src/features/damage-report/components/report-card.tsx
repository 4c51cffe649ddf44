import { damageKinds, damageReportView, formatWon } from "@damadum/domain";
import { getListDamageReportsQueryKey, useSendDamageReport, type DamageReport } from "@damadum/sdk";
import {
  Badge,
  Button,
  Card,
  DetailTable,
  ErrorMessage,
  Grid,
  HStack,
  Notice,
  Stack,
  Text,
  toast,
} from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { PhotoColumns } from "../../../shared/photo/photo-columns.tsx";
import { ZoomablePhoto } from "../../../shared/photo/zoomable-photo.tsx";

interface ReportCardProps {
  readonly serial: string;
  readonly report: DamageReport;
  /** Opens the form, to edit the draft or to report again. */
  readonly onWrite: (() => void) | undefined;
}

/** A report with its status, our answer and the actions it allows now. */
export function ReportCard({ serial, report, onWrite }: ReportCardProps) {
  const { status, item, photos, compared } = report;
  const { label, badge, sentence } = damageReportView(status);
  return (
    <Card variant="raised">
      <Stack gap="5">
        <Stack gap="2">
          <HStack justify="space-between" gap="3" align="flex-start">
            <Text variant="lead" fontWeight="semibold" overflowWrap="anywhere">
              {item}
            </Text>
            <Badge tone={badge}>{label}</Badge>
          </HStack>
          <Text>{sentence}</Text>
        </Stack>
        <Answer report={report} />
        <DetailTable caption="신고 내용" captionHidden rows={rowsOf(report)} />
        {photos.length > 0 && (
          <Stack gap="2">
            <Text fontWeight="semibold">상한 곳 사진</Text>
            <Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(min(6rem, 100%), 1fr))">
              {photos.map((photo, at) => (
                <ZoomablePhoto key={photo.file_id} photo={photo} alt={`상한 곳 사진 ${at + 1}`} />
              ))}
            </Grid>
          </Stack>
        )}
        {compared.length > 0 && (
          <Stack gap="3">
            <Text fontWeight="semibold">
              {status === "DRAFT" ? "함께 보낼 사진" : "함께 보낸 사진"}
            </Text>
            <PhotoColumns photos={compared} isChoice />
          </Stack>
        )}
        {status === "DRAFT" ? (
          <DraftActions serial={serial} onWrite={onWrite} />
        ) : (
          onWrite && (
            <Button variant="outline" size="lg" block onClick={onWrite}>
              {status === "DECLINED" ? "다시 신고하기" : "다른 파손 신고하기"}
            </Button>
          )
        )}
      </Stack>
    </Card>
  );
}

function rowsOf({ kind, description, price, bought_year: year, sent_at: sent }: DamageReport) {
  return [
    { term: "문제", value: damageKinds[kind].label },
    { term: "설명", value: description },
    ...(price === null ? [] : [{ term: "대략의 가격", value: formatWon(price) }]),
    ...(year === null ? [] : [{ term: "구입 연도", value: `${year}년` }]),
    ...(sent === null ? [] : [{ term: "보낸 때", value: formatInstant(sent) }]),
  ];
}

/** Our decision, in the operator's words. */
function Answer({ report: { answer } }: { readonly report: DamageReport }) {
  if (answer === null) return null;
  const { amount, message, at, paid_at: paidAt } = answer;
  const title = amount === null ? "배상해 드리지 못해요" : `배상금 ${formatWon(amount)}`;
  return (
    <Notice tone={amount === null ? "warning" : "success"} title={title}>
      <Stack gap="1">
        {message !== null && <Text overflowWrap="anywhere">{message}</Text>}
        <Text variant="caption" tone="muted">
          {paidAt === null ? `${formatInstant(at)} 답변` : `${formatInstant(paidAt)} 보냄`}
        </Text>
      </Stack>
    </Notice>
  );
}

function DraftActions({ serial, onWrite }: Pick<ReportCardProps, "serial" | "onWrite">) {
  const send = useSendDamageReport({
    mutation: {
      // After an error too, because it may turn out to be sent already.
      onSettled: (_report, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListDamageReportsQueryKey(serial) }),
    },
  });
  return (
    <Stack gap="3">
      {send.error && <ErrorMessage title="보내지 못했어요">{send.error.message}</ErrorMessage>}
      <Button
        size="lg"
        block
        loading={send.isPending}
        onClick={() =>
          send.mutate(
            { serial },
            { onSuccess: () => toast("신고를 보냈어요.", { tone: "success" }) },
          )
        }
      >
        신고 보내기
      </Button>
      {onWrite && (
        <Button variant="outline" size="lg" block onClick={onWrite}>
          수정
        </Button>
      )}
    </Stack>
  );
}
