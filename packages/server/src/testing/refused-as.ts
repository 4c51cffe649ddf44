import type { Problem } from "@damadum/sdk/model";
import type { Sent } from "./api-client.ts";
import type { TestServer } from "./test-server.ts";

/** Why the server refuses a request, in the words of an action; nulls when it accepts it. */
export async function refusedAs({ api }: TestServer, operation: string, sent: Sent) {
  const { status, body } = await api.send<Problem>(operation, sent);
  if (status < 300) return { reason: null, problem: null };
  return { reason: body.message, problem: body.code };
}
