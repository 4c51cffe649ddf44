import type { quoteForm, StepIdOf } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import type { ReactNode } from "react";
import { Link as RouterLink, type LinkProps } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import type { QuoteLinkState } from "../../../shared/estimate/quote-draft.ts";

interface ChangeQuoteLinkProps extends Omit<LinkProps, "to" | "state"> {
  /** The answers to begin with; without them the quote opens with what this device has kept. */
  readonly draft: EstimateDraft | null;
  /** The question to open; when left out the summary, or the first question whose answer no longer fits. */
  readonly step?: StepIdOf<typeof quoteForm>;
  readonly children: ReactNode;
}

/** Back to the quote with the answers of an estimate, to change one of them. */
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
