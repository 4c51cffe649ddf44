import { useGetMe } from "@damadum/sdk";
import { createContext, use } from "react";
import { useHydrated } from "../browser/use-hydrated.ts";
import { sessionStatusAtom, type SessionState } from "./session-atoms.ts";
import type { Session } from "./session.ts";
import { useAtomValue } from "../config/store.ts";

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The verbs of the session; what it is at the moment comes from the atoms. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs the SessionProvider of app/app-root.tsx");
  return session;
}

/** What the session is at the moment; a prerendered page is a visitor's until React has taken it over. */
export function useSessionStatus(): SessionState["status"] {
  const status = useAtomValue(sessionStatusAtom);
  return useHydrated() ? status : "visitor";
}

export function useLoggedIn(): boolean {
  return useSessionStatus() === "member";
}

/** The member's profile, asked for only while somebody is logged in. */
export function useProfile() {
  return useGetMe({ query: { enabled: useLoggedIn() } });
}
