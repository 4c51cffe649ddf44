import { FormBar, passwordConfirmationForm, SchemaForm } from "@damadum/forms";
import { useConfirmPassword } from "@damadum/sdk";
import { useMemo } from "react";

interface ConfirmPasswordProps {
  readonly username: string;
  readonly submitLabel?: string;
  /** The action that follows cannot be undone. */
  readonly isDangerous?: boolean;
  /** Called once the password is confirmed; the server allows owner-only actions for ten minutes. */
  readonly onConfirmed: () => Promise<void> | void;
}

/** Asks for the password again before an action that only the owner may take. */
export function ConfirmPassword({
  username,
  submitLabel,
  isDangerous = false,
  onConfirmed,
}: ConfirmPasswordProps) {
  const confirm = useConfirmPassword();
  const context = useMemo(() => ({ username }), [username]);
  return (
    <SchemaForm
      definition={passwordConfirmationForm}
      context={context}
      submitLabel={submitLabel}
      renderActions={(actions) => (
        <FormBar actions={actions} variant={isDangerous ? "danger" : "filled"} />
      )}
      onSubmit={async (data) => {
        await confirm.mutateAsync({ data });
        await onConfirmed();
      }}
    />
  );
}
