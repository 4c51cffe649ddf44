import { isApiError, isNetworkError } from "@damadum/sdk";

/** Tells whoever runs the service about errors that the code did not foresee; a place for error reporting later. */
export function reportError(error: unknown): void {
  if (isApiError(error) || isNetworkError(error)) return;
  console.error(error);
}
