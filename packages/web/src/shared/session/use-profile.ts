import { useGetMe } from "@damadum/sdk";
import { useLoggedIn } from "./session-context.ts";

/** The member's profile, asked for only while somebody is logged in. */
export function useProfile() {
  return useGetMe({ query: { enabled: useLoggedIn() } });
}
