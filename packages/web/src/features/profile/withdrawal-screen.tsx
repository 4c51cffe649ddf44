import {
  isApiError,
  useDeleteMe,
  useGetWithdrawal,
  type ProblemCode,
  type Profile,
} from "@damadum/sdk";
import { ActionBar, ErrorMessage, Heading, Loaded, Page, Skeleton, Stack } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { useFocusOnChange } from "../../shared/page/use-focus-on-change.ts";
import { paths } from "../../shared/paths.ts";
import { withdrawnState } from "../../shared/router/withdrawn-state.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { WithdrawalConfirmation } from "./components/withdrawal-confirmation.tsx";
import { WithdrawalConsequences } from "./components/withdrawal-consequences.tsx";
import { WithdrawalHolds } from "./components/withdrawal-holds.tsx";

/** /my/profile/withdrawal: what must end first; or what is deleted and retained, then the confirmation. */
export function WithdrawalScreen() {
  return (
    <Page width="card">
      <Stack gap="6">
        <Heading level={1} variant="title">
          회원 탈퇴
        </Heading>
        <WithProfile>{(profile) => <WithdrawalOrHolds profile={profile} />}</WithProfile>
      </Stack>
    </Page>
  );
}

function WithdrawalOrHolds({ profile }: { readonly profile: Profile }) {
  // The member comes back from what they have just ended.
  const query = useGetWithdrawal({ query: { staleTime: 0 } });
  return (
    <Loaded
      query={query}
      what="끝나야 하는 것을"
      skeleton={<Skeleton width="full" height="12rem" />}
    >
      {({ holds }) =>
        holds.length > 0 ? <WithdrawalHolds holds={holds} /> : <Withdrawal profile={profile} />
      }
    </Loaded>
  );
}

type Step =
  | { readonly name: "consequences" | "confirmation" }
  | { readonly name: "rejected"; readonly reason: string };

const refusals: ReadonlySet<ProblemCode> = new Set(["boxes_stored", "money_owed"]);

/** Withdraws in two steps, or shows why stored boxes or open payments prevent it. */
function Withdrawal({ profile }: { readonly profile: Profile }) {
  const [step, setStep] = useState<Step>({ name: "consequences" });
  const deleteMe = useDeleteMe();
  const navigate = useNavigate();
  const focusTarget = useFocusOnChange<HTMLDivElement>(step.name);

  async function withdraw(): Promise<void> {
    try {
      await deleteMe.mutateAsync();
    } catch (error) {
      if (!isApiError(error) || !refusals.has(error.problem.code)) throw error;
      setStep({ name: "rejected", reason: error.message });
      return;
    }
    // The logout clears the member's data on this device and in its other tabs.
    await navigate(paths.logout.getHref(), { state: withdrawnState });
  }

  return (
    <Stack {...focusTarget}>
      {step.name === "consequences" && (
        <WithdrawalConsequences onContinue={() => setStep({ name: "confirmation" })} />
      )}
      {step.name === "confirmation" && (
        <WithdrawalConfirmation profile={profile} onConfirmed={withdraw} />
      )}
      {step.name === "rejected" && <WithdrawalRejected reason={step.reason} />}
    </Stack>
  );
}

/** Why the member cannot withdraw yet, with links to the cause. */
function WithdrawalRejected({ reason }: { readonly reason: string }) {
  return (
    <Stack gap="6">
      <ErrorMessage title="지금은 탈퇴할 수 없어요">{reason}</ErrorMessage>
      <ActionBar>
        <ButtonLink size="lg" block to={paths.my.getHref()}>
          내 주문 보기
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" block to={paths.profile.getHref()}>
          내 정보로 가기
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
}
