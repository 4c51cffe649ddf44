import { isApiError } from "@damadum/sdk";

/** Whether an estimate is not there for this person: its serial never was one (400), is nobody's or somebody else's (404). */
export function isMissing(error: Error): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
