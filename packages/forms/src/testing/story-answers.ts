import { ApiError, type ProblemCode } from "@damadum/sdk";

/** A submit that never settles, so that the form stays busy. */
export function neverAnswered(): Promise<void> {
  return new Promise(() => {});
}

/** A submit that the server rejects because of one field. */
export function rejectedField(field: string, message: string) {
  return (): Promise<void> =>
    Promise.reject(
      new ApiError(422, {
        code: "validation_failed",
        message: "입력한 내용을 확인해 주세요.",
        errors: [{ field, code: "rejected", message }],
      }),
    );
}

/** A submit that the server rejects as a whole. */
export function rejected(status: number, code: ProblemCode, message: string) {
  return (): Promise<void> => Promise.reject(new ApiError(status, { code, message }));
}
