import { SchemaForm, signupForm } from "@damadum/forms";
import { getCheckUsernameQueryOptions, useSignUp, type SignupRequest } from "@damadum/sdk";
import { Heading, Link, Page, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { useFormStep } from "../../shared/form-step/use-form-step.ts";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/redirect/safe-redirect.ts";
import { useSession } from "../../shared/session/session-context.ts";

/** /signup with an ID; the new member is logged in and welcomed, with where they wanted to go kept. */
export function SignupScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const formStep = useFormStep();
  const signUp = useSignUp();
  const queryClient = useQueryClient();
  const context = useMemo(
    () => ({
      checkUsername: (username: string) =>
        queryClient.fetchQuery(getCheckUsernameQueryOptions(username)),
    }),
    [queryClient],
  );

  async function submit(data: SignupRequest): Promise<void> {
    await session.adopt(await signUp.mutateAsync({ data }));
    await navigate(paths.welcome.getHref(redirect), { replace: true });
  }

  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1} variant="title">
            회원 가입
          </Heading>
          <Text tone="muted">
            이미 회원이신가요?{" "}
            <Link asChild>
              <RouterLink to={paths.login.getHref(redirect)}>로그인</RouterLink>
            </Link>
          </Text>
        </Stack>
        <SchemaForm
          definition={signupForm}
          context={context}
          draftKey="signup"
          {...formStep}
          onSubmit={submit}
        />
      </Stack>
    </Page>
  );
}
