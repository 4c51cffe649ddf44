import { toInstant } from "@damadum/domain";

export { toInstant };

/** `toInstant` for a nullable date. */
export function toInstantOrNull(date: Date | null): string | null {
  return date === null ? null : toInstant(date);
}
