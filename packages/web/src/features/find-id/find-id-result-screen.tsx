import { CertificationResult } from "../../shared/identity/certification-result.tsx";
import { paths } from "../../shared/paths.ts";
import { FoundUsernames } from "./components/found-usernames.tsx";

/** /users/id/find/result: the masked usernames of the certified person. */
export function FindIdResultScreen() {
  return (
    <CertificationResult retryHref={paths.findId.getHref()}>
      {({ uid }) => <FoundUsernames uid={uid} />}
    </CertificationResult>
  );
}
