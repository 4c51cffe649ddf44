import type { FieldProblem } from "@damadum/sdk/model";

/** The part of a request that a schema is for, as fastify names it. */
export type RequestPart = (typeof requestParts)[number];

const requestParts = ["body", "params", "querystring", "headers"] as const;

export function isRequestPart(name: string | undefined): name is RequestPart {
  return requestParts.some((part) => part === name);
}

/** A request that violates the contract; `missing` when a required body is absent. */
export class InvalidRequest extends Error {
  override readonly name = "InvalidRequest";
  readonly part: RequestPart;
  readonly missing: boolean;
  readonly fields: readonly FieldProblem[];

  constructor(
    part: RequestPart,
    details: { readonly missing?: boolean; readonly fields?: readonly FieldProblem[] },
  ) {
    super("The request does not fit the contract");
    this.part = part;
    this.missing = details.missing ?? false;
    this.fields = details.fields ?? [];
  }
}
