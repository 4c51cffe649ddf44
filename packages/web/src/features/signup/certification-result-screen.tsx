import { maskName, maskPhoneNumber } from "@damadum/domain";
import type { Certification } from "@damadum/sdk";
import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { CertificationResult } from "../../shared/identity/certification-result.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { certificationHref, certifiedSignupHref, signupTypeOf } from "./signup-type.ts";
import { saveCertifiedPerson } from "./state/certified-person.ts";

/** /signup/certification/result: shows the certified person and continues the signup. */
export function CertificationResultScreen() {
  const [search] = useSearchParams();
  const type = signupTypeOf(search.get("type"));
  const redirect = safeRedirect(search.get("redirect"));
  if (type === null) return <Navigate to={paths.notFound.getHref()} replace />;
  return (
    <CertificationResult retryHref={certificationHref(type, redirect)}>
      {(certification) => (
        <Certified certification={certification} signupHref={certifiedSignupHref(type, redirect)} />
      )}
    </CertificationResult>
  );
}

interface CertifiedProps {
  readonly certification: Certification;
  readonly signupHref: string;
}

function Certified({ certification, signupHref }: CertifiedProps) {
  useEffect(() => saveCertifiedPerson(certification), [certification]);
  return (
    <MessagePage
      illustration="done"
      title="본인 인증을 마쳤어요"
      actions={
        <ButtonLink size="lg" block to={signupHref} replace>
          이어서 가입하기
        </ButtonLink>
      }
    >
      {`${maskName(certification.name)}님, ${maskPhoneNumber(certification.phone_number)} 번호로 가입해요. 앞에서 답한 내용은 그대로 있어요.`}
    </MessagePage>
  );
}
