import type { ReactNode } from "react";
import { art } from "./art.ts";

interface StageProps {
  readonly width: number;
  readonly children: ReactNode;
}

/** The 160 × 120 canvas of the scenes. */
export function Stage({ width, children }: StageProps) {
  return (
    <svg
      aria-hidden
      focusable="false"
      width={width}
      height={(width * 3) / 4}
      viewBox="0 0 160 120"
      fill="none"
      stroke={art.line}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
