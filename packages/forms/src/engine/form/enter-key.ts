import { createContext, useContext } from "react";

/** What Enter does in a text field, as a phone labels that key: go to the next question, or finish. */
export type EnterKey = "next" | "done";

const EnterKeyContext = createContext<EnterKey>("done");

export const EnterKeyProvider = EnterKeyContext.Provider;

export function useEnterKey(): EnterKey {
  return useContext(EnterKeyContext);
}
