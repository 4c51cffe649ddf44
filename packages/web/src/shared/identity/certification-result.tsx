import { useCreateCertification, type Certification } from "@damadum/sdk";
import { Button } from "@damadum/ui";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { MessagePage } from "../page/message-page.tsx";
import { isBegunHere } from "./begun-certification.ts";
import {
  notBegunHere,
  notCertified,
  problemOf,
  type CertificationProblem,
} from "./certification-problem.ts";

interface CertificationResultProps {
  /** Page with the `CertificationDesk`, where the check can be done again. */
  readonly againHref: string;
  /** What comes of a certified person; the server has vouched for it. */
  readonly children: (certification: Certification) => ReactNode;
}

/** The page that an identity check comes back to: asks the server who was certified, or says why nobody was. */
export function CertificationResult({ againHref, children }: CertificationResultProps) {
  const [search] = useSearchParams();
  const impUid = search.get("imp_uid");
  const merchantUid = search.get("merchant_uid");
  if (merchantUid === null || !isBegunHere(merchantUid)) {
    return <Failed problem={notBegunHere} againHref={againHref} />;
  }
  if (!impUid) {
    return <Failed problem={notCertified(search.get("error_msg"))} againHref={againHref} />;
  }
  return (
    <Asked impUid={impUid} merchantUid={merchantUid} againHref={againHref}>
      {children}
    </Asked>
  );
}

interface AskedProps extends CertificationResultProps {
  /** The number of the check at the provider. */
  readonly impUid: string;
  /** Our number of it. */
  readonly merchantUid: string;
}

function Asked({ impUid, merchantUid, againHref, children }: AskedProps) {
  const { data, error, isFetching, refetch } = useCreateCertification(
    { imp_uid: impUid, merchant_uid: merchantUid },
    // Both numbers have the same answer for ten minutes: reloading and coming back twice are no matter.
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
      problem={problemOf(error)}
      againHref={againHref}
      isAsking={isFetching}
      onAskAgain={() => void refetch()}
    />
  );
}

interface FailedProps {
  readonly problem: CertificationProblem;
  readonly againHref: string;
  readonly isAsking?: boolean;
  readonly onAskAgain?: () => void;
}

function Failed({ problem, againHref, isAsking = false, onAskAgain }: FailedProps) {
  const asksAgain = problem.canAskAgain && onAskAgain !== undefined;
  return (
    <MessagePage
      illustration="trouble"
      title={problem.title}
      isAlert
      actions={
        <>
          {asksAgain && (
            <Button size="lg" block loading={isAsking} onClick={onAskAgain}>
              결과 다시 확인하기
            </Button>
          )}
          <Button size="lg" block variant={asksAgain ? "outline" : "filled"} asChild>
            <Link to={againHref} replace>
              다시 본인 인증하기
            </Link>
          </Button>
        </>
      }
    >
      {problem.detail}
    </MessagePage>
  );
}
