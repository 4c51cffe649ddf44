import { RadioGroup, type RadioGroupProps } from "../radio-group/radio-group.tsx";

/** A time of a day on which a crew can come. */
export interface Slot {
  /** Sent to the server, "09:00". */
  value: string;
  /** Shown, "오전 9시 ~ 11시". */
  label: string;
  /** Places left; 0 is full. */
  remaining: number;
}

export interface SlotListProps extends Omit<RadioGroupProps, "options" | "layout" | "columns"> {
  slots: readonly Slot[];
}

function describe(remaining: number): string | undefined {
  if (remaining <= 0) return "마감";
  return remaining <= 2 ? `${remaining}자리` : undefined;
}

/** The times of the chosen day as chips, with full ones disabled. */
export function SlotList({ slots, ...rest }: SlotListProps) {
  return (
    <RadioGroup
      {...rest}
      layout="chip"
      columns={3}
      options={slots.map((slot) => ({
        value: slot.value,
        label: slot.label,
        description: describe(slot.remaining),
        disabled: slot.remaining <= 0,
      }))}
    />
  );
}
