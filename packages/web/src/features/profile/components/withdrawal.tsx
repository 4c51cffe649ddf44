import { isApiError, useDeleteMe, type ProblemCode, type Profile } from "@damadum/sdk";
import { Stack } from "@damadum/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { paths } from "../../../shared/paths.ts";
import { withdrawnState } from "../../../shared/router/withdrawn-state.ts";
import { WithdrawalConfirmation } from "./withdrawal-confirmation.tsx";
import { WithdrawalConsequences } from "./withdrawal-consequences.tsx";
import { WithdrawalRefused } from "./withdrawal-refused.tsx";

type Step =
  | { readonly name: "consequences" | "confirmation" }
  | { readonly name: "refused"; readonly reason: string };

const refusals: ReadonlySet<ProblemCode> = new Set(["boxes_stored", "money_owed"]);

/** Two steps to leave, and why it is not possible where boxes or money are in the way. */
export function Withdrawal({ profile }: { readonly profile: Profile }) {
  const [step, setStep] = useState<Step>({ name: "consequences" });
  const leave = useDeleteMe();
  const navigate = useNavigate();
  const focusTarget = useFocusOnChange<HTMLDivElement>(step.name);

  async function withdraw(): Promise<void> {
    try {
      await leave.mutateAsync();
    } catch (error) {
      if (!isApiError(error) || !refusals.has(error.problem.code)) throw error;
      setStep({ name: "refused", reason: error.message });
      return;
    }
    // The logout forgets the person on this device and in its other tabs.
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
      {step.name === "refused" && <WithdrawalRefused reason={step.reason} />}
    </Stack>
  );
}
