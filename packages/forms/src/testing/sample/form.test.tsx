import { beforeEach, describe, expect, it, vi } from "vitest";
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
  has_pet: false,
  helpers: [{ name: "하나" }, { name: "두리" }],
  payment: { way: "CARD", card_name: "KIM DAMA" },
} as const satisfies SampleRequest;

const submit = page.getByRole("button", { name: "신청하기" });

beforeEach(() => sessionStorage.clear());

interface Options {
  readonly answers?: DeepPartial<SampleRequest>;
  readonly context?: Partial<FormContext>;
  readonly draftKey?: string;
}

async function open({ answers = complete, context, draftKey }: Options = {}) {
  const onSubmit = vi.fn();
  const view = await mount(
    <SchemaForm
      definition={sampleForm}
      context={{
        checkUsername: () => Promise.resolve({ valid: true, reason: null }),
        uploadFile: () => Promise.resolve({ file_id: "photo-1" }),
        ...context,
      }}
      initialData={answers}
      draftKey={draftKey}
      onSubmit={onSubmit}
    />,
  );
  await expect.element(submit).toBeVisible();
  return { onSubmit, view };
}

async function sent(onSubmit: ReturnType<typeof vi.fn>) {
  await submit.click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const [request]: readonly unknown[] = onSubmit.mock.lastCall ?? [];
  return request;
}

describe("a schema with $ref, if and oneOf", () => {
  it("sends the initial answers when nothing was changed", async () => {
    const { onSubmit } = await open();
    expect(await sent(onSubmit)).toEqual(complete);
  });

  it("shows the fields of a condition when it is met, and no longer sends them when it is not", async () => {
    const { onSubmit } = await open();
    const pet = page.getByLabelText("반려동물 이름");
    await expect.element(pet).not.toBeInTheDocument();
    await page.getByRole("radio", { name: "있어요" }).click();
    await expect.element(pet).toBeVisible();
    await submit.click();
    await expect.element(pet).toHaveFocus();
    await expect.element(pet).toHaveAttribute("aria-invalid", "true");
    await pet.fill("보리");
    await page.getByRole("radio", { name: "없어요" }).click();
    await expect.element(pet).not.toBeInTheDocument();
    expect(await sent(onSubmit)).toEqual(complete);
  });

  it("shows only the chosen alternative of oneOf", async () => {
    const { onSubmit } = await open();
    await page.getByRole("radio", { name: "계좌 이체" }).click();
    await expect.element(page.getByLabelText("카드에 적힌 이름")).not.toBeInTheDocument();
    await page.getByLabelText("보내는 사람").fill("김담아");
    expect(await sent(onSubmit)).toEqual({
      ...complete,
      payment: { way: "TRANSFER", depositor: "김담아" },
    });
  });

  it("requires a choice when no alternative was chosen", async () => {
    await open({ answers: { ...complete, payment: {} } });
    await submit.click();
    await expect.element(page.getByText("결제 방법을 골라 주세요.").first()).toBeInTheDocument();
  });
});

describe("a list", () => {
  const add = page.getByRole("button", { name: "사람 추가" });
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("[id^=sample-helpers-][id$=-name]")].map(
      ({ value }) => value,
    );

  it("adds an entry, moves the focus into it and stops at the limit", async () => {
    const { onSubmit } = await open();
    await add.click();
    await expect.poll(() => document.activeElement?.id).toBe("sample-helpers-2-name");
    await expect.element(page.getByText("사람 3 칸을 더했어요. 모두 3개예요.")).toBeInTheDocument();
    await userEvent.keyboard("세찬");
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(page.getByText(/3개까지 더할 수 있어요/)).toBeVisible();
    expect(await sent(onSubmit)).toMatchObject({
      helpers: [{ name: "하나" }, { name: "두리" }, { name: "세찬" }],
    });
  });

  it("moves entries by keyboard with their typed text, and keeps the focus", async () => {
    const { onSubmit } = await open();
    await page.getByLabelText("이름", { exact: true }).nth(1).fill("둘째");
    const up = page.getByRole("button", { name: "사람 2 위로 옮기기" });
    up.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(names).toEqual(["둘째", "하나"]);
    await expect
      .poll(() => document.activeElement?.getAttribute("aria-label"))
      .toBe("사람 1 아래로 옮기기");
    expect(await sent(onSubmit)).toMatchObject({ helpers: [{ name: "둘째" }, { name: "하나" }] });
  });

  it("removes entries, and shows that one is required when none is left", async () => {
    await open();
    await page.getByRole("button", { name: "사람 1 지우기" }).click();
    await expect.poll(names).toEqual(["두리"]);
    await expect
      .poll(() => document.activeElement?.getAttribute("aria-label"))
      .toBe("사람 1 지우기");
    await userEvent.keyboard("{Enter}");
    await expect.element(add).toHaveFocus();
    await submit.click();
    await expect
      .element(page.getByText("도와줄 사람을 한 명 이상 더해 주세요.").first())
      .toBeInTheDocument();
  });

  it("shows an entry's error at its own field, and none at a new entry", async () => {
    await open();
    const phone = page.getByLabelText(/휴대전화 번호/).nth(1);
    await phone.fill("010-1");
    await page.getByLabelText("별명").click();
    await expect.element(phone).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(page.getByLabelText(/휴대전화 번호/).nth(0))
      .not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "사람 2 지우기" }).click();
    await add.click();
    await expect
      .element(page.getByLabelText(/휴대전화 번호/).nth(1))
      .not.toHaveAttribute("aria-invalid");
  });

  it("is restored from a draft", async () => {
    const { view } = await open({ draftKey: "sample" });
    await page.getByLabelText("이름", { exact: true }).nth(0).fill("첫째");
    await view.unmount();
    await open({ draftKey: "sample", answers: {} });
    await expect.poll(names).toEqual(["첫째", "두리"]);
  });
});

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
