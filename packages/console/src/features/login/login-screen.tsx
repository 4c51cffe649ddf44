import { operatorLoginForm, SchemaForm, SubmitButton } from "@damadum/forms";
import { Heading, HStack, Page, Stack, Text } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { logIn } from "../../shared/session.ts";

const context = {};

const { login: _login, crew: _crew, ...pages } = paths;
/** The first part of each page's path that a login can lead to. */
const ownSections = new Set(Object.values(pages).map(({ path }) => path.split("/")[1]));

/** `/login`: password and second factor together; then leads to the page that was asked for. */
export function LoginScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    document.title = "로그인 | 담아둠 운영";
  }, []);
  return (
    <Page width="card">
      <Stack gap="6">
        <Stack gap="2">
          <HStack gap="2">
            <Heading level={1} variant="title">
              담아둠 운영
            </Heading>
          </HStack>
          <Text tone="muted">운영자 계정과 인증 앱의 번호로 로그인해 주세요.</Text>
        </Stack>
        <SchemaForm
          definition={operatorLoginForm}
          context={context}
          onSubmit={async (credentials) => {
            await logIn(queryClient, credentials);
            await navigate(ownPath(search.get("redirect")), { replace: true });
          }}
          renderActions={(actions) => <SubmitButton actions={actions} />}
        />
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
