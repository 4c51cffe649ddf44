import { loginForm, SchemaForm } from "@damadum/forms";
import { isApiError, type LoginRequest } from "@damadum/sdk";
import { ErrorMessage, Heading, HStack, Link, Page, Stack, Text } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/redirect/safe-redirect.ts";
import { loginErrorAtom } from "../../shared/session/session-atoms.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { useAtomValue, useSetAtom } from "../../shared/store/store.ts";
import { SocialLogins } from "./components/social-logins.tsx";

const formContext = {};

/** /login with an ID; afterwards it goes where the `redirect` parameter wants, if that is on this site. */
export function LoginScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const loginError = useAtomValue(loginErrorAtom);
  const setLoginError = useSetAtom(loginErrorAtom);
  const login = useMutation({ mutationFn: session.login });

  // The text belongs to this visit of the screen.
  useEffect(() => () => setLoginError(null), [setLoginError]);

  async function submit(credentials: LoginRequest): Promise<void> {
    try {
      await login.mutateAsync(credentials);
    } catch (error) {
      // The session keeps the error text and the screen shows it; the form places what concerns a field.
      if (isApiError(error) && error.problem.errors !== undefined) throw error;
      return;
    }
    await navigate(redirect, { replace: true });
  }

  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1} variant="title">
            로그인
          </Heading>
          {redirect !== paths.home.getHref() && (
            <Text tone="muted">로그인하면 보던 화면으로 바로 돌아가요.</Text>
          )}
        </Stack>
        {loginError !== null && <ErrorMessage title={loginError} />}
        <SchemaForm definition={loginForm} context={formContext} onSubmit={submit} />
        <HStack justify="center" gap="6">
          <Link variant="quiet" asChild>
            <RouterLink to={paths.findId.getHref()}>아이디 찾기</RouterLink>
          </Link>
          <Link variant="quiet" asChild>
            <RouterLink to={paths.resetPassword.getHref()}>비밀번호 재설정</RouterLink>
          </Link>
        </HStack>
        <SocialLogins redirect={redirect} />
        <Text textAlign="center" tone="muted">
          아직 회원이 아니신가요?{" "}
          <Link asChild>
            <RouterLink to={paths.signup.getHref(redirect)}>회원 가입</RouterLink>
          </Link>
        </Text>
      </Stack>
    </Page>
  );
}
