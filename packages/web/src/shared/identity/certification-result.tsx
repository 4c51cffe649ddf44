import { useCreateCertification, type Certification } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../page/button-link.tsx";
import { MessagePage } from "../page/message-page.tsx";
import { wasStartedInThisTab } from "./started-certification.ts";
import {
  startedElsewhere,
  notCertified,
  toCertificationProblem,
  type CertificationProblem,
} from "./certification-problem.ts";

interface CertificationResultProps {
  /** Page with the `CertificationPanel`, where the check can be repeated. */
  readonly retryHref: string;
  /** Renders the certification that the server has confirmed. */
  readonly children: (certification: Certification) => ReactNode;
}

/** The page that an identity check returns to: requests the certification, or shows why there is none. */
export function CertificationResult({ retryHref, children }: CertificationResultProps) {
  const [search] = useSearchParams();
  const impUid = search.get("imp_uid");
  const merchantUid = search.get("merchant_uid");
  if (merchantUid === null || !wasStartedInThisTab(merchantUid)) {
    return <Failed problem={startedElsewhere} retryHref={retryHref} />;
  }
  if (!impUid) {
    return <Failed problem={notCertified(search.get("error_msg"))} retryHref={retryHref} />;
  }
  return (
    <LoadedCertification impUid={impUid} merchantUid={merchantUid} retryHref={retryHref}>
      {children}
    </LoadedCertification>
  );
}

interface LoadedCertificationProps extends CertificationResultProps {
  readonly impUid: string;
  /** Our number of the check. */
  readonly merchantUid: string;
}

function LoadedCertification({
  impUid,
  merchantUid,
  retryHref,
  children,
}: LoadedCertificationProps) {
  const { data, error, isFetching, refetch } = useCreateCertification(
    { imp_uid: impUid, merchant_uid: merchantUid },
    // The server returns the same certification for ten minutes, so reloading and returning twice are harmless.
    { query: { staleTime: Infinity, retry: false } },
  );
  if (data) return children(data);
  if (!error) {
    return (
      <MessagePage illustration={null} title="본인 인증 결과를 확인하고 있어요">
        잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  return (
    <Failed
      problem={toCertificationProblem(error)}
      retryHref={retryHref}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface FailedProps {
  readonly problem: CertificationProblem;
  readonly retryHref: string;
  readonly isRetrying?: boolean;
  readonly onRetry?: () => void;
}

function Failed({ problem, retryHref, isRetrying = false, onRetry }: FailedProps) {
  const offersRetry = problem.canRetry && onRetry !== undefined;
  return (
    <MessagePage
      illustration="trouble"
      title={problem.title}
      isAlert
      actions={
        <>
          {offersRetry && (
            <Button size="lg" block loading={isRetrying} onClick={onRetry}>
              결과 다시 확인하기
            </Button>
          )}
          <ButtonLink
            size="lg"
            block
            variant={offersRetry ? "outline" : "filled"}
            to={retryHref}
            replace
          >
            다시 본인 인증하기
          </ButtonLink>
        </>
      }
    >
      {problem.detail}
    </MessagePage>
  );
}
