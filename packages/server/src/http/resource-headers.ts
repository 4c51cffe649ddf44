import { createHash } from "node:crypto";
import type { UntypedCall, UntypedHandler } from "./handler-table.ts";
import { ProblemError } from "./problem-error.ts";

/** The entity tag of a response's body (RFC 9110, section 8.8.3). */
export function etagOf(body: unknown): string {
  return `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
}

/** Throws precondition_failed unless what the caller reads now is what they had read when they edited it. */
export async function requireMatch(
  expected: string,
  read: UntypedHandler,
  call: UntypedCall,
): Promise<void> {
  const { body } = await read(call);
  const tags = expected.split(",").map((tag) => tag.trim());
  if (!tags.includes("*") && !tags.includes(etagOf(body)))
    throw new ProblemError("precondition_failed");
}

/**
 * The path of what was created: a template of the contract, filled in from the request's path and the response's body.
 * @throws when the contract names something that neither has
 */
export function locationOf(template: string, path: unknown, body: unknown): string {
  return template.replaceAll(
    /\{\$(request\.path\.|response\.body#\/)([\w/]+)\}/g,
    (_, from, at) => {
      const root = String(from).startsWith("request") ? path : body;
      const value = String(at)
        .split("/")
        .reduce<unknown>((node, key) => Reflect.get(Object(node), key), root);
      if (typeof value !== "string") throw new Error(`${template}: there is no ${at}`);
      return encodeURIComponent(value);
    },
  );
}
