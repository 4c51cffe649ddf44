import type { Frozen } from "@damadum/contract";
import type { Operations, OperationId } from "@damadum/sdk/operations";
import type { Sent } from "../api-client.ts";
import type { TestServer } from "../test-server.ts";

/** A request, by a permitted caller, that succeeds. */
export interface Drive<Id extends OperationId = OperationId> extends Sent {
  readonly path?: Operations[Id]["path"];
  readonly body?: Frozen<Operations[Id]["body"]>;
}

/** Creates everything that the request needs, for a new person each time, and returns the request. */
export type Driver<Id extends OperationId = OperationId> = (
  server: TestServer,
) => Promise<Drive<Id>>;

export type DriversOf<Tag extends Operations[OperationId]["tag"]> = {
  readonly [Id in OperationId as Operations[Id]["tag"] extends Tag ? Id : never]: Driver<Id>;
};
