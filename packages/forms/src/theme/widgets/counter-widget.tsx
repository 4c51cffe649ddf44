import { readWhole } from "@damadum/domain";
import { Counter, FieldGroup, useFieldIds } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";

/** A small whole number with minus and plus buttons. 0 is no answer where it is below the minimum. */
export function CounterWidget(props: WidgetProps) {
  const { leave } = useFormEngine();
  const path = useFieldPath(props.id);
  const [error] = props.rawErrors ?? [];
  const { help: option } = props.options;
  const help = typeof option === "string" ? option : undefined;
  const ids = useFieldIds(`${props.id}-group`, { help, error });
  const { minimum = 0, maximum = 99 } = props.schema;
  const value: unknown = props.value;
  return (
    <FieldGroup ids={ids} label={props.label} required={props.required} help={help} error={error}>
      <Counter
        id={props.id}
        label={props.label}
        min={0}
        max={maximum}
        value={typeof value === "number" ? value : 0}
        defaultText={typeof value === "string" ? value : undefined}
        read={readWhole}
        invalid={error !== undefined}
        describedBy={ids.describedBy}
        onValueChange={(count) => props.onChange(count === 0 && minimum > 0 ? undefined : count)}
        onUnclearText={props.onChange}
        onBlur={() => leave(path)}
      />
    </FieldGroup>
  );
}
