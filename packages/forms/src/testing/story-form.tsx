import { Box, Button, Stack } from "@damadum/ui";
import { lazy, Suspense, useId, useMemo, useState, type ReactNode } from "react";

import { describeForm } from "../engine/definition/describe-form.ts";
import type { AnyForm, FormService } from "../engine/definition/form-definition.ts";
import { SchemaForm } from "../theme/schema-form.tsx";
import { editsIn, withEdits } from "./editor/edits.ts";
import type { SchemaFormProps } from "../engine/form/schema-form.tsx";

const FormEditor = lazy(async () => {
  const { FormEditor: default_ } = await import("./editor/form-editor.tsx");
  return { default: default_ };
});

/** A form as every story shows it, beginning at `step`, with its definition as JSON and its editor beside it. */
export function StoryForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs>,
) {
  const { definition } = props;
  const [edits, setEdits] = useState(() => editsIn(location.search, definition.id));
  const edited = useMemo(() => withEdits(definition, edits), [definition, edits]);
  return (
    <Stack gap="6">
      <SteppedForm key={props.step} {...props} definition={edited} />
      <Panel name="정의 보기 (JSON)">
        <DefinitionText form={edited} />
      </Panel>
      <Panel name="정의 고치기">
        {/* Over the lower half of the page, so that the form stays in sight, with room to scroll its end free. */}
        <Box height="50vh" />
        <Box
          data-story-tool
          position="fixed"
          insetInline="0"
          insetBlockEnd="0"
          zIndex="bar"
          height="50vh"
          overflow="auto"
          padding="5"
          bg="surface"
          boxShadow="rule.above"
        >
          <Suspense>
            <FormEditor form={definition} edits={edits} onEdit={setEdits} />
          </Suspense>
        </Box>
      </Panel>
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
function Panel({ name, children }: { readonly name: string; readonly children: ReactNode }) {
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
        {name}
      </Button>
      {isOpen && (
        <Box id={id} width="full">
          {children}
        </Box>
      )}
    </Stack>
  );
}

function DefinitionText({ form }: { readonly form: AnyForm }) {
  return (
    <Box
      as="pre"
      role="region"
      aria-label="정의 (JSON)"
      // It scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      maxHeight="60vh"
      overflow="auto"
      padding="4"
      borderRadius="md"
      bg="bg.subtle"
      fontSize="xs"
    >
      {JSON.stringify(describeForm(form), null, 2)}
    </Box>
  );
}
