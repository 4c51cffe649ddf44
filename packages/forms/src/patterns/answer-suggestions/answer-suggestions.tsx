import { Button, HStack } from "@damadum/ui";

import { undotted } from "../../engine/data/path.ts";
import { useFormEngine } from "../../engine/form/form-engine.ts";

interface AnswerSuggestionsProps {
  /** Dotted path of the field that a press fills in. */
  readonly path: string;
  /** Accessible name of the suggestions. */
  readonly label: string;
  readonly answers: readonly string[];
}

/** Answers that a press writes into a text field, as the `intro` of its form; the other fields keep theirs. */
export function AnswerSuggestions({ path, label, answers }: AnswerSuggestionsProps) {
  const { setValue } = useFormEngine();
  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label={label}>
      {answers.map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant="outline"
          onClick={() => setValue(undotted(path), answer)}
        >
          {answer}
        </Button>
      ))}
    </HStack>
  );
}
