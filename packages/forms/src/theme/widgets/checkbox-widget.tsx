import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

/** Yes or no, where not answered means no. */
export function CheckboxWidget(props: WidgetProps) {
  const { help } = props.options;
  return (
    <Checkbox
      id={props.id}
      label={props.label}
      help={typeof help === "string" ? help : undefined}
      error={props.rawErrors?.[0]}
      checked={props.value === true}
      onValueChange={props.onChange}
    />
  );
}
