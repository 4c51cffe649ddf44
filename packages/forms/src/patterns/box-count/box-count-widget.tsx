import { boxGuides, boxSize } from "@damadum/domain";
import {
  BoxPicture,
  Center,
  Counter,
  FieldGroup,
  RadioGroup,
  Stack,
  useFieldIds,
} from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useFieldPath, useFormEngine } from "../../engine/form/form-engine.ts";

/** The number of boxes: shows one with its size, and how many boxes familiar things take. */
export function BoxCountWidget(props: WidgetProps) {
  const { leave } = useFormEngine();
  const path = useFieldPath(props.id);
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(`${props.id}-group`, { error });
  const { minimum = 0, maximum = 99 } = props.schema;
  const value: unknown = props.value;
  const count = typeof value === "number" ? value : 0;
  return (
    <Stack gap="5">
      <Center>
        <BoxPicture {...boxSize} />
      </Center>
      <RadioGroup
        id={`${props.id}-guide`}
        label="짐으로 어림하기"
        optional
        columns={2}
        value={boxGuides.some(({ boxCount }) => boxCount === count) ? String(count) : null}
        options={boxGuides.map(({ label, boxCount }) => ({
          value: String(boxCount),
          label,
          description: `박스 약 ${boxCount}개`,
        }))}
        onValueChange={(next) => {
          props.onChange(Number(next));
          leave(path);
        }}
      />
      <FieldGroup ids={ids} label={props.label} required={props.required} error={error}>
        <Counter
          id={props.id}
          label={props.label}
          min={0}
          max={maximum}
          value={count}
          invalid={error !== undefined}
          describedBy={ids.describedBy}
          onValueChange={(next) => props.onChange(next < minimum ? undefined : next)}
          onBlur={() => leave(path)}
        />
      </FieldGroup>
    </Stack>
  );
}
