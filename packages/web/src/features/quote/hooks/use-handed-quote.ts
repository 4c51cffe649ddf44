import { saveDraft, quoteForm } from "@damadum/forms";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { QUOTE_DRAFT_KEY, draftOfLinkState } from "../../../shared/quote-form/quote-draft.ts";
import { pathOf } from "../../../shared/router/redirect.ts";

/** Takes over the answers of an estimate that a link brought along, before the form looks for kept ones. */
export function useHandedQuote(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => {
    const draft = draftOfLinkState(location.state);
    if (draft) saveDraft(quoteForm, QUOTE_DRAFT_KEY, draft);
    return draft;
  });
  // Once only: a reload must find what was changed since, not what was brought along.
  const forgetHanded = useEffectEvent(() => {
    if (handed) void navigate(pathOf(location), { replace: true, state: null });
  });
  useEffect(() => forgetHanded(), []);
}
