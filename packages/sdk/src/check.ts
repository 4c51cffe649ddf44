import { en } from "zod/locales";
import { config, prettifyError } from "zod/mini";

import { Problem } from "./generated/zod/model.schemas.ts";
import { responses } from "./generated/zod/responses.ts";
import type { ApiResponse } from "./http/sdk.ts";

/** A response of the API that violates openapi.yaml. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

// zod/mini brings no words of its own.
config(en());

const operations = responses
  .map((each) => ({ ...each, pattern: patternOf(each.path) }))
  // A fixed path comes before one whose parameter it would match.
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/**
 * Checks a response against the generated zod schema of its operation: for `configureSdk({ checkResponse })` in
 * development, stories and tests. It pulls in zod and every schema, so a production bundle must not import it.
 * @throws ContractError naming operation, path and each difference; in a browser also reported as an uncaught error,
 * because a screen may show it like any other error.
 */
export function checkResponse({ method, path, status, body }: ApiResponse): void {
  const operation = operations.find((each) => each.method === method && each.pattern.test(path));
  if (!operation) return report(`${method} ${path} is no operation of the contract`);
  const { success, error } = (status < 400 ? operation.response : Problem).safeParse(body);
  if (success) return;
  report(
    `${operation.operationId} (${method} ${path}) answered ${status} against the contract:\n${prettifyError(error)}`,
  );
}

function report(difference: string): never {
  const error = new ContractError(difference);
  globalThis.reportError?.(error);
  throw error;
}
