import { boxGuides, boxSize } from "@damadum/domain";
import { BoxPicture, Center, RadioGroup, Stack } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { useAnswerAndLeave, useFieldPath } from "../../engine/form/form-engine.ts";
import { CounterWidget } from "../../theme/widgets/counter-widget.tsx";
import { useChoicePrices } from "../../theme/widgets/use-choice-prices.ts";

const counts = boxGuides.map(({ boxCount }) => boxCount);

/** The number of boxes: shows one with its size, and how many boxes familiar things take. */
export function BoxCountWidget(props: WidgetProps) {
  const answer = useAnswerAndLeave(props);
  const totals = useChoicePrices(useFieldPath(props.id), "total", counts);
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
        layout="chip"
        value={boxGuides.some(({ boxCount }) => boxCount === count) ? String(count) : null}
        options={boxGuides.map(({ label, boxCount }, index) => ({
          value: String(boxCount),
          label,
          description: [`약 ${boxCount}개`, totals[index]].filter(Boolean).join(" · "),
        }))}
        onValueChange={(next) => answer(Number(next))}
      />
      <CounterWidget {...props} />
    </Stack>
  );
}
