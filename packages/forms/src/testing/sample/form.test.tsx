import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import type { FormContext } from "../../engine/definition/form-definition.ts";
import type { DeepPartial } from "../../engine/data/values.ts";
import { mount } from "../mount.tsx";
import { photoFile } from "../photo-file.ts";
import { sampleForm, type SampleRequest } from "./form.ts";

const complete = {
  nickname: "담이",
  contact: { name: "김담아" },
} as const satisfies SampleRequest;

const submit = page.getByRole("button", { name: "신청하기" });

interface Options {
  readonly answers?: DeepPartial<SampleRequest>;
  readonly context?: Partial<FormContext>;
}

async function open({ answers = complete, context }: Options = {}) {
  const onSubmit = vi.fn();
  await mount(
    <SchemaForm
      definition={sampleForm}
      context={{
        checkUsername: () => Promise.resolve({ valid: true, reason: null }),
        uploadFile: () => Promise.resolve({ file_id: "photo-1" }),
        ...context,
      }}
      initialData={answers}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(submit).toBeVisible();
  return { onSubmit };
}

async function sent(onSubmit: ReturnType<typeof vi.fn>) {
  await submit.click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const [request]: readonly unknown[] = onSubmit.mock.lastCall ?? [];
  return request;
}

describe("a verified answer", () => {
  it("shows the verdict while it is typed", async () => {
    await open({ answers: {} });
    await page.getByLabelText("별명").fill("보리");
    await expect.element(page.getByText("쓸 수 있는 별명이에요.")).toBeVisible();
  });

  it("delays the submit until the verdict, and stops it when it is negative", async () => {
    const verdict = Promise.withResolvers<{ valid: boolean; reason: string | null }>();
    const { onSubmit } = await open({
      context: { checkUsername: () => verdict.promise },
    });
    await submit.click();
    await expect.poll(() => document.querySelector("form[aria-busy=true]")).not.toBeNull();
    verdict.resolve({ valid: false, reason: "TAKEN" });
    await expect.element(page.getByLabelText("별명")).toHaveFocus();
    await expect.element(page.getByText("이미 쓰고 있는 별명이에요.").first()).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("leaves the decision to the server when the check failed", async () => {
    const { onSubmit } = await open({
      context: { checkUsername: () => Promise.reject(new Error("offline")) },
    });
    expect(await sent(onSubmit)).toEqual(complete);
  });
});

describe("uploaded files", () => {
  const choose = (...files: readonly File[]) =>
    userEvent.upload(page.getByLabelText("집 사진 고르기"), [...files]);

  it("send only their ids, after pending uploads have ended", async () => {
    const arrived = Promise.withResolvers<{ file_id: string }>();
    const { onSubmit } = await open({ context: { uploadFile: () => arrived.promise } });
    await choose(photoFile("거실.png"));
    await expect.element(page.getByText("올리고 있어요")).toBeVisible();
    await submit.click();
    await expect.poll(() => document.querySelector("form[aria-busy=true]")).not.toBeNull();
    arrived.resolve({ file_id: "photo-7" });
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ ...complete, photos: ["photo-7"] });
  });

  it("show why a file was rejected, and offer a retry after a failure", async () => {
    const uploadFile = vi
      .fn<NonNullable<FormContext["uploadFile"]>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ file_id: "photo-8" });
    const { onSubmit } = await open({ context: { uploadFile } });
    await choose(photoFile("안방.png"), new File(["?"], "영상.mp4", { type: "video/mp4" }));
    await expect.element(page.getByText(/영상.mp4: .*사진만 올릴 수 있어요/)).toBeVisible();
    await page.getByRole("button", { name: "안방.png 다시 올리기" }).click();
    await expect.element(page.getByText("올렸어요")).toBeVisible();
    expect(await sent(onSubmit)).toMatchObject({ photos: ["photo-8"] });
  });

  it("drop a file when its upload is cancelled", async () => {
    const signals: AbortSignal[] = [];
    const { onSubmit } = await open({
      context: {
        uploadFile: (_, { signal, onProgress }) => {
          signals.push(signal);
          onProgress(0.5);
          return new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(new Error("aborted")));
          });
        },
      },
    });
    await choose(photoFile("부엌.png"));
    await expect.poll(() => signals).toHaveLength(1);
    await page.getByRole("button", { name: "부엌.png 올리기 취소" }).click();
    expect(signals[0]?.aborted).toBe(true);
    expect(await sent(onSubmit)).toEqual(complete);
  });
});
