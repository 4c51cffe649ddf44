import { prettifyError } from "zod";

import { Problem } from "./generated/zod/model.schemas.ts";
import { responses } from "./generated/zod/responses.ts";
import type { ApiResponse } from "./http/sdk.ts";

/** An answer of the API that is not what openapi.yaml says. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

const operations = responses
  .map((each) => ({ ...each, pattern: patternOf(each.path) }))
  // A path without parameters goes before one whose parameter it would fit.
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/**
 * Holds an answer to the generated zod schema of its operation: for `configureSdk({ checkResponse })` in development,
 * stories and tests. It brings zod and every schema, so a production bundle must not import it.
 * @throws ContractError naming operation, path and each difference; also reported as an uncaught error where there
 * is a page, because a screen may show an error like any other.
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
