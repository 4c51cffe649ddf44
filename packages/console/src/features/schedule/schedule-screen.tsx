import {
  addDays,
  formatCount,
  formatKoreanDate,
  formatKoreanDay,
  formatTimeSlot,
  isTimeSlot,
  mondayOf,
  todayInSeoul,
} from "@damadum/domain";
import { serverNow, useListScheduleDays } from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  HStack,
  Loaded,
  Section,
  Stack,
  Table,
  TableSkeleton,
  Text,
} from "@damadum/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { CommandDialog, type CommandCall } from "../../shared/command/command-dialog.tsx";
import { useCommandResult } from "../../shared/command/use-command-result.ts";
import { LinkButtons, SectionLinks } from "../../shared/links.tsx";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";

const WEEK = 7;
const kinds = { MOVE: "이사", BOX_DELIVERY: "박스 배송과 수거" } as const;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** `/schedule?from=`: what each start of a week takes and what is booked; a press changes how much it takes. */
export function ScheduleScreen() {
  const [search] = useSearchParams();
  const today = todayInSeoul(serverNow());
  const from = search.get("from") ?? mondayOf(today);
  const asked = search.get("kind") ?? "MOVE";
  const kind = isKind(asked) ? asked : "MOVE";
  const to = addDays(from, WEEK - 1);
  const hrefOf = (day: string) => paths.schedule.getHref({ from: day, kind });
  const slots = useCommandResult("slots-list", { kind, from, to });
  return (
    <Screen
      title="일정"
      actions={
        <LinkButtons links={[{ label: "가격표 보기", href: paths.settings.getHref("prices") }]}>
          <CommandButtons
            direction="row"
            calls={[{ title: "쉬는 날 정하기", name: "slots-close", input: {} }]}
          />
        </LinkButtons>
      }
    >
      <Stack gap="8">
        <Stack gap="4">
          <HStack justify="space-between" wrap="wrap" gap="3">
            <Box minWidth="0" maxWidth="full">
              <SectionLinks
                label="종류"
                links={Object.entries(kinds).map(([each, label]) => {
                  const href = paths.schedule.getHref({ from, kind: each });
                  return { label, href, isCurrent: each === kind };
                })}
              />
            </Box>
            <LinkButtons
              links={[
                { label: "한 주 전", href: hrefOf(addDays(from, -WEEK)) },
                { label: "이번 주", href: hrefOf(mondayOf(today)) },
                { label: "한 주 뒤", href: hrefOf(addDays(from, WEEK)) },
              ]}
            />
          </HStack>
          <Loaded query={slots} what="일정을" skeleton={<TableSkeleton what="일정을" />}>
            {({ tables: [table] }) => (
              <Week
                kind={kind}
                slots={(table?.rows ?? []).map(([day, time, capacity, taken]) => ({
                  day: String(day?.value),
                  time: String(time?.value),
                  capacity: Number(capacity?.value),
                  taken: Number(taken?.value),
                }))}
              />
            )}
          </Loaded>
        </Stack>
        <Holidays from={from} to={to} />
      </Stack>
    </Screen>
  );
}

interface Slot {
  readonly day: string;
  readonly time: string;
  readonly capacity: number;
  readonly taken: number;
}

/** Days as columns and starts as rows: booked of taken at most. */
function Week({ kind, slots }: { kind: keyof typeof kinds; slots: readonly Slot[] }) {
  const [call, setCall] = useState<CommandCall | null>(null);
  const days = [...new Set(slots.map(({ day }) => day))];
  const times = [...new Set(slots.map(({ time }) => time))];
  const slotAt = (day: string, time: string) =>
    slots.find((slot) => slot.day === day && slot.time === time);
  return (
    <>
      <Box overflow="auto" tabIndex={0} role="group" aria-label="한 주">
        <Table
          caption={`${kinds[kind]} 일정`}
          captionHidden
          columns={[{ header: "시작" }, ...days.map((day) => ({ header: formatKoreanDay(day) }))]}
          rows={times.map((time) => ({
            key: time,
            cells: [
              isTimeSlot(time) ? formatTimeSlot(time) : time,
              ...days.map((day) => {
                const slot = slotAt(day, time);
                return slot === undefined ? null : (
                  <SlotButton
                    key={day}
                    slot={slot}
                    onPress={() =>
                      setCall({
                        title: "받는 수 정하기",
                        name: "slots-set",
                        input: { kind, day, time },
                        initial: { capacity: formatCount(slot.capacity) },
                      })
                    }
                  />
                );
              }),
            ],
          }))}
        />
      </Box>
      <CommandDialog call={call} onClose={() => setCall(null)} />
    </>
  );
}

function SlotButton({ slot, onPress }: { slot: Slot; onPress: () => void }) {
  const { day, time, capacity, taken } = slot;
  const isClosed = capacity === 0;
  const text = isClosed ? "닫음" : `${formatCount(taken)}/${formatCount(capacity)}`;
  return (
    <Button
      size="sm"
      variant={isClosed || taken >= capacity ? "tinted" : "plain"}
      aria-label={`${formatKoreanDate(day)} ${time} ${text}${taken > 0 && isClosed ? `, 받은 것 ${taken}건` : ""}`}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

/** Holidays, lucky days and surcharges of the same days, as members see them. */
function Holidays({ from, to }: { from: string; to: string }) {
  const days = useListScheduleDays({ from, to });
  return (
    <Section title="고객이 보는 날">
      <Loaded query={days} what="날을" skeleton={<TableSkeleton what="날을" />}>
        {(all) => (
          <Stack as="ul" gap="2" listStyleType="none">
            {all.map(({ date, available, holiday, lucky, surcharge_rate: rate }) => (
              <li key={date}>
                <HStack gap="2" wrap="wrap">
                  <Text as="span" width="11rem" maxWidth="full">
                    {formatKoreanDate(date)}
                  </Text>
                  <Badge tone={available ? "success" : "disabled"}>
                    {available ? "예약할 수 있음" : "받지 않음"}
                  </Badge>
                  {holiday !== null && <Badge tone="warning">{holiday}</Badge>}
                  {lucky && <Badge tone="info">손 없는 날</Badge>}
                  {rate > 0 && <Badge tone="neutral">{`요금 ${rate}% 더함`}</Badge>}
                </HStack>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
