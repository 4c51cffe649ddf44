import type { ReactNode } from "react";
import { outlined } from "./art.ts";

interface StageProps {
  readonly width: number;
  readonly children: ReactNode;
}

/** The 160 × 120 canvas of the scenes. */
export function Stage({ width, children }: StageProps) {
  return (
    <svg aria-hidden width={width} height={(width * 3) / 4} viewBox="0 0 160 120" {...outlined}>
      {children}
    </svg>
  );
}
