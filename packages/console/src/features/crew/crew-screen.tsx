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
    document.title = "오늘 갈 곳 | 담아둠";
  }, []);
  return (
    <Page>
      <Loaded
        query={day}
        what="오늘 갈 곳을"
        skeleton={<TableSkeleton what="오늘 갈 곳을" />}
        missing={
          <EmptyState
            isPageTitle
            title="열 수 없는 링크예요"
            description="그날에만 열려요. 새 링크는 사무실에 물어봐 주세요."
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
            {crew.visits.length === 0 && <EmptyState title="맡은 방문이 없어요" />}
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
type Send = (key: string, report: Report) => void;

function useReport(link: string): { readonly send: Send; readonly isPending: boolean } {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useReportCrewVisit({
    mutation: {
      onSuccess: (day: CrewDay) => queryClient.setQueryData(getGetCrewDayQueryKey(link), day),
      onError: (error: Error) => toast(error.message, { tone: "error" }),
    },
  });
  return { send: (key, report) => mutate({ key: link, data: { key, ...report } }), isPending };
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
          <Button loading={isPending} onClick={() => onSend(key, { step: next.step })}>
            {next.label}
          </Button>
        )}
        <Evidence visit={visit} onSend={onSend} />
      </Stack>
    </Card>
  );
}

/** Photos and the customer's signature. */
function Evidence({ visit, onSend }: Omit<VisitProps, "isPending">) {
  const { key, photos, is_signed: isSigned, customer, work } = visit;
  const [isSigning, setIsSigning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const whose = customer ?? work;
  async function take(file: File) {
    try {
      onSend(key, { picture: { kind: "PHOTO", base64: await shrinkPicture(file) } });
    } catch {
      toast("사진을 읽지 못했어요. 다른 사진으로 해 주세요.", { tone: "error" });
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
        >
          {isSigned ? "서명 다시 받기" : "서명 받기"}
        </Button>
      </HStack>
      {isSigning && (
        <SignaturePad
          label={`${whose} 서명`}
          onDone={(base64) => {
            setIsSigning(false);
            onSend(key, { picture: { kind: "SIGNATURE", base64 } });
          }}
        />
      )}
    </Stack>
  );
}
