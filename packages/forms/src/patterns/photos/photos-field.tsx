import { Box, Checkbox, FieldGroup, Grid, Stack, Text } from "@damadum/ui";
import type { FieldProps } from "@rjsf/utils";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";
import { useChosenKeys } from "../../theme/fields/use-list-field.ts";

/** Pictures chosen from those that the page offers, in a grid; the answer lists their ids in the page's order. */
export function PhotosField(props: FieldProps) {
  const offered = serviceOf(useFormEngine(), "photos");
  const { fieldset, chosen, choose } = useChosenKeys(
    props,
    offered.map(({ id }) => id),
  );

  if (offered.length === 0) return null;
  return (
    <FieldGroup {...fieldset} optional>
      <Stack gap="3">
        <Text aria-live="polite" fontWeight="semibold">
          {chosen.size === 0 ? "보낼 사진이 없어요" : `사진 ${chosen.size}장을 함께 보내요`}
        </Text>
        <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))">
          {offered.map(({ id, name, picture }) => (
            <Stack key={id} gap="1">
              <Box opacity={chosen.has(id) ? undefined : 0.4}>{picture}</Box>
              <Checkbox
                label={name}
                checked={chosen.has(id)}
                onValueChange={(isChosen) => choose(id, isChosen)}
              />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </FieldGroup>
  );
}
