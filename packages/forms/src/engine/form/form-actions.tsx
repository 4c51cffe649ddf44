import { ActionBar, Button } from "@damadum/ui";

/** What a page needs to render the form's buttons itself, for example beside a price. */
export interface FormActions {
  /** "다음" until the last step, then the form's submit label. */
  readonly label: string;
  readonly isFirst: boolean;
  /** Whether pressing the button sends the form. */
  readonly isLast: boolean;
  readonly isSubmitting: boolean;
  readonly back: () => void;
}

/** The only filled button, within reach of the thumb on phones; for a form at the end of its page. */
export function FormBar(props: SubmitButtonProps) {
  return (
    <ActionBar>
      <SubmitButton {...props} />
    </ActionBar>
  );
}

interface SubmitButtonProps {
  readonly actions: FormActions;
  /** `danger` for an action that cannot be undone, `outline` when sending is no longer the main action. */
  readonly variant?: "filled" | "danger" | "outline" | undefined;
  /** Whether the page knows already that the server refuses the form as it is. */
  readonly disabled?: boolean;
}

export function SubmitButton({ actions, variant = "filled", disabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      size="lg"
      block
      loading={actions.isSubmitting}
      disabled={disabled}
    >
      {actions.label}
    </Button>
  );
}
