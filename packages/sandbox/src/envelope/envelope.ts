/** Wraps every response of the provider, success or error. */
export interface Envelope<Response> {
  code: number;
  message: string | null;
  response: Response | null;
}

export function accepted<Response>(response: Response): Envelope<Response> {
  return { code: 0, message: null, response };
}

/** A refusal in the provider's own words; business refusals are HTTP 200 with a code, as at the real provider. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly code: number;

  constructor(message: string, { statusCode = 200, code = 1 } = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }

  toEnvelope(): Envelope<never> {
    return { code: this.code, message: this.message, response: null };
  }
}

export function notFound(message = "존재하지 않는 결제정보입니다."): ProblemError {
  return new ProblemError(message, { statusCode: 404, code: -1 });
}
