import { contractAjv } from "@damadum/contract/ajv";
import { readContract, type ContractOperation, type Schema } from "@damadum/contract/reader";
import { declaredProblems } from "../http/declared-problems.ts";
import type { ValidateFunction } from "ajv";

const operations = new Map(readContract().operations.map((operation) => [operation.id, operation]));

const ajv = contractAjv();
const validators = new Map<string, ValidateFunction | null>();

export function contractOperation(id: string): ContractOperation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  return operation;
}

/** Throws when the contract does not allow this response of the operation. */
export function checkResponse(
  id: string,
  answer: { readonly status: number; readonly body: unknown; readonly retryAfter: unknown },
): void {
  const { responses, files } = contractOperation(id);
  const status = String(answer.status);
  if (!responses.has(status)) throw new Error(`${id} answered ${status}, which is not declared`);
  // By the contract, a 401 without credentials has no body.
  if (answer.status === 401 && answer.body === undefined) return;
  if (files.has(status)) {
    if (!Buffer.isBuffer(answer.body)) throw new Error(`${id} answered ${status} without a file`);
    return;
  }
  const validate = validatorOf(id, status, responses.get(status));
  if (validate === null && answer.body !== undefined) throw new Error(`${id} ${status} has a body`);
  if (validate !== null && !validate(answer.body)) {
    throw new Error(`${id} ${status} does not fit: ${ajv.errorsText(validate.errors)}`);
  }
  requireDeclared(id, answer.body);
  if (answer.status === 429 && !/^[1-9][0-9]*$/.test(String(answer.retryAfter))) {
    throw new Error(`${id} answered 429 without Retry-After`);
  }
}

/** Throws when a problem has a code that the operation does not declare. */
function requireDeclared(id: string, body: unknown): void {
  if (typeof body !== "object" || body === null || !("type" in body) || !("code" in body)) return;
  if (!String(body.type).startsWith("urn:damadum:problem:")) return;
  const { code } = body;
  if (declaredProblems(contractOperation(id)).some((row) => row.code === code)) return;
  throw new Error(`${id} answered ${String(code)}, which its x-problems does not name`);
}

function validatorOf(
  id: string,
  status: string,
  schema: Schema | undefined,
): ValidateFunction | null {
  const key = `${id} ${status}`;
  const known = validators.get(key);
  if (known !== undefined) return known;
  const validator = schema === undefined ? null : ajv.compile(schema);
  validators.set(key, validator);
  return validator;
}
