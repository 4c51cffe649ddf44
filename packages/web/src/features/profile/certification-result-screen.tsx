import { CertificationResult } from "../../shared/identity/certification-result.tsx";
import { paths } from "../../shared/paths.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { TakeOver } from "./components/take-over.tsx";

/** /my/profile/certification/result: what an identity check would change about the member. */
export function CertificationResultScreen() {
  return (
    <CertificationResult againHref={paths.profile.getHref()}>
      {(certification) => (
        <WithProfile isPage>
          {(profile) => <TakeOver profile={profile} certification={certification} />}
        </WithProfile>
      )}
    </CertificationResult>
  );
}
