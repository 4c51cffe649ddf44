import { boxGuides, boxSize } from "@damadum/domain";
import { BoxPicture, Center, RadioGroup, Stack } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useAnswerAndLeave } from "../../engine/form/form-engine.ts";
import { CounterWidget } from "../../theme/widgets/counter-widget.tsx";

/** The number of boxes: shows one with its size, and how many boxes familiar things take. */
export function BoxCountWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
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
        onValueChange={(next) => answer(Number(next))}
      />
      <CounterWidget {...props} />
    </Stack>
  );
}
