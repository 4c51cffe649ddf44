import { useGetMe } from "@damadum/sdk";
import { createContext, use } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { sessionStatusAtom, type SessionState } from "./session-atoms.ts";
import type { Session } from "./session.ts";
import { useAtomValue } from "../config/store.ts";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The actions of the session; its state comes from the atoms. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs the SessionProvider");
  return session;
}

/** The state of the session; a prerendered page shows a visitor until hydration. */
export function useSessionStatus(): SessionState["status"] {
  const status = useAtomValue(sessionStatusAtom);
  return useHydrated() ? status : "visitor";
}

export function useLoggedIn(): boolean {
  return useSessionStatus() === "member";
}

/** The member's profile, loaded only while a member is logged in. */
export function useProfile() {
  return useGetMe({ query: { enabled: useLoggedIn() } });
}
