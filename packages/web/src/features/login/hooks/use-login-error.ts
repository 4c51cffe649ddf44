import { useEffect } from "react";
import { loginErrorAtom } from "../../../shared/session/session-atoms.ts";
import { useAtomValue, useSetAtom } from "../../../shared/config/store.ts";

/**
 * The error of the last login, or null. A screen that shows it clears it when it unmounts, so that the next screen
 * does not show it again.
 */
export function useLoginError(): string | null {
  const setLoginError = useSetAtom(loginErrorAtom);
  useEffect(() => () => setLoginError(null), [setLoginError]);
  return useAtomValue(loginErrorAtom);
}
