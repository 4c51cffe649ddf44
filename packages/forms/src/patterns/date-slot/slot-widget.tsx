import { formatKoreanDay, formatTimeSlot } from "@damadum/domain";
import type { ScheduleSlot } from "@damadum/sdk";
import {
  ErrorMessage,
  FieldGroup,
  Notice,
  Skeleton,
  SlotList,
  Stack,
  Text,
  useFieldIds,
} from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useEffectEvent } from "react";

import {
  serviceOf,
  useAnswer,
  useAnswerAndLeave,
  useFieldPath,
  useFormEngine,
} from "../../engine/form/form-engine.ts";
import { type Loaded, useLoaded } from "../../engine/form/use-loaded.ts";
import { controlProps } from "../../theme/widgets/control-props.ts";

/** A start time on the day of a sibling field, which `ui:options.dateField` names. */
export function SlotWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const path = useFieldPath(props.id);
  const date = useAnswer([...path.slice(0, -1), String(props.options["dateField"])]);
  const day = typeof date === "string" ? date : null;
  const engine = useFormEngine();
  const { answeredByPress } = engine;
  const slots = useLoaded(day, serviceOf(engine, "loadScheduleSlots"));
  const value: unknown = props.value;
  const isDayNamed = props.options["isDayNamed"] === true;
  const label = isDayNamed && day !== null ? `${formatKoreanDay(day)} ${props.label}` : props.label;
  useFullSlotCleared(slots, value, () => props.onChange(undefined));

  if (slots.status === "ready" && slots.data.some(isFree)) {
    return (
      <SlotList
        {...controlProps(props)}
        label={label}
        value={typeof value === "string" ? value : null}
        slots={slots.data.map((slot) => ({
          value: slot.time,
          label: formatTimeSlot(slot.time),
          remaining: slot.available ? slot.remaining : 0,
        }))}
        onValueChange={answer}
        onPress={() => answeredByPress(path)}
      />
    );
  }
  return <NoSlots {...props} label={label} day={day} isDayNamed={isDayNamed} slots={slots} />;
}

type NoSlotsProps = Pick<WidgetProps, "id" | "label" | "required" | "rawErrors"> & {
  readonly day: string | null;
  /** Whether the day was asked for in the previous question. */
  readonly isDayNamed: boolean;
  readonly slots: Loaded<readonly ScheduleSlot[]>;
};

function NoSlots({ id, label, required, rawErrors, day, isDayNamed, slots }: NoSlotsProps) {
  const [error] = rawErrors ?? [];
  const ids = useFieldIds(id, { help: undefined, error });
  return (
    <FieldGroup ids={ids} label={label} required={required} error={error}>
      {day === null && <Text tone="muted">날짜를 고르면 시간을 보여 드려요.</Text>}
      {day !== null && slots.status === "loading" && (
        <Stack gap="2.5" aria-busy>
          <Skeleton width="full" height="16" />
          <Skeleton width="full" height="16" />
          <Skeleton width="full" height="16" />
        </Stack>
      )}
      {slots.status === "failed" && (
        <ErrorMessage title="예약할 수 있는 시간을 불러오지 못했어요" onRetry={slots.retry} />
      )}
      {slots.status === "ready" && (
        <Notice tone="warning" title="이 날은 모두 마감됐어요">
          {isDayNamed ? "이전 질문에서 다른 날짜를 골라 주세요." : "다른 날짜를 골라 주세요."}
        </Notice>
      )}
    </FieldGroup>
  );
}

/** Clears a time that the new day does not offer. */
function useFullSlotCleared(
  slots: Loaded<readonly ScheduleSlot[]>,
  value: unknown,
  clear: () => void,
): void {
  const clearTime = useEffectEvent(clear);
  const isGone =
    slots.status === "ready" &&
    value !== undefined &&
    !slots.data.some((slot) => slot.time === value && isFree(slot));
  useEffect(() => {
    if (isGone) clearTime();
  }, [isGone]);
}

function isFree(slot: ScheduleSlot): boolean {
  return slot.available && slot.remaining > 0;
}
