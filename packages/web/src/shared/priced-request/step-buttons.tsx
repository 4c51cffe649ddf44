import type { FormActions } from "@damadum/forms";
import { Box, Button, HStack, Icon } from "@damadum/ui";
import type { ReactNode } from "react";

interface StepButtonsProps {
  readonly actions: FormActions;
  /** The submit button; phones have it in the bar at the bottom. */
  readonly next: ReactNode;
}

/** The way back to the question before, and on desktop the submit button beside it. */
export function StepButtons({ actions, next }: StepButtonsProps) {
  return (
    <HStack gap="3">
      {!actions.isFirst && (
        <Button
          variant="plain"
          size="lg"
          icon={<Icon name="chevron-left" size={20} />}
          disabled={actions.isSubmitting}
          onClick={actions.back}
        >
          이전 질문
        </Button>
      )}
      <Box flex="1" hideBelow="lg">
        {next}
      </Box>
    </HStack>
  );
}
