import { useEffect } from "react";
import { loginErrorAtom } from "../../../shared/session/session-atoms.ts";
import { useAtomValue, useSetAtom } from "../../../shared/config/store.ts";

/**
 * What the last way in failed with, null when nothing did. A screen that shows it takes it along when it is
 * left: it is old news on the next.
 */
export function useLoginError(): string | null {
  const setLoginError = useSetAtom(loginErrorAtom);
  useEffect(() => () => setLoginError(null), [setLoginError]);
  return useAtomValue(loginErrorAtom);
}
