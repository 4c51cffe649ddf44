import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface DateFieldProps extends Omit<
  TextFieldProps,
  "type" | "start" | "end" | "unit" | "min" | "max"
> {
  /** First and last selectable day, `2026-03-02`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A native date input (`YYYY-MM-DD`), so that phones show their own picker; use Calendar for days with prices. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
