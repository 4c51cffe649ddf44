import { Checkbox } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

/** Yes or no; unanswered means no. With `checkedValue`, yes is that answer, and no is no answer. */
export function CheckboxWidget(props: WidgetProps) {
  const { help, checkedValue = true } = props.options;
  return (
    <Checkbox
      id={props.id}
      label={props.label}
      help={typeof help === "string" ? help : undefined}
      error={props.rawErrors?.[0]}
      checked={props.value === checkedValue}
      onValueChange={(isChecked) =>
        props.onChange(checkedValue === true ? isChecked : isChecked ? checkedValue : undefined)
      }
    />
  );
}
