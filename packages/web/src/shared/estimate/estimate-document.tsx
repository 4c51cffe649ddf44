import { estimatePaper } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import { PaperSheet } from "../paper/paper-sheet.tsx";

/** The complete, printable 견적서 of an estimate. */
export function EstimateDocument({ estimate }: { estimate: Estimate }) {
  return <PaperSheet paper={estimatePaper(estimate)} />;
}
