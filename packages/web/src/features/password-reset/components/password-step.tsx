import { passwordResetForm, SchemaForm } from "@damadum/forms";
import { isApiError, useResetPassword } from "@damadum/sdk";
import { ActionBar, ErrorMessage, Stack } from "@damadum/ui";
import { useMemo, useState } from "react";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { paths } from "../../../shared/paths.ts";
import { useSession } from "../../../shared/session/session-context.ts";

interface PasswordStepProps {
  readonly username: string;
  /** The ticket that the right number was exchanged for. */
  readonly ticket: string;
  readonly onReset: () => void;
}

/** Last step: the new password. An invalid ticket leads back to the first step. */
export function PasswordStep({ username, ticket, onReset }: PasswordStepProps) {
  const session = useSession();
  const reset = useResetPassword();
  const context = useMemo(() => ({ username }), [username]);
  const prefilled = useMemo(() => ({ username, reset_token: ticket }), [username, ticket]);
  const [ticketError, setTicketError] = useState<string | null>(null);

  const focusTarget = useFocusOnChange<HTMLDivElement>(ticketError);

  if (ticketError !== null) {
    return (
      <Stack gap="6" {...focusTarget}>
        <ErrorMessage title={ticketError} />
        <ActionBar>
          <ButtonLink size="lg" block to={paths.resetPassword.getHref()} replace>
            처음부터 다시 하기
          </ButtonLink>
        </ActionBar>
      </Stack>
    );
  }
  return (
    <SchemaForm
      definition={passwordResetForm}
      context={context}
      initialData={prefilled}
      onSubmit={async (data) => {
        try {
          await reset.mutateAsync({ data });
        } catch (error) {
          if (!isApiError(error) || error.problem.code !== "ticket_invalid") throw error;
          setTicketError(error.message);
          return;
        }
        // The server has ended every session, including this device's.
        session.forget();
        onReset();
      }}
    />
  );
}
