import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { completeQuote, quoteContext } from "./fixtures.ts";
import { quoteForm } from "./form.ts";

beforeEach(() => localStorage.clear());

describe("the quote form's best guess", () => {
  it("begins with the usual list when the size of the home is chosen", async () => {
    const { start, destination } = completeQuote;
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={quoteContext}
        initialData={{ start, destination }}
        step="items"
        onStepChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    );
    await page.getByRole("button", { name: "원룸" }).click();
    await expect.element(page.getByText(/^짐 12개 · 담아둠 박스 약 24개 분량$/)).toBeVisible();
    await page.getByText("담은 짐 보기").click();
    await page.getByRole("button", { name: "모두 비우기" }).click();
    await expect.element(page.getByText("아직 담은 짐이 없어요")).toBeVisible();
  });

  it("suggests boxes, days and times when boxes are rented", async () => {
    const { box_rental: _rental, use_boxes: _open, ...answers } = completeQuote;
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={quoteContext}
        initialData={answers}
        step="boxes"
        onStepChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    );
    await page.getByRole("radio", { name: /^네, 빌릴게요/ }).click();
    await expect.element(page.getByRole("spinbutton", { name: "박스 개수" })).toHaveValue("10");
    await expect
      .element(page.getByText("박스 받기 · 2026년 12월 10일 (목) 오전 9시"))
      .toBeVisible();
    await expect
      .element(page.getByText("박스 돌려주기 · 2026년 12월 15일 (화) 오전 9시"))
      .toBeVisible();
  });

  it("opens a folded day again when its time is missing", async () => {
    const afternoon = {
      time: "13:00",
      available: true,
      closed_reason: null,
      remaining: 1,
    } as const;
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={{ ...quoteContext, loadScheduleSlots: () => Promise.resolve([afternoon]) }}
        initialData={completeQuote}
        step="boxes"
        onStepChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    );
    const group = page.getByRole("group", { name: "박스 받기", exact: true });
    const time = group.getByText("오후 1시");
    await expect.element(time).toBeVisible();
    await group.getByText(/^박스 받기 · /).click();
    await expect.element(time).not.toBeVisible();
    await page.getByRole("button", { name: "다음" }).click();
    await expect.element(time).toBeVisible();
    await expect.element(group.getByRole("radio", { name: /^오후 1시/ })).toHaveFocus();
  });

  it("fills in a place when one of the member's addresses is chosen", async () => {
    const saved = { id: "home", name: "우리 집", ...completeQuote.start };
    const loadSavedPlaces = () => Promise.resolve([saved]);
    await mount(
      <SchemaForm
        definition={quoteForm}
        context={{ ...quoteContext, loadSavedPlaces }}
        onSubmit={vi.fn()}
      />,
    );
    await page.getByRole("button", { name: "우리 집" }).click();
    await expect.element(page.getByLabelText("상세 주소")).toHaveValue(saved.detail);
    await page.getByRole("button", { name: "다음" }).click();
    await expect.element(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
  });
});
