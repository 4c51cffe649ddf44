import { isApiError } from "@damadum/sdk";

/** Whether what a URL names does not exist for this member: malformed (400), unknown or another member's (404). */
export function isNotFound(error: Error): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
