import type { Operations, OperationId } from "@damadum/contract/operations";
import type { Sent } from "../api-client.ts";
import type { TestServer } from "../test-server.ts";

/** A call that the operation answers with its success, made by somebody who may. */
export interface Drive<Id extends OperationId = OperationId> extends Sent {
  readonly path?: Operations[Id]["path"];
  readonly body?: Operations[Id]["body"];
}

/** Makes whatever the call needs, new and for another person each time, and says what to send. */
export type Driver<Id extends OperationId = OperationId> = (
  server: TestServer,
) => Promise<Drive<Id>>;

/** The drivers of one tag. */
export type DriversOf<Tag extends Operations[OperationId]["tag"]> = {
  readonly [Id in OperationId as Operations[Id]["tag"] extends Tag ? Id : never]: Driver<Id>;
};
