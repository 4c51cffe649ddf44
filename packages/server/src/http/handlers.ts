import type { OperatorRole } from "@damadum/domain";
import type { Operations, OperationId } from "@damadum/sdk/operations";

/** The member whose access token came with the request and whose session is active. */
export interface Caller {
  readonly userId: string;
  readonly familyId: string;
  readonly role: "MEMBER" | "COMPANY" | "OPERATOR";
}

/** The operator whose access token came with the request, and whose account is not disabled. */
export interface OperatorCaller extends Caller {
  readonly username: string;
  readonly operatorRole: OperatorRole;
}

type CallerOf<Id extends OperationId> = {
  readonly none: null;
  readonly optional: Caller | null;
  readonly member: Caller;
  readonly company: Caller;
  readonly operator: OperatorCaller;
}[Operations[Id]["security"]];

/** A request after authentication and validation, in the contract's shapes. */
export interface Call<Id extends OperationId> {
  readonly path: Operations[Id]["path"];
  readonly query: Operations[Id]["query"];
  readonly headers: Operations[Id]["headers"];
  readonly body: Operations[Id]["body"];
  readonly caller: CallerOf<Id>;
  /** Network address of the client, for rate limits and the log of operators. */
  readonly address: string;
  /** What the client says that it is; empty when it says nothing. */
  readonly userAgent: string;
}

/** `readsOnly` says that nothing was changed, so that a repetition reads again. */
export type Reply<Id extends OperationId> = Operations[Id]["reply"] & {
  readonly readsOnly?: boolean;
};

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** A handler for every operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** The handlers of one tag; a feature's routes are checked against it, so that none is missing or unknown. */
export type HandlersOf<Tag extends Operations[OperationId]["tag"]> = {
  readonly [Id in OperationId as Operations[Id]["tag"] extends Tag ? Id : never]: Handler<Id>;
};
