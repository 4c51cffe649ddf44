import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../mount.tsx";
import { sampleForm, type SampleRequest } from "./form.ts";

const complete = {
  nickname: "담이",
  contact: { name: "김담아" },
  has_pet: false,
  helpers: [{ name: "하나" }, { name: "두리" }],
  payment: { way: "CARD", card_name: "KIM DAMA" },
} as const satisfies SampleRequest;

const submit = page.getByRole("button", { name: "신청하기" });
const cars = page.getByLabelText("차를 가져와요");
const plates = page.getByLabelText("차량 번호");

beforeEach(() => sessionStorage.clear());

async function open() {
  const onSubmit = vi.fn<(data: SampleRequest) => void>();
  const view = await mount(
    <SchemaForm
      definition={sampleForm}
      context={{
        checkUsername: () => Promise.resolve({ valid: true, reason: null }),
        uploadFile: () => Promise.resolve({ file_id: "photo-1" }),
      }}
      initialData={complete}
      draftKey="entries"
      onSubmit={onSubmit}
    />,
  );
  await expect.element(submit).toBeVisible();
  return { onSubmit, view };
}

describe("a field that depends on an answer of the same entry", () => {
  it("is shown and required only in that entry", async () => {
    const { onSubmit } = await open();
    await expect.element(plates).not.toBeInTheDocument();
    await cars.nth(1).click();
    await expect.element(plates).toHaveAttribute("id", "sample-helpers-1-plate");
    await submit.click();
    await expect.element(plates).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await plates.fill("12가 3456");
    await submit.click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.lastCall?.[0].helpers).toEqual([
      { name: "하나" },
      { name: "두리", has_car: true, plate: "12가 3456" },
    ]);
  });

  it("is neither shown nor sent when its condition is no longer met, and returns with its text", async () => {
    const { onSubmit } = await open();
    await cars.nth(0).click();
    await plates.fill("34나 5678");
    await cars.nth(0).click();
    await expect.element(plates).not.toBeInTheDocument();
    await cars.nth(0).click();
    await expect.element(plates).toHaveValue("34나 5678");
    await cars.nth(0).click();
    await submit.click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.lastCall?.[0].helpers).toEqual([
      { name: "하나", has_car: false },
      { name: "두리" },
    ]);
  });

  it("moves with its entry and is restored from a draft", async () => {
    const { view } = await open();
    await cars.nth(1).click();
    await plates.fill("12가 3456");
    await page.getByRole("button", { name: "사람 2 위로 옮기기" }).click();
    await expect.element(plates).toHaveAttribute("id", "sample-helpers-0-plate");
    await view.unmount();
    await open();
    await expect.element(page.getByText("작성하던 내용을 불러왔어요")).toBeVisible();
    await expect.element(plates).toHaveValue("12가 3456");
    await expect.element(plates).toHaveAttribute("id", "sample-helpers-0-plate");
  });
});
