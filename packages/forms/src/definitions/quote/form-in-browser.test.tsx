import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { resetPostcodeSearch, postcodeSearchUrl } from "../../testing/postcode-search.ts";
import { completeQuote, quoteContext } from "./fixtures.ts";
import { quoteForm } from "./form.ts";

const context = { ...quoteContext, postcodeScriptUrl: postcodeSearchUrl };
const next = page.getByRole("button", { name: "다음" });
const back = page.getByRole("button", { name: "이전" });

beforeEach(() => {
  localStorage.clear();
  resetPostcodeSearch();
});

async function heading(text: string) {
  await expect.element(page.getByRole("heading", { name: text })).toBeVisible();
}

async function choose(name: string) {
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).click();
}

async function answerPlace() {
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByRole("button", { name: "서울 마포구 월드컵북로 396" }).click();
  await expect.element(page.getByLabelText("상세 주소")).toHaveFocus();
  await userEvent.keyboard("101동 1203호");
  await page.getByRole("textbox", { name: "층수" }).fill("12");
  await choose("엘리베이터");
}

describe("the quote form", () => {
  it("shows no error at a field that was left without typing", async () => {
    await mount(<SchemaForm definition={quoteForm} context={context} onSubmit={vi.fn()} />);
    await page.getByLabelText("상세 주소").click();
    await page.getByRole("textbox", { name: "층수" }).click();
    await expect
      .element(page.getByText("출발지 상세 주소를 입력해 주세요."))
      .not.toBeInTheDocument();
  });

  it("moves the focus to a day when none was chosen", async () => {
    const { start, destination, items } = completeQuote;
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={context}
        initialData={{ start, destination, items }}
        step="date"
        onStepChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    );
    await heading("언제 이사하세요?");
    await next.click();
    await expect
      .poll(() => document.activeElement?.getAttribute("data-date"))
      .toMatch(/^2026-\d\d-\d\d$/);
  });

  it("preselects nothing when a question is answered with yes or no", async () => {
    const { use_boxes: _open, box_rental: _rental, ...answers } = completeQuote;
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={context}
        initialData={answers}
        step="boxes"
        onStepChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    );
    await expect.element(page.getByRole("radio", { name: /^아니요/ })).not.toBeChecked();
    await next.click();
    await expect.element(page.getByText("담아둠 박스를 쓸지 골라 주세요.").first()).toBeVisible();
  });

  it("keeps every answer when a person goes back in the middle of a word", async () => {
    await mount(<SchemaForm definition={quoteForm} context={context} onSubmit={vi.fn()} />);
    await answerPlace();
    // The last open answer of a question continues by itself.
    await heading("어디로 이사하세요?");
    await page.getByLabelText("상세 주소").fill("302");
    await back.click();
    await expect.element(page.getByLabelText("상세 주소")).toHaveValue("101동 1203호");
    await next.click();
    await expect.element(page.getByLabelText("상세 주소")).toHaveValue("302");
  });
});
