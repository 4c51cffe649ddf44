import { Card, Checkbox, FieldGroup, Stack, Text } from "@damadum/ui";
import type { FieldProps } from "@rjsf/utils";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";
import { useChosenKeys } from "../../theme/fields/use-list-field.ts";

/** Boxes chosen from those that the page offers; the answer lists their serials in the page's order. */
export function BoxesField(props: FieldProps) {
  const offered = serviceOf(useFormEngine(), "boxes");
  const { fieldset, chosen, choose } = useChosenKeys(
    props,
    offered.map(({ serial }) => serial),
  );

  return (
    <FieldGroup {...fieldset} required={props.required}>
      <Stack gap="3">
        <Text aria-live="polite" fontWeight="semibold">
          {chosen.size === 0 ? "아직 고른 박스가 없어요" : `박스 ${chosen.size}개를 골랐어요`}
        </Text>
        <Card variant="outline" padding="sm">
          <Stack gap="1">
            {offered.map(({ serial, name, description }) => (
              <Checkbox
                key={serial}
                label={name}
                help={description}
                checked={chosen.has(serial)}
                onValueChange={(isChosen) => choose(serial, isChosen)}
              />
            ))}
          </Stack>
        </Card>
      </Stack>
    </FieldGroup>
  );
}
