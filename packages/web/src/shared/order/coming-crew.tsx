import { formatKoreanDate } from "@damadum/domain";
import { useListOrderCrews } from "@damadum/sdk";
import { Badge, HStack, Icon, Stack, Text } from "@damadum/ui";

const REFRESH_MS = 60_000;
const steps = { DEPARTED: "출발했어요", ARRIVED: "도착했어요", DONE: "끝났어요" } as const;

/**
 * Who comes for an order, from the evening before on, and whether they are on their way. Nothing until then, and
 * nothing while it cannot be loaded: the order says everything else.
 */
export function ComingCrew({ serial }: { readonly serial: string }) {
  const { data } = useListOrderCrews(serial, { query: { refetchInterval: REFRESH_MS } });
  if (data === undefined || data.crews.length === 0) return null;
  return (
    <Stack gap="3" role="status" aria-label="찾아가는 팀">
      {data.crews.map(({ day, work, crew, truck, people, step }) => (
        <HStack key={`${day} ${work}`} gap="3" align="flex-start">
          <Icon name="truck" size={24} />
          <Stack gap="0.5">
            <HStack gap="2" wrap="wrap">
              <Text fontWeight="semibold">{crew}</Text>
              {step !== null && <Badge tone="info">{steps[step]}</Badge>}
            </HStack>
            <Text variant="caption" tone="muted">
              {`${formatKoreanDate(day)} ${work} · ${truck} · ${people}명이 찾아가요`}
            </Text>
          </Stack>
        </HStack>
      ))}
    </Stack>
  );
}
