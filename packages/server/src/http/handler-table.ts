import type { ContractOperation } from "@damadum/contract/reader";
import type { Handlers } from "./handlers.ts";

/** A request on its way to a handler, before its parts are known by type. */
export interface UntypedCall {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly caller: unknown;
  readonly address: string;
}
export type UntypedHandler = (
  call: UntypedCall,
) => Promise<{ readonly status: number; readonly body?: unknown }>;

/** Each operation with its handler. Throws when one is missing, unknown or no function. */
export function handlerTable(
  handlers: Handlers,
  operations: readonly ContractOperation[],
): readonly { readonly operation: ContractOperation; readonly handle: UntypedHandler }[] {
  const unknown = new Set(Object.keys(handlers));
  const table = operations.map((operation) => {
    unknown.delete(operation.id);
    const handler: unknown = Reflect.get(handlers, operation.id);
    if (typeof handler !== "function") {
      throw new Error(`openapi.yaml has ${operation.id}, but no feature handles it`);
    }
    return { operation, handle: validated(handler) };
  });
  if (unknown.size > 0) {
    throw new Error(
      `openapi.yaml does not have ${[...unknown].join(", ")}, but a feature handles it`,
    );
  }
  return table;
}

/**
 * The call that a handler gets was checked by ajv against the schemas from which the handler's types
 * were generated, and its caller against the operation's security; only this is not visible to tsc.
 */
function validated(handler: object): UntypedHandler {
  return handler as UntypedHandler;
}
