import type { z } from "zod";
import { ProviderUnavailable } from "../provider-errors.ts";

/** Parses the content with the schema; throws ProviderUnavailable when it does not match. */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  throw new ProviderUnavailable("A provider of logins answered in an unknown form");
}
