import { ActionBar, Button } from "@damadum/ui";

/** What a page needs to draw the form's buttons itself, beside a price for example. */
export interface FormActions {
  /** "다음" until the last step, then the form's own word. */
  readonly label: string;
  readonly isFirst: boolean;
  /** Whether its press sends the form. */
  readonly isLast: boolean;
  readonly isSubmitting: boolean;
  readonly back: () => void;
}

interface FormBarProps {
  readonly actions: FormActions;
  /** `danger` for what cannot be undone. */
  readonly variant?: "filled" | "danger" | undefined;
}

/** The one filled button at the thumb on phones; for a form that is the last thing of its page. */
export function FormBar({ actions, variant }: FormBarProps) {
  return (
    <ActionBar>
      <SubmitButton actions={actions} variant={variant} />
    </ActionBar>
  );
}

interface SubmitButtonProps {
  readonly actions: FormActions;
  /** `danger` for what cannot be undone, `outline` where sending is no longer the main thing. */
  readonly variant?: "filled" | "danger" | "outline" | undefined;
}

/**
 * The button that sends a form. The field keeps the focus until the press is over: leaving it settles its errors, and
 * the button would move away from under the pointer before it is let go.
 */
export function SubmitButton({ actions, variant = "filled" }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      size="lg"
      block
      loading={actions.isSubmitting}
      onMouseDown={(event) => event.preventDefault()}
    >
      {actions.label}
    </Button>
  );
}
