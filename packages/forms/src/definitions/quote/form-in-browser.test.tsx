import { ApiError } from "@damadum/sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import {
  brokenScriptUrl,
  resetPostcodeSearch,
  postcodeSearchUrl,
} from "../../testing/postcode-search.ts";
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
  it("sends the request when every step is answered", async () => {
    const onSubmit = vi.fn();
    await mount(<SchemaForm definition={quoteForm} context={context} onSubmit={onSubmit} />);
    await heading("어디서 이사하세요?");
    await answerPlace();
    await next.click();
    await heading("어디로 이사하세요?");
    await answerPlace();
    await next.click();
    await heading("어떤 짐을 옮길까요?");
    await page.getByRole("searchbox", { name: "짐 찾기" }).fill("ㅊㄷ");
    await page.getByRole("button", { name: "싱글 침대 개수 하나 추가" }).click();
    await expect.element(page.getByText(/^짐 1개/)).toBeVisible();
    await next.click();
    await heading("언제 이사하세요?");
    await page.getByRole("button", { name: "다음 달" }).click();
    await page.getByRole("gridcell", { name: /^12월 12일/ }).click();
    await choose("오전 9시");
    await next.click();
    await choose("아니요, 제 박스를 쓸게요");
    await heading("더 알려 주실 내용이 있나요?");
    await choose("없어요");
    await choose("아니요");
    await next.click();
    await heading("내용이 맞는지 확인해 주세요");
    await expect.element(page.getByText("2026년 12월 12일 (토)")).toBeVisible();
    await page.getByRole("button", { name: "견적 받기" }).click();
    const place = {
      postcode: "03925",
      address: "서울 마포구 월드컵북로 396",
      detail: "101동 1203호",
      floor: 12,
      carriage: "EV",
    };
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        start: place,
        destination: place,
        items: [{ item_id: "bed-single", count: 1 }],
        move_date: "2026-12-12",
        move_time: "09:00",
        use_boxes: false,
        heavy_load: false,
        extra_help: false,
      }),
    );
  });

  it("shows what is missing beside each field and focuses the first when nothing is answered", async () => {
    await mount(<SchemaForm definition={quoteForm} context={context} onSubmit={vi.fn()} />);
    await next.click();
    for (const message of [
      "출발지 주소를 입력해 주세요.",
      "출발지 상세 주소를 입력해 주세요.",
      "출발지 층수를 입력해 주세요.",
      "출발지 짐 나르는 방법을 골라 주세요.",
    ]) {
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByRole("button", { name: "주소 찾기" })).toHaveFocus();
    await expect.element(page.getByRole("link")).not.toBeInTheDocument();
  });

  it("shows no error at a field that was left without typing", async () => {
    await mount(<SchemaForm definition={quoteForm} context={context} onSubmit={vi.fn()} />);
    await page.getByLabelText("상세 주소").click();
    await page.getByRole("textbox", { name: "층수" }).click();
    await expect
      .element(page.getByText("출발지 상세 주소를 입력해 주세요."))
      .not.toBeInTheDocument();
  });

  it("accepts plain fields when the address search cannot be loaded", async () => {
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={{ ...context, postcodeScriptUrl: brokenScriptUrl }}
        onSubmit={vi.fn()}
      />,
    );
    await page.getByRole("button", { name: "주소 찾기" }).click();
    await expect.element(page.getByLabelText("우편번호")).toHaveFocus();
    await userEvent.keyboard("04769");
    await page.getByLabelText("기본 주소").fill("서울 성동구 왕십리로 83-21");
    await page.getByLabelText("상세 주소").fill("302호");
    await page.getByRole("textbox", { name: "층수" }).fill("3");
    await choose("계단");
    await next.click();
    await heading("어디로 이사하세요?");
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
    await next.click();
    await page.getByLabelText("상세 주소").fill("302");
    await back.click();
    await expect.element(page.getByLabelText("상세 주소")).toHaveValue("101동 1203호");
    await next.click();
    await expect.element(page.getByLabelText("상세 주소")).toHaveValue("302");
  });

  it("shows the server's error at its question when the slot filled up", async () => {
    const onSubmit = () =>
      Promise.reject(
        new ApiError(409, { code: "slot_full", message: "그 시간대는 방금 마감됐어요." }),
      );
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={context}
        initialData={completeQuote}
        onSubmit={onSubmit}
      />,
    );
    for (const step of quoteForm.steps.slice(1)) {
      await next.click();
      await heading(step.title ?? "");
    }
    await page.getByRole("button", { name: "견적 받기" }).click();
    await heading("언제 이사하세요?");
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await page.getByRole("link", { name: "그 시간대는 방금 마감됐어요." }).click();
    await choose("오후 1시");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});
