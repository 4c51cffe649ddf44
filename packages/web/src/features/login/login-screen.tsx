import { formatKoreanDate, formatWon } from "@damadum/domain";
import { loginForm, SchemaForm, SubmitButton } from "@damadum/forms";
import { isApiError, type LoginRequest } from "@damadum/sdk";
import { Card, Divider, ErrorMessage, Heading, HStack, Link, Page, Stack, Text } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { loadChunkWithRetry } from "../../shared/browser/load-chunk.ts";
import { useHydrated } from "../../shared/browser/use-hydrated.ts";
import { savedQuoteOf, type SavedQuote } from "../../shared/estimate/visitor-keys.ts";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { SocialLoginsSkeleton } from "./components/social-logins-skeleton.tsx";
import { useLoginError } from "./hooks/use-login-error.ts";

const formContext = {};

// Its own chunk, with a list from the server: neither delays the form.
const SocialLogins = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import("./components/social-logins.tsx"))).SocialLogins,
}));

/** /login with an ID; then navigates to the `redirect` parameter if it is on this site. */
export function LoginScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const loginError = useLoginError();
  const isHydrated = useHydrated();
  const login = useMutation({ mutationFn: session.login });

  async function submit(credentials: LoginRequest): Promise<void> {
    try {
      await login.mutateAsync(credentials);
    } catch (error) {
      // The session keeps the error text for the screen; the form shows the errors of its fields.
      if (isApiError(error) && error.problem.errors !== undefined) throw error;
      return;
    }
    await navigate(redirect, { replace: true });
  }

  // Whoever has just saved a quote is new here more often than not: one press at a provider is their way on.
  const quote = isHydrated ? savedQuoteIn(redirect) : null;
  const isMain = quote !== null;
  const form = (
    <SchemaForm
      definition={loginForm}
      context={formContext}
      onSubmit={submit}
      // Not fixed to the lower edge: other logins follow, and it must not cover them.
      renderActions={(actions) => (
        <Stack gap="4">
          {loginError !== null && <ErrorMessage title={loginError} />}
          <SubmitButton actions={actions} variant={isMain ? "outline" : "filled"} />
        </Stack>
      )}
    />
  );
  const socialLogins = isHydrated ? (
    <Suspense fallback={<SocialLoginsSkeleton isMain={isMain} />}>
      <SocialLogins redirect={redirect} isMain={isMain} />
    </Suspense>
  ) : (
    <SocialLoginsSkeleton />
  );

  return (
    <Page width="card">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} variant="title">
            로그인
          </Heading>
          {redirect !== paths.home.getHref() && (
            <Text tone="muted">
              {redirect.startsWith(`${paths.estimatePayment.path}?`)
                ? "견적을 저장했어요. 로그인하면 바로 이어서 예약할 수 있어요."
                : "로그인하면 바로 이어서 할 수 있어요."}
            </Text>
          )}
        </Stack>
        {quote === null ? (
          <>
            {form}
            <OtherWays redirect={redirect} />
            {socialLogins}
          </>
        ) : (
          <>
            <SavedQuoteCard quote={quote} />
            {socialLogins}
            <Divider>아이디로 로그인</Divider>
            {form}
            <OtherWays redirect={redirect} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Links for people who cannot log in. */
function OtherWays({ redirect }: { redirect: string }) {
  return (
    <HStack
      as="nav"
      aria-label="로그인 도움말"
      justify="center"
      wrap="wrap"
      columnGap="4"
      rowGap="0"
    >
      {[
        { label: "아이디 찾기", href: paths.findId.getHref() },
        { label: "비밀번호 재설정", href: paths.resetPassword.getHref() },
        { label: "회원 가입", href: paths.signup.getHref(redirect) },
      ].map(({ label, href }) => (
        <Link key={label} variant="quiet" asChild>
          <RouterLink to={href}>{label}</RouterLink>
        </Link>
      ))}
    </HStack>
  );
}

/** The quote that the login leads to, if it is saved on this device. */
function savedQuoteIn(redirect: string): SavedQuote | null {
  const serial = new URLSearchParams(redirect.split("?")[1]).get("serial");
  return serial === null ? null : savedQuoteOf(serial);
}

function SavedQuoteCard({ quote }: { readonly quote: SavedQuote }) {
  return (
    <Card variant="flat" padding="sm">
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <Stack gap="0">
          <Text fontWeight="semibold">저장한 이사 견적</Text>
          <Text variant="caption" tone="muted">
            {formatKoreanDate(quote.move_date)}
          </Text>
        </Stack>
        <Text variant="amount">{formatWon(quote.total_amount)}</Text>
      </HStack>
    </Card>
  );
}
