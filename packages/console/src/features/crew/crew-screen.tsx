import { formatKoreanDate, formatWon } from "@damadum/domain";
import {
  getGetCrewDayQueryKey,
  useGetCrewDay,
  useReportCrewVisit,
  type CrewDay,
  type CrewReport,
  type CrewVisit,
} from "@damadum/sdk";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Heading,
  HStack,
  Loaded,
  Notice,
  Page,
  Stack,
  TableSkeleton,
  Text,
  toast,
} from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { SignaturePad } from "./signature-pad.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

const steps = [
  { step: "DEPARTED", label: "출발했어요" },
  { step: "ARRIVED", label: "도착했어요" },
  { step: "DONE", label: "끝났어요" },
] as const;

/** `/crew/{key}`: a crew's day on its phone, opened by its link alone. */
export function CrewScreen() {
  const { key = "" } = useParams();
  const day = useGetCrewDay(key, { query: { retry: false } });
  const { send, isPending } = useReport(key);
  useEffect(() => {
    document.title = "갈 곳 | 담아둠";
  }, []);
  return (
    <Page>
      <Loaded
        query={day}
        what="갈 곳을"
        skeleton={<TableSkeleton what="갈 곳을" />}
        missing={
          <EmptyState
            isPageTitle
            title="열 수 없는 링크예요"
            description="전날부터 다음 날까지만 열려요. 새 링크는 사무실에 물어봐 주세요."
          />
        }
      >
        {(crew) => (
          <Stack gap="5">
            <Stack gap="1">
              <Heading level={1} variant="title">
                {formatKoreanDate(crew.day)}
              </Heading>
              <Text tone="muted">{`${crew.crew} · ${crew.truck}`}</Text>
            </Stack>
            {crew.visits.length === 0 && (
              <EmptyState
                title="맡은 방문이 없어요"
                description="사무실에서 갈 곳을 정하면 여기에 보여요."
              />
            )}
            {crew.visits.map((visit) => (
              <Visit key={visit.key} visit={visit} isPending={isPending} onSend={send} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

type Report = Omit<CrewReport, "key">;
type Picture = NonNullable<Report["picture"]>;
/** Whether the report arrived; what was refused has been said. */
type Send = (key: string, report: Report) => Promise<boolean>;

function useReport(link: string): { readonly send: Send; readonly isPending: boolean } {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useReportCrewVisit({
    mutation: {
      onSuccess: (day: CrewDay) => queryClient.setQueryData(getGetCrewDayQueryKey(link), day),
      onError: (error: Error) => toast(error.message, { tone: "error" }),
    },
  });
  return {
    send: (key, report) =>
      mutateAsync({ key: link, data: { key, ...report } }).then(
        () => true,
        () => false,
      ),
    isPending,
  };
}

interface VisitProps {
  readonly visit: CrewVisit;
  readonly isPending: boolean;
  readonly onSend: Send;
}

function Visit({ visit, isPending, onSend }: VisitProps) {
  const { key, time, work, place, customer, balance, memo, facts, step } = visit;
  const at = steps.findIndex((each) => each.step === step);
  const next = steps[at + 1];
  return (
    <Card as="section" aria-label={`${time ?? ""} ${customer ?? work}`} variant="outline">
      <Stack gap="3">
        <HStack justify="space-between" wrap="wrap" gap="2">
          <Heading level={2} variant="subheading">{`${time ?? "시간 없음"} ${work}`}</Heading>
          {at >= 0 && (
            <Badge tone={next === undefined ? "success" : "info"}>{steps[at]?.label}</Badge>
          )}
        </HStack>
        {customer !== null && <Text>{customer}</Text>}
        {place !== null && <Text>{place}</Text>}
        {facts.map(({ label, text }) => (
          <Text key={label} variant="caption">{`${label} ${text}`}</Text>
        ))}
        {memo !== null && <Text variant="caption">{`요청 ${memo}`}</Text>}
        <Text fontWeight="semibold">
          {balance === null ? "받을 잔금이 없어요" : `받을 잔금 ${formatWon(balance)}`}
        </Text>
        {next !== undefined && (
          <Button loading={isPending} onClick={() => void onSend(key, { step: next.step })}>
            {next.label}
          </Button>
        )}
        <Evidence visit={visit} isPending={isPending} onSend={onSend} />
      </Stack>
    </Card>
  );
}

/** Photos and the customer's signature; both stay here until the server has them. */
function Evidence({ visit, isPending, onSend }: VisitProps) {
  const { key, photos, is_signed: isSigned, customer, work } = visit;
  const [isSigning, setIsSigning] = useState(false);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const whose = customer ?? work;
  const sendPicture = (kind: Picture["kind"], base64: string) =>
    onSend(key, { picture: { kind, base64 } });
  async function take(file: File) {
    let base64: string;
    try {
      base64 = await shrinkPicture(file);
    } catch {
      toast("사진을 읽지 못했어요. 다른 사진으로 해 주세요.", { tone: "error" });
      return;
    }
    if (!(await sendPicture("PHOTO", base64))) setUnsent((before) => [...before, base64]);
  }
  async function sendAgain() {
    for (const base64 of unsent) {
      if (!(await sendPicture("PHOTO", base64))) return;
      setUnsent((before) => before.filter((each) => each !== base64));
    }
  }
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={`${whose} 사진`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file !== undefined) void take(file);
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          {photos === 0 ? "사진 찍기" : `사진 더 찍기 (${photos}장)`}
        </Button>
        <Button
          variant="outline"
          onClick={() => setIsSigning(!isSigning)}
          aria-expanded={isSigning}
          disabled={isSigning && isPending}
        >
          {isSigned ? "서명 다시 받기" : "서명 받기"}
        </Button>
      </HStack>
      {unsent.length > 0 && (
        <Notice tone="warning" title={`보내지 못한 사진이 ${unsent.length}장 있어요`}>
          <Button variant="outline" size="sm" loading={isPending} onClick={() => void sendAgain()}>
            다시 보내기
          </Button>
        </Notice>
      )}
      {isSigning && (
        <SignaturePad
          label={`${whose} 서명`}
          isSending={isPending}
          onDone={async (base64) => {
            if (await sendPicture("SIGNATURE", base64)) setIsSigning(false);
          }}
        />
      )}
    </Stack>
  );
}
