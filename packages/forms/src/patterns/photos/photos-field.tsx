import { Box, Checkbox, FieldGroup, Grid, Stack, Text, useFieldIds } from "@damadum/ui";
import { type FieldProps, getUiOptions } from "@rjsf/utils";

import { serviceOf, useFormEngine } from "../../engine/form/form-engine.ts";

/** Pictures chosen from those that the page offers, in a grid; the answer lists their ids in the page's order. */
export function PhotosField(props: FieldProps) {
  const engine = useFormEngine();
  const { fieldPathId } = props;
  const { title = props.name, help } = getUiOptions(props.uiSchema);
  const offered = serviceOf(engine, "photos");
  const chosen = new Set([props.formData].flat().filter((each) => typeof each === "string"));
  const [error] = props.rawErrors ?? [];
  const ids = useFieldIds(fieldPathId.$id, { help, error });

  const choose = (id: string, isChosen: boolean) => {
    const kept = offered
      .map((each) => each.id)
      .filter((each) => (each === id ? isChosen : chosen.has(each)));
    const answer = kept.length === 0 ? undefined : kept;
    props.onChange(answer, fieldPathId.path, undefined, fieldPathId.$id);
    engine.leave(fieldPathId.path);
  };

  if (offered.length === 0) return null;
  return (
    <FieldGroup ids={ids} label={title} optional help={help} error={error}>
      <Stack gap="3">
        <Text aria-live="polite" fontWeight="semibold">
          {chosen.size === 0 ? "보낼 사진이 없어요" : `사진 ${chosen.size}장을 함께 보내요`}
        </Text>
        <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
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
