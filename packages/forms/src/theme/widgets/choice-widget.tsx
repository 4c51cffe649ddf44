import { Icon, RadioGroup } from "@damadum/ui";
import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { type ReactNode, useMemo } from "react";

import { isRecord } from "../../engine/data/values.ts";
import type { Choice } from "../../engine/definition/field-options.ts";
import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";
import { controlProps } from "./control-props.ts";
import { useChoicePrices } from "./use-choice-prices.ts";

/** One answer out of a few, as cards. Nothing is preselected. */
export function ChoiceWidget(props: WidgetProps) {
  const { leave, answeredByPress } = useFormEngine();
  const path = useFieldPath(props.id);
  const { choices, columns, layout, labelHidden, help, price } = useMemo(
    () => readChoiceOptions(props.options, props.schema),
    [props.options, props.schema],
  );
  const values = useMemo(() => choices.map(({ value }) => value), [choices]);
  const prices = useChoicePrices(path, price, values);
  const value: unknown = props.value;
  // A chip has room for only a word, so the description of the chosen one is shown below all of them.
  const isChip = layout === "chip";
  const explained = isChip
    ? choices.find((choice) => choice.value === value)?.description
    : undefined;
  return (
    <RadioGroup
      {...controlProps(props)}
      optional={props.required !== true}
      help={explained ?? help}
      columns={columns}
      labelHidden={labelHidden}
      layout={layout}
      value={choices.some((choice) => choice.value === value) ? String(value) : null}
      options={choices.map((choice, index) => ({
        value: String(choice.value),
        label: choice.label,
        description: describe(isChip ? undefined : choice.description, prices[index]),
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

/** The settings of a choice, from the untyped options that rjsf passes; offers only answers that the schema allows. */
function readChoiceOptions(options: WidgetProps["options"], schema: RJSFSchema) {
  const { choices, columns, layout, labelHidden, help, price } = options;
  const known: readonly unknown[] = Array.isArray(choices) ? choices : [];
  return {
    choices: known.filter(isChoice).filter(({ value }) => schema.enum?.includes(value) ?? true),
    columns: columns === 2 || columns === 3 || columns === 5 ? columns : 1,
    layout: layout === "chip" ? layout : "row",
    labelHidden: labelHidden === true,
    help: typeof help === "string" ? help : undefined,
    price: price === "total" || price === "extra" ? price : undefined,
  } as const;
}

/** The description with the price on a line of its own. */
function describe(description: string | undefined, price: string | undefined): ReactNode {
  if (description === undefined || price === undefined) return price ?? description;
  return (
    <>
      {description}
      <br />
      {price}
    </>
  );
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && "value" in value && "label" in value;
}
