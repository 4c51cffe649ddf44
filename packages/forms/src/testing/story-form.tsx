import { Box, Button, Stack } from "@damadum/ui";
import { useId, useState } from "react";

import { describeForm } from "../engine/definition/describe-form.ts";
import type { AnyForm, FormService } from "../engine/definition/form-definition.ts";
import { SchemaForm } from "../theme/schema-form.tsx";
import type { SchemaFormProps } from "../engine/form/schema-form.tsx";

/** A form as every story shows it, beginning at `step`, with its definition as JSON below. */
export function StoryForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs>,
) {
  return (
    <Stack gap="6">
      <SteppedForm key={props.step} {...props} />
      <DefinitionPanel form={props.definition} />
    </Stack>
  );
}

/** Begins anew when Storybook's control chooses another step. */
function SteppedForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs>,
) {
  const [step, setStep] = useState(props.step);
  return <SchemaForm {...props} step={step} onStepChange={setStep} />;
}

/** Only a button until it is pressed, so that queries do not find the definition's texts instead of the form's. */
function DefinitionPanel({ form }: { readonly form: AnyForm }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="2" align="flex-start">
      <Button
        variant="plain"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        정의 보기 (JSON)
      </Button>
      {isOpen && (
        <Box
          as="pre"
          id={id}
          role="region"
          aria-label="정의 (JSON)"
          // It scrolls, so it must be reachable by keyboard.
          tabIndex={0}
          width="full"
          maxHeight="60vh"
          overflow="auto"
          padding="4"
          borderRadius="md"
          bg="bg.subtle"
          fontSize="xs"
        >
          {JSON.stringify(describeForm(form), null, 2)}
        </Box>
      )}
    </Stack>
  );
}
