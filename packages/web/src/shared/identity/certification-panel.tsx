import { ActionBar, Box, Button, Notice, Stack } from "@damadum/ui";
import { useEffect, useRef, type ReactNode } from "react";
import type { CertificationProblem } from "./certification-problem.ts";
import { useCertification } from "./use-certification.ts";

interface CertificationPanelProps {
  /** Page of this site that the provider returns to, with its numbers added. */
  readonly resultPath: string;
  /** An alternative action below the main button. */
  readonly children?: ReactNode;
}

/** Opens the identity window as the main action of a screen, and shows the problem when the check fails. */
export function CertificationPanel({ resultPath, children }: CertificationPanelProps) {
  const { start, isPending, problem } = useCertification(resultPath);
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} />}
      <ActionBar>
        <Button size="lg" block loading={isPending} onClick={start}>
          {problem === null ? "휴대전화로 본인 인증하기" : "다시 본인 인증하기"}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}

interface InlineCertificationPanelProps extends Pick<CertificationPanelProps, "resultPath"> {
  readonly label: string;
}

/** Opens the identity window as one of several actions of a screen. */
export function InlineCertificationPanel({ resultPath, label }: InlineCertificationPanelProps) {
  const { start, isPending, problem } = useCertification(resultPath);
  return (
    <Stack gap="4">
      {problem !== null && <ProblemNotice problem={problem} />}
      <Button variant="outline" block loading={isPending} onClick={start}>
        {problem === null ? label : "다시 본인 인증하기"}
      </Button>
    </Stack>
  );
}

function ProblemNotice({ problem }: { problem: CertificationProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <Box role="alert" ref={box}>
      <Notice tone={problem.tone} title={problem.title}>
        {problem.detail}
      </Notice>
    </Box>
  );
}
