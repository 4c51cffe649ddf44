import { certifiedSignupForm, SchemaForm, signupForm } from "@damadum/forms";
import { checkUsername, useSignUp, type SignupRequest } from "@damadum/sdk";
import { Heading, Page, ProgressSteps, Skeleton, Stack } from "@damadum/ui";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useHydrated } from "../../shared/browser/use-hydrated.ts";
import { useFormStep } from "../../shared/router/use-form-step.ts";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { CertificationOffer } from "./components/certification-offer.tsx";
import { SignupHeading } from "./components/signup-heading.tsx";
import { CertifiedNotice } from "./components/certified-notice.tsx";
import { useConsentTerms } from "./components/use-consent-terms.tsx";
import { useCertifiedPerson } from "./hooks/use-certified-person.ts";
import { afterSignupHref, certificationHref, isSignupForPayment } from "./signup-type.ts";
import { certifiedAnswers } from "./state/certified-person.ts";

// Not a query: each answer is checked afresh and aborts the check before it, so there is nothing to cache.
const services = {
  checkUsername: (username: string, signal: AbortSignal) => checkUsername(username, { signal }),
};

/** /signup with an ID; logs the new member in and navigates to /welcome, or to the payment of a saved quote. */
export function SignupScreen() {
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  // The form restores what this browser kept of an earlier attempt, which cannot be prerendered.
  const isHydrated = useHydrated();
  return (
    <Page width="card">
      <Stack gap="4">
        <SignupHeading title="회원 가입" loginHref={paths.login.getHref(redirect)} />
        {isHydrated ? <SignupForm redirect={redirect} /> : <SignupSkeleton />}
      </Stack>
    </Page>
  );
}

function SignupForm({ redirect }: { readonly redirect: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const formStep = useFormStep();
  const { person, isExpired, sendWithPerson } = useCertifiedPerson();
  const signUp = useSignUp();
  const certificationPage = certificationHref("ID", redirect);
  const { termsOf, sheet } = useConsentTerms();
  const payLabel = isSignupForPayment(redirect) && { submitLabel: "가입하고 결제로 가기" };
  const form = { context: { ...services, termsOf }, draftKey: "signup", ...formStep, ...payLabel };

  async function submit(data: SignupRequest): Promise<void> {
    await session.startWithTokens(await sendWithPerson(() => signUp.mutateAsync({ data })));
    await navigate(afterSignupHref(redirect), { replace: true });
  }

  return (
    <>
      {person === null ? (
        <SchemaForm
          key="typed"
          definition={signupForm}
          {...form}
          intro={
            (isExpired || formStep.step === "person") && (
              <CertificationOffer href={certificationPage} isExpired={isExpired} />
            )
          }
          onSubmit={submit}
        />
      ) : (
        <SchemaForm
          key="certified"
          definition={certifiedSignupForm}
          {...form}
          intro={
            formStep.step === "account" && (
              <CertifiedNotice person={person} retryHref={certificationPage} />
            )
          }
          onSubmit={(data) => submit({ ...data, ...certifiedAnswers(person) })}
        />
      )}
      {sheet}
    </>
  );
}

const [consentsStep] = signupForm.steps;

/** The first step before hydration; hides the consents, because they cannot be given yet. */
function SignupSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <ProgressSteps steps={signupForm.steps.map(({ name }) => name)} current={0} />
      <Heading level={2} variant="title">
        {consentsStep?.title}
      </Heading>
      <Skeleton width="full" height="19.5rem" />
    </Stack>
  );
}
