import { createContext, useContext } from "react";

/** What Enter does in a line of text, which a phone writes on that key: on to the next question, or done with all. */
export type EnterKey = "next" | "done";

const EnterKeyContext = createContext<EnterKey>("done");

export const EnterKeyProvider = EnterKeyContext.Provider;

/** The word for the Enter key in the step that is on the screen. */
export function useEnterKey(): EnterKey {
  return useContext(EnterKeyContext);
}
