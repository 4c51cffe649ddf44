import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { certify, type CertificationOutcome } from "./certify.ts";
import { notCertified, problemOf, type CertificationProblem } from "./certification-problem.ts";

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
