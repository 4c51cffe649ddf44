import { Card, Checkbox, FieldGroup, Stack, Text, useFieldIds } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";

/** Boxes chosen from those that the page offers; the answer lists their serials in the page's order. */
export function BoxesField(props: FieldProps) {
  const engine = useFormEngine();
  const { fieldPathId } = props;
  const { title = props.name, help } = getUiOptions(props.uiSchema);
  const offered = serviceOf(engine, "boxes");
  const chosen = new Set([props.formData].flat().filter((each) => typeof each === "string"));
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(fieldPathId.$id, { help, error });

  const choose = (serial: string, isChosen: boolean) => {
    const kept = offered
      .map((each) => each.serial)
      .filter((each) => (each === serial ? isChosen : chosen.has(each)));
    const answer = kept.length === 0 ? undefined : kept;
    props.onChange(answer, fieldPathId.path, undefined, fieldPathId.$id);
    engine.leave(fieldPathId.path);
  };

  return (
    <FieldGroup ids={ids} label={title} required={props.required} help={help} error={error}>
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
