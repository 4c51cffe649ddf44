import { toInstant } from "@damadum/domain";

export { toInstant };

/** The same for an instant that may not have come. */
export function toInstantOrNull(date: Date | null): string | null {
  return date === null ? null : toInstant(date);
}
