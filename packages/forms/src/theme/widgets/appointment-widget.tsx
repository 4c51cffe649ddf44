import { formatTimeSlot, TIME_SLOTS } from "@damadum/domain";
import { DateField, FieldGroup, Select, Stack, useFieldIds } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useAnswerAndLeave } from "../../engine/form/form-engine.ts";

const times = TIME_SLOTS.map((time) => ({ value: time, label: formatTimeSlot(time) }));

/** A day and a start time as one text, `2026-12-08 09:00`; a day alone means the first start. */
export function AppointmentWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const value: unknown = props.value;
  const [day = "", time = TIME_SLOTS[0]] = typeof value === "string" ? value.split(" ") : [];
  const { label, required } = props;
  const [error] = props.rawErrors ?? [];
  const { help } = props.options;
  const ids = useFieldIds(props.id, { help: typeof help === "string" ? help : undefined, error });
  return (
    <FieldGroup
      ids={ids}
      label={label}
      required={required}
      help={typeof help === "string" ? help : undefined}
      error={error}
    >
      <Stack direction="row" gap="2">
        <DateField
          label={`${label} 날짜`}
          labelHidden
          value={day}
          onValueChange={(next) => answer(next === "" ? undefined : `${next} ${time}`)}
        />
        <Select
          label={`${label} 시간`}
          labelHidden
          placeholder={null}
          options={times}
          value={time}
          disabled={day === ""}
          onValueChange={(next) => answer(`${day} ${next}`)}
        />
      </Stack>
    </FieldGroup>
  );
}
