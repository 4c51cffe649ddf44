import { limits, quantityRange } from "@damadum/contract";
import { floorLabel, isFloor } from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";
import { Checkbox, FloorPicture, HStack, Stack, Text, TextField } from "@damadum/ui";
import { useState } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";

interface FloorFieldProps {
  readonly form: UseFormReturn<EstimateDraft>;
  readonly error: string | undefined;
}

/** The floor as a number, above or below ground. */
export function FloorField({ form, error }: FloorFieldProps) {
  const { control, setValue } = form;
  const floor = useWatch({ control, name: "start.floor" });
  const [isBasement, setBasement] = useState(floor < 0);
  const drawn = isFloor(floor) ? floor : null;
  const range = `층수는 ${quantityRange(limits.Floor, "층")} 입력할 수 있어요.`;

  return (
    <HStack gap="5" align="start">
      <Stack gap="2" flex="1">
        <Controller
          control={control}
          name="start.floor"
          rules={{
            required: "출발지 층수를 입력해 주세요.",
            min: { value: limits.Floor.minimum, message: range },
            max: { value: limits.Floor.maximum, message: range },
          }}
          render={({ field }) => (
            <TextField
              ref={field.ref}
              id="start-floor"
              label="층수"
              required
              error={error}
              inputMode="numeric"
              autoComplete="off"
              unit="층"
              maxLength={4}
              value={Number.isNaN(field.value) ? "" : String(Math.abs(field.value))}
              onValueChange={(text) => {
                const digits = Number(text.replaceAll(/\D/g, "") || Number.NaN);
                field.onChange(isBasement ? -digits : digits);
              }}
              onBlur={field.onBlur}
            />
          )}
        />
        <Checkbox
          label="지하예요"
          checked={isBasement}
          onValueChange={(below) => {
            setBasement(below);
            setValue("start.floor", below ? -Math.abs(floor) : Math.abs(floor));
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
