import { passwordChangeForm, SchemaForm } from "@damadum/forms";
import { getGetMeQueryKey, useChangePassword } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { needsConfirmation } from "../../../shared/identity/needs-confirmation.ts";
import { paths } from "../../../shared/paths.ts";

interface NewPasswordProps {
  readonly username: string;
  /** The confirmation has expired. */
  readonly onConfirmationExpired: () => void;
}

/** The form of the new password; afterwards opens the profile. */
export function NewPassword({ username, onConfirmationExpired }: NewPasswordProps) {
  const change = useChangePassword();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const context = useMemo(() => ({ username }), [username]);
  return (
    <SchemaForm
      definition={passwordChangeForm}
      context={context}
      onSubmit={async (data) => {
        try {
          await change.mutateAsync({ data });
        } catch (error) {
          if (!needsConfirmation(error)) throw error;
          onConfirmationExpired();
          return;
        }
        toast("비밀번호를 바꿨어요. 다른 기기는 로그아웃했어요.", { tone: "success" });
        await queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
        await navigate(paths.profile.getHref(), { replace: true });
      }}
    />
  );
}
