import { brand } from "@damadum/domain";
import { Page, Stack } from "@damadum/ui";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { CertificationPanel } from "../../shared/identity/certification-panel.tsx";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { paths } from "../../shared/paths.ts";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { certificationResultHref, signupTypeOf, manualSignupHref } from "./signup-type.ts";
import { clearCertifiedPerson } from "./state/certified-person.ts";

/** /signup/{type}/certification: starts an identity check for name, number and age, or links to typing them. */
export function CertificationScreen() {
  const type = signupTypeOf(useParams()["type"]);
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get("redirect"));
  if (type === null) return <Navigate to={paths.notFound.getHref()} replace />;
  return (
    <Page width="card">
      <Stack gap="8">
        <ScreenTitle title="휴대전화로 본인 인증">
          {`통신사 인증 화면이 열려요. ${brand.name}은 이름, 생년월일, 성별, 휴대전화 번호를 받아 회원 확인에만 써요.`}
        </ScreenTitle>
        <CertificationPanel resultPath={certificationResultHref(type, redirect)}>
          <ButtonLink
            size="lg"
            block
            variant="outline"
            to={manualSignupHref(type, redirect)}
            // The signup no longer uses the earlier certification.
            onClick={clearCertifiedPerson}
          >
            직접 입력할게요
          </ButtonLink>
        </CertificationPanel>
      </Stack>
    </Page>
  );
}
