import { Icon, RadioGroup } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { readChoiceOptions } from "./read-choice-options.ts";

/** One answer out of a few, as cards. Nothing is preselected. */
export function ChoiceWidget(props: WidgetProps) {
  const { leave, answeredByPress } = useFormEngine();
  const path = useFieldPath(props.id);
  const { choices, columns, layout, help } = readChoiceOptions(props.options, props.schema);
  const value: unknown = props.value;
  // A chip has room for only a word, so the description of the chosen one is shown below all of them.
  const isChip = layout === "chip";
  const explained = isChip
    ? choices.find((choice) => choice.value === value)?.description
    : undefined;
  return (
    <RadioGroup
      id={props.id}
      label={props.label}
      required={props.required}
      optional={props.required !== true}
      help={explained ?? help}
      error={props.rawErrors?.[0]}
      columns={columns}
      layout={layout}
      value={choices.some((choice) => choice.value === value) ? String(value) : null}
      options={choices.map((choice) => ({
        value: String(choice.value),
        label: choice.label,
        description: isChip ? undefined : choice.description,
        media: choice.icon === undefined || isChip ? undefined : <Icon name={choice.icon} />,
      }))}
      onValueChange={(next) => {
        props.onChange(choices.find((choice) => String(choice.value) === next)?.value);
        leave(path);
      }}
      onPress={() => answeredByPress(path)}
    />
  );
}
