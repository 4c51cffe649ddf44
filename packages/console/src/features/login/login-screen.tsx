import { hasPasskeys } from "@damadum/browser/passkeys";
import { operatorLoginForm, operatorPasswordForm, SchemaForm, SubmitButton } from "@damadum/forms";
import { loginOperator, type AuthTokens } from "@damadum/sdk";
import { Button, Heading, HStack, Page, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { logInWithPasskey, rememberWay, usualWay, type Way } from "../../shared/passkeys.ts";
import { paths } from "../../shared/paths.ts";
import { logIn } from "../../shared/session.ts";

const context = {};

const { login: _login, crew: _crew, ...pages } = paths;
/** The first part of each page's path that a login can lead to. */
const ownSections = new Set(Object.values(pages).map(({ path }) => path.split("/")[1]));

const words = {
  passkey: { intro: "운영자 계정과 패스키로 로그인해 주세요.", other: "패스키 대신 인증 번호로" },
  code: {
    intro: "운영자 계정과 인증 앱의 번호로 로그인해 주세요.",
    other: "인증 번호 대신 패스키로",
  },
} as const satisfies Readonly<Record<Way, object>>;

/** `/login`: password and second factor together; then leads to the page that was asked for. */
export function LoginScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const canSign = hasPasskeys();
  const [way, setWay] = useState<Way>(canSign ? usualWay() : "code");
  useEffect(() => {
    document.title = "로그인 | 담아둠 운영";
  }, []);
  const form = {
    context,
    renderActions: (actions: Parameters<typeof SubmitButton>[0]["actions"]) => (
      <SubmitButton actions={actions} />
    ),
  };
  async function enter(tokens: AuthTokens): Promise<void> {
    rememberWay(way);
    logIn(queryClient, tokens);
    await navigate(ownPath(search.get("redirect")), { replace: true });
  }
  return (
    <Page width="card">
      <Stack gap="6">
        <Stack gap="2">
          <HStack gap="2">
            <Heading level={1} variant="title">
              담아둠 운영
            </Heading>
          </HStack>
          <Text tone="muted">{words[way].intro}</Text>
        </Stack>
        {/* Both ways stand in one place of the tree: what was typed stays when the way changes, also the code. */}
        {way === "passkey" ? (
          <SchemaForm
            {...form}
            definition={operatorPasswordForm}
            onSubmit={async ({ username, password }) =>
              enter(await logInWithPasskey({ username, password }))
            }
          />
        ) : (
          <SchemaForm
            {...form}
            definition={operatorLoginForm}
            onSubmit={async (credentials) => enter(await loginOperator(credentials))}
          />
        )}
        {canSign && (
          <HStack justify="center">
            <Button variant="plain" onClick={() => setWay(way === "code" ? "passkey" : "code")}>
              {words[way].other}
            </Button>
          </HStack>
        )}
      </Stack>
    </Page>
  );
}

/** A path of this console, which a redirect may name; anything else leads to what waits. */
function ownPath(path: string | null): string {
  const [before, section] = path?.split(/[/?#]/) ?? [];
  const isOwn = before === "" && ownSections.has(section);
  return isOwn && path !== null ? path : paths.todo.getHref();
}
