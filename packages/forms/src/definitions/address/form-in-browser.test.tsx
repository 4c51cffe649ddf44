import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import {
  brokenScriptUrl,
  emptyScriptUrl,
  resetPostcodeSearch,
  postcodeSearchUrl,
} from "../../testing/postcode-search.ts";
import { addressForm } from "./form.ts";

beforeEach(resetPostcodeSearch);

async function mountAddress(postcodeScriptUrl: string) {
  const onSubmit = vi.fn();
  await mount(
    <SchemaForm definition={addressForm} context={{ postcodeScriptUrl }} onSubmit={onSubmit} />,
  );
  return onSubmit;
}

describe("the address form", () => {
  it("can be filled in with only the keyboard", async () => {
    const onSubmit = await mountAddress(brokenScriptUrl);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByLabelText("우편번호")).toHaveFocus();
    await userEvent.keyboard("03925{Tab}{Tab}서울 마포구 월드컵북로 396{Tab}101동 1203호");
    await userEvent.keyboard("{Tab}2{Tab} {Tab} {ArrowDown}{Tab}우리 집{Tab} {Tab}{Enter}");
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        name: "우리 집",
        postcode: "03925",
        address: "서울 마포구 월드컵북로 396",
        detail: "101동 1203호",
        floor: -2,
        carriage: "EV",
        is_default: true,
      }),
    );
  });

  it("takes address and postcode from the search when a result is chosen", async () => {
    await mountAddress(postcodeSearchUrl);
    await page.getByRole("button", { name: "주소 찾기" }).click();
    await page.getByRole("button", { name: "서울 마포구 월드컵북로 396" }).click();
    await expect.element(page.getByText("우편번호 03925")).toBeVisible();
    await expect.element(page.getByLabelText("기본 주소")).not.toBeInTheDocument();
  });

  it("shows plain fields when the search fails or the person prefers to type", async () => {
    await mountAddress(emptyScriptUrl);
    await page.getByRole("button", { name: "주소 찾기" }).click();
    await expect.element(page.getByLabelText("우편번호")).toHaveFocus();
    await page.getByRole("button", { name: "주소 검색 다시 열기" }).click();
    await expect.element(page.getByLabelText("우편번호")).toHaveFocus();
  });

  it("moves the focus to the plain field when it is missing", async () => {
    await mountAddress(brokenScriptUrl);
    await page.getByRole("button", { name: "주소 찾기" }).click();
    await page.getByLabelText("우편번호").fill("03925");
    await page.getByLabelText("상세 주소").fill("101동 1203호");
    await page.getByRole("textbox", { name: "층수" }).fill("12");
    await page.getByRole("radio", { name: /엘리베이터/ }).click();
    await page.getByLabelText("주소 이름").fill("우리 집");
    await page.getByRole("button", { name: "저장하기" }).click();
    const typed = page.getByLabelText("기본 주소");
    await expect.element(typed).toHaveFocus();
    await expect.element(typed).toHaveAccessibleDescription(/주소를/);
    await expect.element(page.getByLabelText("우편번호")).not.toHaveAttribute("aria-invalid");
  });

  it("keeps the floor when basement is chosen afterwards", async () => {
    await mountAddress(brokenScriptUrl);
    const floor = page.getByRole("textbox", { name: "층수" });
    await floor.fill("2");
    await page.getByRole("checkbox", { name: "지하예요" }).click();
    await expect.element(page.getByText("지하 2층")).toBeVisible();
    await expect.element(floor).toHaveValue("2");
    await floor.fill("3");
    await expect.element(page.getByText("지하 3층")).toBeVisible();
  });
});
