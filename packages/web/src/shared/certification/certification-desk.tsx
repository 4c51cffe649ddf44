import { Box, Button, Notice, Stack } from "@damadum/ui";
import { useEffect, useRef } from "react";
import type { CertificationProblem } from "./certification-problem.ts";
import { useCertification } from "./use-certification.ts";

interface CertificationDeskProps {
  /** Page of this site that hears the result; the provider adds its numbers to it. */
  readonly resultPath: string;
  readonly label?: string;
  /** `outline` where it is not the one main action of the screen. */
  readonly variant?: "filled" | "outline";
}

/** The button that opens the identity window, and why it came to nothing where it did. */
export function CertificationDesk({
  resultPath,
  label = "휴대전화로 본인 확인하기",
  variant = "filled",
}: CertificationDeskProps) {
  const { begin, isUnderWay, problem } = useCertification(resultPath);
  return (
    <Stack gap="4">
      {problem !== null && <ProblemNotice problem={problem} />}
      <Button
        variant={variant}
        size={variant === "filled" ? "lg" : "md"}
        block
        loading={isUnderWay}
        onClick={begin}
      >
        {problem === null ? label : "다시 본인 확인하기"}
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
