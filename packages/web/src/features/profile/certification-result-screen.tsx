import { CertificationResult } from "../../shared/identity/certification-result.tsx";
import { paths } from "../../shared/paths.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { ApplyCertification } from "./components/apply-certification.tsx";

/** /my/profile/certification/result: what an identity check would change about the member. */
export function CertificationResultScreen() {
  return (
    <CertificationResult retryHref={paths.profile.getHref()}>
      {(certification) => (
        <WithProfile isPage>
          {(profile) => <ApplyCertification profile={profile} certification={certification} />}
        </WithProfile>
      )}
    </CertificationResult>
  );
}
