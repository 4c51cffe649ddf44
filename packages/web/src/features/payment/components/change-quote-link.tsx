import type { quoteForm, StepIdOf } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import type { ReactNode } from "react";
import { Link as RouterLink, type LinkProps } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import type { QuoteLinkState } from "../../../shared/quote-form/quote-draft.ts";

interface ChangeQuoteLinkProps extends Omit<LinkProps, "to" | "state"> {
  /** The initial answers; without them the quote opens with the draft stored on this device. */
  readonly draft: EstimateDraft | null;
  /** The step to open; by default the summary, or the first step with an invalid answer. */
  readonly step?: StepIdOf<typeof quoteForm>;
  readonly children: ReactNode;
}

/** Links to the quote with the answers of an estimate, to change one of them. */
export function ChangeQuoteLink({
  draft,
  step = "confirm",
  children,
  ...link
}: ChangeQuoteLinkProps) {
  const state: QuoteLinkState | null = draft && { quoteDraft: draft };
  return (
    <RouterLink {...link} to={paths.home.getHref(step)} state={state}>
      {children}
    </RouterLink>
  );
}
