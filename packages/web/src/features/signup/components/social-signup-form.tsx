import {
  type DeepPartial,
  type SocialSignup,
  certifiedSocialSignupForm,
  SchemaForm,
  socialSignupForm,
} from "@damadum/forms";
import { type SignupStart, clearSignupStart } from "../../../shared/identity/signup-start.ts";
import { isApiError, useSignUpWithTicket, type SocialSignupRequest } from "@damadum/sdk";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useFormStep } from "../../../shared/router/use-form-step.ts";
import { loginErrorAtom } from "../../../shared/session/session-atoms.ts";
import { useSession } from "../../../shared/session/session-context.ts";
import { useSetAtom } from "../../../shared/config/store.ts";
import { useConsentTerms } from "./use-consent-terms.tsx";
import { useCertifiedPerson } from "../hooks/use-certified-person.ts";
import { afterSignupHref, certificationHref, isSignupForPayment } from "../signup-type.ts";
import { certifiedAnswers } from "../state/certified-person.ts";
import { CertificationOffer } from "./certification-offer.tsx";
import { CertifiedNotice } from "./certified-notice.tsx";

interface SocialSignupFormProps {
  readonly start: SignupStart;
  readonly redirect: string;
  readonly onExpired: () => void;
}

/** The signup form after a social login, prefilled with the provider's data. */
export function SocialSignupForm({ start, redirect, onExpired }: SocialSignupFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const formStep = useFormStep();
  const setLoginError = useSetAtom(loginErrorAtom);
  const { person, isExpired, sendWithPerson } = useCertifiedPerson();
  const signUp = useSignUpWithTicket();
  const initialData = useMemo(() => prefilledAnswers(start), [start]);
  const certificationPage = certificationHref(start.type, redirect);
  // The ticket is in the key, so that the answers for one account do not appear in the signup of the next.
  const draftKey = `signup.${start.ticket.slice(0, 12)}`;
  const { termsOf, sheet } = useConsentTerms();
  const payLabel = isSignupForPayment(redirect) && { submitLabel: "가입하고 결제로 가기" };
  const form = { context: { termsOf }, draftKey, initialData, ...formStep, ...payLabel };

  async function submit(
    answers: SocialSignup & Pick<SocialSignupRequest, "certification_uid">,
  ): Promise<void> {
    const data = { ...answers, sns_id: start.ticket };
    try {
      const tokens = await sendWithPerson(() => signUp.mutateAsync({ type: start.type, data }));
      clearSignupStart();
      await session.startWithTokens(tokens);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Spec section 8: the form shows the server's message in an alert, and it is the login error too.
      setLoginError(error.message);
      if (error.problem.code === "ticket_invalid" && person === null) {
        clearSignupStart();
        onExpired();
      }
      throw error;
    }
    await navigate(afterSignupHref(redirect), { replace: true });
  }

  return (
    <>
      {person !== null ? (
        <SchemaForm
          key="certified"
          definition={certifiedSocialSignupForm}
          {...form}
          intro={
            formStep.step === "contact" && (
              <CertifiedNotice person={person} retryHref={certificationPage} />
            )
          }
          onSubmit={(answers) => submit({ ...answers, ...certifiedAnswers(person) })}
        />
      ) : (
        <SchemaForm
          key="typed"
          definition={socialSignupForm}
          {...form}
          intro={
            (isExpired || formStep.step === "person") && (
              <CertificationOffer href={certificationPage} isExpired={isExpired} />
            )
          }
          onSubmit={submit}
        />
      )}
      {sheet}
    </>
  );
}

/** The provider's data as initial answers of the signup. */
function prefilledAnswers(start: SignupStart): DeepPartial<SocialSignup> {
  const { name, phone_number, email, birthyear, birthday, gender } = start;
  return {
    ...(name !== null && { name }),
    ...(phone_number !== null && { phone_number }),
    ...(email !== null && { email }),
    ...(birthyear !== null && { birthyear }),
    ...(birthday !== null && { birthday }),
    ...(gender !== "U" && { gender }),
  };
}
