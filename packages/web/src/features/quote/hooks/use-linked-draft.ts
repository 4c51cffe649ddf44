import { saveDraft, quoteForm } from "@damadum/forms";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { QUOTE_DRAFT_KEY, draftOfLinkState } from "../../../shared/quote-form/quote-draft.ts";
import { pathOf } from "../../../shared/router/redirect.ts";

/** Saves the answers in a link's router state as the draft, before the form reads the draft. */
export function useLinkedDraft(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const [linkedDraft] = useState(() => {
    const draft = draftOfLinkState(location.state);
    if (draft) saveDraft(quoteForm, QUOTE_DRAFT_KEY, draft);
    return draft;
  });
  // Only once: a reload must restore later changes, not the link's answers.
  const clearLinkState = useEffectEvent(() => {
    if (linkedDraft) void navigate(pathOf(location), { replace: true, state: null });
  });
  useEffect(() => clearLinkState(), []);
}
