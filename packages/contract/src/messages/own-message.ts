import type { Schema } from "../schema.ts";
import { quantity } from "./quantity.ts";

/** The `x-message` of a schema with its limits filled in; undefined when it has none. */
export function ownMessage(schema: Schema): string | undefined {
  const values = new Map(Object.entries(schema));
  return schema["x-message"]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (typeof value !== "number") throw new Error(`openapi.yaml: an x-message names no ${name}`);
    return quantity(value);
  });
}
