import type { ContractOperation } from "@damadum/contract/reader";
import type { Handlers } from "./handlers.ts";

/** A request before its parts are typed for its handler. */
export interface UntypedCall {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly caller: unknown;
  readonly address: string;
  readonly userAgent: string;
}
export interface UntypedReply {
  readonly status: number;
  readonly body?: unknown;
  readonly readsOnly?: boolean;
}
export type UntypedHandler = (call: UntypedCall) => Promise<UntypedReply>;

/** Pairs each operation with its handler. Throws when a handler is missing, unknown or not a function. */
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
 * ajv validated the call against the schemas from which the handler's types were generated, and the caller was
 * checked against the operation's security, neither of which tsc can see.
 */
function validated(handler: object): UntypedHandler {
  return handler as UntypedHandler;
}
