import { consentDocuments, type ConsentDocument } from "@damadum/domain";
import {
  Box,
  Button,
  Card,
  Checkbox,
  FieldGroup,
  HStack,
  IconButton,
  Stack,
  Text,
} from "@damadum/ui";
import type { FieldProps } from "@rjsf/utils";
import { useId, useState } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useListField } from "../../theme/fields/use-list-field.ts";
import { agreedKinds, consentLabel, toConsents } from "./consent-answers.ts";

/** Consents one by one, none preselected; "전체 동의" selects them all. */
export function ConsentsField(props: FieldProps) {
  const { fieldset, answer } = useListField(props);
  const agreed = agreedKinds(props.formData);
  const isAll = consentDocuments.every(({ kind }) => agreed.has(kind));

  const give = (kinds: ReadonlySet<string>) => answer(toConsents(kinds));

  return (
    <FieldGroup {...fieldset} labelHidden required>
      <Card variant="outline" padding="sm">
        <Stack gap="1">
          <Box paddingInline="1" paddingBlockEnd="2" borderBlockEndWidth="1px">
            <Checkbox
              emphasis
              label="전체 동의"
              help="선택 항목까지 모두 동의해요."
              checked={isAll}
              indeterminate={!isAll && agreed.size > 0}
              onValueChange={(checked) =>
                give(new Set(checked ? consentDocuments.map(({ kind }) => kind) : []))
              }
            />
          </Box>
          {consentDocuments.map((document) => (
            <Consent
              key={document.kind}
              document={document}
              isAgreed={agreed.has(document.kind)}
              isMissing={
                fieldset.error !== undefined && document.required && !agreed.has(document.kind)
              }
              onChange={(checked) => {
                const kinds = new Set(agreed);
                if (checked) kinds.add(document.kind);
                else kinds.delete(document.kind);
                give(kinds);
              }}
            />
          ))}
        </Stack>
      </Card>
    </FieldGroup>
  );
}

interface ConsentProps {
  readonly document: ConsentDocument;
  readonly isAgreed: boolean;
  readonly isMissing: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox, and beside it a button that opens what is agreed to. */
function Consent({ document, isAgreed, isMissing, onChange }: ConsentProps) {
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  return (
    <Box>
      <HStack align="flex-start" gap="1" paddingInlineStart="1">
        <Checkbox
          label={consentLabel(document)}
          checked={isAgreed}
          invalid={isMissing}
          onValueChange={onChange}
        />
        <IconButton
          icon={isOpen ? "chevron-up" : "chevron-down"}
          label={`${document.label} 내용 보기`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? factsId : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </HStack>
      {isOpen && <Facts id={factsId} document={document} />}
    </Box>
  );
}

function Facts({ id, document }: { readonly id: string; readonly document: ConsentDocument }) {
  const terms = useFormEngine().context().termsOf?.(document.kind) ?? [];
  const facts = [
    ["목적", document.purpose],
    ["항목", document.items],
    ["보유 기간", document.retention],
    ["동의하지 않으면", document.refusal],
  ] as const;
  return (
    <Stack id={id} gap="3" padding="4" marginBlock="1" borderRadius="md" bg="bg.subtle">
      <Stack as="dl" gap="3">
        {facts.map(([name, text]) => (
          <Box key={name}>
            <Text as="dt" variant="caption" fontWeight="semibold">
              {name}
            </Text>
            <Text as="dd" variant="caption" tone="muted">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
      {terms.length > 0 && (
        <HStack wrap="wrap" gap="2">
          {terms.map(({ title, open }) => (
            <Button key={title} variant="outline" size="sm" onClick={open}>
              {`${title} 전문 보기`}
            </Button>
          ))}
        </HStack>
      )}
    </Stack>
  );
}
