import { ApiError, NetworkError } from "@damadum/sdk";
import { expect, test } from "vitest";
import { ChunkLoadError } from "../../shared/browser/load-chunk.ts";
import { describeError } from "./describe-error.ts";

const problem = { code: "not_found", message: "찾을 수 없어요. 번호를 확인해 주세요." } as const;

test("describeError offers a reload when a chunk failed to load", () => {
  expect(describeError(new ChunkLoadError("x"))).toMatchObject({
    title: "화면을 불러오지 못했어요",
    retry: "reload",
  });
});

test("describeError offers a retry when the server did not respond", () => {
  expect(describeError(new NetworkError(new TypeError("fetch"))).retry).toBe("revalidate");
});

test("describeError shows the server's message and offers a retry when it can help", () => {
  expect(describeError(new ApiError(404, problem))).toEqual({
    title: "찾을 수 없어요",
    detail: problem.message,
    retry: null,
  });
  expect(describeError(new ApiError(500, problem)).retry).toBe("revalidate");
  expect(describeError(new ApiError(429, problem)).retry).toBe("revalidate");
});

test("describeError hides details when the error is unexpected", () => {
  const { title, detail } = describeError(new TypeError("x is undefined"));
  expect(title + detail).not.toContain("undefined");
});
