import { certifiedSignupForm, SchemaForm, signupForm, type CertifiedSignup } from "@damadum/forms";
import { checkUsername, useSignUp, type SignupRequest } from "@damadum/sdk";
import { Heading, Link, Page, Stack, Text } from "@damadum/ui";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { useFormStep } from "../../shared/form-step/use-form-step.ts";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/redirect/safe-redirect.ts";
import { useSession } from "../../shared/session/session-context.ts";
import { CertificationOffer } from "./components/certification-offer.tsx";
import { CertifiedNotice } from "./components/certified-notice.tsx";
import { useCertifiedPerson } from "./hooks/use-certified-person.ts";
import { certificationHref } from "./signup-type.ts";

const formContext = {
  checkUsername: (username: string, signal: AbortSignal) => checkUsername(username, { signal }),
};

/** /signup with an ID; the new member is logged in and welcomed, with where they wanted to go kept. */
export function SignupScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  const formStep = useFormStep();
  const { person, isOver, withPerson } = useCertifiedPerson();
  const signUp = useSignUp();
  const toCertification = certificationHref("ID", redirect);
  const form = { context: formContext, draftKey: "signup", ...formStep };

  async function submit(data: SignupRequest): Promise<void> {
    await session.adopt(await withPerson(() => signUp.mutateAsync({ data })));
    await navigate(paths.welcome.getHref(redirect), { replace: true });
  }

  function submitCertified(data: CertifiedSignup): Promise<void> {
    if (person === null) throw new Error("this form is only shown to a certified person");
    const { uid, name, phoneNumber } = person;
    return submit({ ...data, name, phone_number: phoneNumber, certification_uid: uid });
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
        {person !== null && <CertifiedNotice person={person} againHref={toCertification} />}
        {person === null && (isOver || formStep.step === "person") && (
          <CertificationOffer href={toCertification} isOver={isOver} />
        )}
        {person === null ? (
          <SchemaForm key="typed" definition={signupForm} {...form} onSubmit={submit} />
        ) : (
          <SchemaForm
            key="certified"
            definition={certifiedSignupForm}
            {...form}
            onSubmit={submitCertified}
          />
        )}
      </Stack>
    </Page>
  );
}
