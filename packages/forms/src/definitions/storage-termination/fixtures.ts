import type { TerminationAnswers } from "./form.ts";

/** A contract that ends in two weeks. */
export const completeStorageTermination: TerminationAnswers = {
  end_date: "2026-12-15",
  reason: "이사를 마쳤어요.",
};
