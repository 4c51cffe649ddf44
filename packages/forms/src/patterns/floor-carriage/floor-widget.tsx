import { floorLabel, isFloor } from "@damadum/domain";
import { Checkbox, FloorPicture, HStack, Stack, Text, TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState } from "react";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { floorCodec } from "./floor-codec.ts";

/** The floor as people say it: a number, and whether it is below the ground. */
export function FloorWidget(props: WidgetProps) {
  const value: unknown = props.value;
  const floor = typeof value === "number" ? value : null;
  const [saidBasement, setSaidBasement] = useState(false);
  const isBasement = floor === null ? saidBasement : floor < 0;
  const codec = useMemo(() => floorCodec(isBasement), [isBasement]);
  const { input, read, answer } = useTextDraft<HTMLInputElement>({
    id: props.id,
    value,
    onChange: props.onChange,
    codec,
  });
  const drawn = floor !== null && isFloor(floor) ? floor : null;

  return (
    <HStack columnGap="5" rowGap="2" align="start" wrap="wrap">
      <Stack gap="2" flex="1 1 8rem">
        <TextField
          id={props.id}
          name={props.id}
          label={props.label}
          required={props.required}
          error={props.rawErrors?.[0]}
          inputMode="numeric"
          autoComplete="off"
          unit="층"
          maxLength={4}
          {...input}
        />
        <Checkbox
          label="지하예요"
          checked={isBasement}
          onValueChange={(below) => {
            setSaidBasement(below);
            answer(floorCodec(below).read(read()));
          }}
        />
      </Stack>
      <Stack gap="1" align="center">
        <FloorPicture floor={drawn} />
        <Text variant="caption" tone="muted" minHeight="5">
          {drawn === null ? "" : floorLabel(drawn)}
        </Text>
      </Stack>
    </HStack>
  );
}
