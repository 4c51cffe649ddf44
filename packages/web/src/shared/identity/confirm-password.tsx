import { FormBar, passwordConfirmationForm, SchemaForm } from "@damadum/forms";
import { useConfirmPassword } from "@damadum/sdk";
import { useMemo } from "react";

interface ConfirmPasswordProps {
  /** Whose password it is, for password managers. */
  readonly username: string;
  readonly submitLabel?: string;
  /** The button does at once what cannot be undone. */
  readonly isDangerous?: boolean;
  /** The password was right; what only the owner may do works for ten minutes now. */
  readonly onConfirmed: () => Promise<void> | void;
}

/** Asks for the password once more, before something that only the owner may do. */
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
