import { prepareCertification } from "@damadum/sdk";
import { rememberStartedCertification } from "./started-certification.ts";
import { openCertificationWindow } from "./certification-window.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import {
  notCertified,
  toCertificationProblem,
  type CertificationProblem,
} from "./certification-problem.ts";

/** How the identity window ended: with a certification for the result page to confirm, or without one. */
type CertificationOutcome =
  | { readonly kind: "confirm"; readonly href: string }
  | { readonly kind: "not-certified"; readonly reason: string | null };

interface CertificationFlow {
  readonly start: () => void;
  readonly isPending: boolean;
  readonly problem: CertificationProblem | null;
}

/** Runs an identity check, from the press of the button to the page at `resultPath`, or to a problem. */
export function useCertification(resultPath: string): CertificationFlow {
  const navigate = useNavigate();
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: () => certify(resultPath),
    onSuccess: (outcome) => (outcome.kind === "confirm" ? navigate(outcome.href) : undefined),
  });

  // A page restored from the back-forward cache would still show the pending state.
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) reset();
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);

  return { start: () => mutate(), isPending, problem: problemFrom(error, data) };
}

function problemFrom(
  error: Error | null,
  outcome: CertificationOutcome | undefined,
): CertificationProblem | null {
  if (error) return toCertificationProblem(error);
  return outcome?.kind === "not-certified" ? notCertified(outcome.reason) : null;
}

/**
 * Has the user prove their identity. On phones the window replaces the page, which ends the promise, and the provider
 * returns to `resultPath` with its numbers added; elsewhere the outcome contains the same URL.
 * @throws ApiError, NetworkError, ProviderWindowError
 */
async function certify(resultPath: string): Promise<CertificationOutcome> {
  const prepared = await prepareCertification();
  rememberStartedCertification(prepared.merchant_uid);
  const result = new URL(resultPath, window.location.origin);
  const { impUid, claimsSuccess, reason } = await openCertificationWindow(prepared, result.href);
  if (!claimsSuccess || impUid === null) return { kind: "not-certified", reason };
  result.searchParams.set("imp_uid", impUid);
  result.searchParams.set("merchant_uid", prepared.merchant_uid);
  return { kind: "confirm", href: result.pathname + result.search };
}
