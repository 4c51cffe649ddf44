import { getGetMeQueryKey, type Profile } from "@damadum/sdk";
import type { MutationFunctionContext } from "@tanstack/react-query";

/** `onSuccess` of an operation that returns the profile: caches it. */
export function cacheProfile(
  profile: Profile,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  client.setQueryData(getGetMeQueryKey(), profile);
}

/** `onSuccess` of an address change: refetches the profile with its default address, and the address list. */
export function refreshProfile(
  _answer: unknown,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): Promise<void> {
  return client.invalidateQueries({ queryKey: getGetMeQueryKey() });
}
