import { passwordResetForm, SchemaForm } from "@damadum/forms";
import { isApiError, useResetPassword } from "@damadum/sdk";
import { ActionBar, Button, ErrorMessage, Stack } from "@damadum/ui";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { paths } from "../../../shared/paths.ts";
import { useSession } from "../../../shared/session/session-context.ts";

interface AskPasswordProps {
  readonly username: string;
  /** What the right number was traded for. */
  readonly ticket: string;
  readonly onReset: () => void;
}

/** Last step: the new password. A ticket that is used or late leads to the beginning. */
export function AskPassword({ username, ticket, onReset }: AskPasswordProps) {
  const session = useSession();
  const reset = useResetPassword();
  const context = useMemo(() => ({ username }), [username]);
  const brought = useMemo(() => ({ username, reset_token: ticket }), [username, ticket]);
  const [spent, setSpent] = useState<string | null>(null);

  const readingPoint = useFocusOnChange<HTMLDivElement>(spent);

  if (spent !== null) {
    return (
      <Stack gap="6" {...readingPoint}>
        <ErrorMessage title={spent} />
        <ActionBar>
          <Button size="lg" block asChild>
            <Link to={paths.resetPassword.getHref()} replace>
              처음부터 다시 하기
            </Link>
          </Button>
        </ActionBar>
      </Stack>
    );
  }
  return (
    <SchemaForm
      definition={passwordResetForm}
      context={context}
      initialData={brought}
      onSubmit={async (data) => {
        try {
          await reset.mutateAsync({ data });
        } catch (error) {
          if (!isApiError(error) || error.problem.code !== "ticket_invalid") throw error;
          setSpent(error.message);
          return;
        }
        // The server has ended every login, one on this device too.
        session.forget();
        onReset();
      }}
    />
  );
}
