import { floorLabel, isFloor } from "@damadum/domain";
import { Box, Checkbox, FloorPicture, HStack, Stack, Text, TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState } from "react";

import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { textProps } from "../../theme/widgets/control-props.ts";
import { floorCodec } from "./floor-codec.ts";

/** With its caption only a little taller than the field beside it. */
const PICTURE_HEIGHT = 76;

/** The floor as people say it: a number, and whether it is below the ground. */
export function FloorWidget(props: WidgetProps) {
  const value: unknown = props.value;
  const floor = typeof value === "number" ? value : null;
  const [saidBasement, setSaidBasement] = useState(false);
  const isBasement = floor === null ? saidBasement : floor < 0;
  const codec = useMemo(() => floorCodec(isBasement), [isBasement]);
  const { input, read, answer } = useTextDraft<HTMLInputElement>({ ...props, codec });
  const drawn = floor !== null && isFloor(floor) ? floor : null;

  return (
    <HStack columnGap="4" rowGap="2" align="flex-start" wrap="wrap">
      <Box flex="1 1 7rem">
        <TextField
          {...textProps(props)}
          inputMode="numeric"
          autoComplete="off"
          unit="층"
          maxLength={10}
          {...input}
        />
      </Box>
      {/* Beside the field below its label, wherever its error ends. */}
      <Box flex="none" paddingBlockStart="9">
        <Checkbox
          label="지하예요"
          checked={isBasement}
          onValueChange={(below) => {
            setSaidBasement(below);
            answer(floorCodec(below).read(read()));
          }}
        />
      </Box>
      <Stack gap="0" align="center" minWidth="16">
        <FloorPicture floor={drawn} height={PICTURE_HEIGHT} />
        <Text variant="micro" tone="muted" minHeight="5">
          {drawn === null ? "" : floorLabel(drawn)}
        </Text>
      </Stack>
    </HStack>
  );
}
