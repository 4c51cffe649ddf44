import { Heading, Page, ProgressSteps, Stack } from "@damadum/ui";
import { useLocation, useNavigate } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { useFocusOnChange } from "../../shared/page/use-focus-on-change.ts";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { NumberStep } from "./components/number-step.tsx";
import { PasswordStep } from "./components/password-step.tsx";
import { UsernameStep } from "./components/username-step.tsx";
import { readResetState, type ResetState } from "./state/reset-state.ts";

const steps = ["username", "number", "password"] as const;
const stepNames = ["아이디", "번호 확인", "새 비밀번호"];
const titles = {
  username: "비밀번호를 잊으셨나요?",
  number: "인증번호를 입력해 주세요",
  password: "새 비밀번호를 정해 주세요",
} as const;

/**
 * /users/passwd/reset: username, number by SMS, new password. Each step is a history entry, so the back
 * button leads to the previous step, and a page that the phone has discarded reopens at its step.
 */
export function PasswordResetScreen() {
  const navigate = useNavigate();
  const { state: kept } = useLocation();
  const state = readResetState(kept);
  // Each number has its own form, so the button that requested it was unmounted with the previous form.
  const shown = state.step === "number" ? state.sentAt : state.step;
  const focusTarget = useFocusOnChange<HTMLHeadingElement>(shown);

  function goTo(next: ResetState, { replace = false } = {}): void {
    void navigate(paths.resetPassword.getHref(), { state: next, replace });
  }

  if (state.step === "done") return <Done />;
  return (
    <Page width="card">
      <Stack gap="6">
        <Stack gap="6">
          <ProgressSteps steps={stepNames} current={steps.indexOf(state.step)} />
          <Heading level={1} variant="title" {...focusTarget}>
            {titles[state.step]}
          </Heading>
        </Stack>
        {state.step === "username" && (
          <UsernameStep
            onSent={(username) => goTo({ step: "number", username, sentAt: Date.now() })}
          />
        )}
        {state.step === "number" && (
          <NumberStep
            key={state.sentAt}
            username={state.username}
            sentAt={state.sentAt}
            onResent={() => goTo({ ...state, sentAt: Date.now() }, { replace: true })}
            onVerified={(ticket) =>
              goTo({ step: "password", username: state.username, ticket }, { replace: true })
            }
          />
        )}
        {state.step === "password" && (
          <PasswordStep
            username={state.username}
            ticket={state.ticket}
            onReset={() => goTo({ step: "done" }, { replace: true })}
          />
        )}
      </Stack>
    </Page>
  );
}

function Done() {
  return (
    <MessagePage
      illustration="done"
      title="비밀번호를 바꿨어요"
      actions={
        <ButtonLink size="lg" block to={paths.login.getHref()}>
          로그인
        </ButtonLink>
      }
    >
      안전을 위해 모든 기기에서 로그아웃했어요. 새 비밀번호로 로그인해 주세요.
    </MessagePage>
  );
}
