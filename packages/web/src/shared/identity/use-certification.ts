import { prepareCertification } from "@damadum/sdk";
import { noteBegunCertification } from "./begun-certification.ts";
import { openCertificationWindow } from "./certification-window.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { notCertified, problemOf, type CertificationProblem } from "./certification-problem.ts";

/** How the identity window was left: with something for the result page to ask about, or without an identity. */
type CertificationOutcome =
  | { readonly kind: "to-ask"; readonly href: string }
  | { readonly kind: "not-certified"; readonly reason: string | null };

interface CertificationUnderWay {
  readonly begin: () => void;
  readonly isUnderWay: boolean;
  readonly problem: CertificationProblem | null;
}

/** An identity check: from the press of the button to the page at `resultPath`, or to why it came to nothing. */
export function useCertification(resultPath: string): CertificationUnderWay {
  const navigate = useNavigate();
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: () => certify(resultPath),
    onSuccess: (outcome) => (outcome.kind === "to-ask" ? navigate(outcome.href) : undefined),
  });

  // A phone that comes back with the back button shows this page as it was left: waiting for ever.
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) reset();
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);

  return { begin: () => mutate(), isUnderWay: isPending, problem: problemIn(error, data) };
}

function problemIn(
  error: Error | null,
  outcome: CertificationOutcome | undefined,
): CertificationProblem | null {
  if (error) return problemOf(error);
  return outcome?.kind === "not-certified" ? notCertified(outcome.reason) : null;
}

/**
 * Lets the person prove who they are. On phones the window replaces the page, the promise ends with it, and the
 * provider leads to `resultPath` with its numbers added; elsewhere the outcome names the same address.
 * @throws ApiError, NetworkError, CertificationWindowError
 */
async function certify(resultPath: string): Promise<CertificationOutcome> {
  const prepared = await prepareCertification();
  noteBegunCertification(prepared.merchant_uid);
  const result = new URL(resultPath, window.location.origin);
  const { impUid, claimsSuccess, reason } = await openCertificationWindow(prepared, result.href);
  if (!claimsSuccess || impUid === null) return { kind: "not-certified", reason };
  result.searchParams.set("imp_uid", impUid);
  result.searchParams.set("merchant_uid", prepared.merchant_uid);
  return { kind: "to-ask", href: result.pathname + result.search };
}
