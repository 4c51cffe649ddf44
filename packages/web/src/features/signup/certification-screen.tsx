import { brand } from "@damadum/domain";
import { Button, Heading, Page, Stack, Text } from "@damadum/ui";
import { Link, Navigate, useParams, useSearchParams } from "react-router-dom";
import { CertificationPanel } from "../../shared/identity/certification-panel.tsx";
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
        <Stack gap="2">
          <Heading level={1} variant="title">
            휴대전화로 본인 인증
          </Heading>
          <Text tone="muted">
            확인 창이 열리면 안내에 따라 본인 인증을 해 주세요. {brand.name}은 이름, 생년월일, 성별,
            휴대전화 번호를 받아 회원 확인에만 써요.
          </Text>
        </Stack>
        <CertificationPanel resultPath={certificationResultHref(type, redirect)}>
          <Button size="lg" block variant="outline" asChild>
            {/* The signup no longer uses the earlier certification. */}
            <Link to={manualSignupHref(type, redirect)} onClick={clearCertifiedPerson}>
              직접 입력할게요
            </Link>
          </Button>
        </CertificationPanel>
      </Stack>
    </Page>
  );
}
