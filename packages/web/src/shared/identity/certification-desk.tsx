import { ActionBar, Box, Button, Notice, Stack } from "@damadum/ui";
import { useEffect, useRef, type ReactNode } from "react";
import type { CertificationProblem } from "./certification-problem.ts";
import { useCertification } from "./use-certification.ts";

interface CertificationDeskProps {
  /** Page of this site that hears the result; the provider adds its numbers to it. */
  readonly resultPath: string;
  /** The other way on, below the main button. */
  readonly children?: ReactNode;
}

/** The main action of a screen: opens the identity window, and says why it came to nothing where it did. */
export function CertificationDesk({ resultPath, children }: CertificationDeskProps) {
  const { begin, isUnderWay, problem } = useCertification(resultPath);
  return (
    <>
      {problem !== null && <ProblemNotice problem={problem} />}
      <ActionBar>
        <Button size="lg" block loading={isUnderWay} onClick={begin}>
          {problem === null ? "휴대전화로 본인 인증하기" : "다시 본인 인증하기"}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}

interface SmallCertificationDeskProps extends Pick<CertificationDeskProps, "resultPath"> {
  readonly label: string;
}

/** The same as one of the things that a screen offers. */
export function SmallCertificationDesk({ resultPath, label }: SmallCertificationDeskProps) {
  const { begin, isUnderWay, problem } = useCertification(resultPath);
  return (
    <Stack gap="4">
      {problem !== null && <ProblemNotice problem={problem} />}
      <Button variant="outline" block loading={isUnderWay} onClick={begin}>
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
