import { UiProvider } from "@damadum/ui";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { completeQuote, quoteContext } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { mount } from "../../testing/mount.tsx";
import { clearAllDrafts } from "../draft/clear-all-drafts.ts";
import { SchemaForm } from "../../theme/schema-form.tsx";
import type { SchemaFormProps } from "./schema-form.tsx";
import type { EstimateDraft } from "@damadum/sdk";

const detail = page.getByLabelText("상세 주소");
const next = page.getByRole("button", { name: "다음" });

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

type QuoteProps = Partial<SchemaFormProps<EstimateDraft, "loadScheduleDays" | "loadScheduleSlots">>;

function Quote(props: QuoteProps) {
  return (
    <SchemaForm
      definition={quoteForm}
      context={quoteContext}
      draftKey="quote"
      onSubmit={vi.fn()}
      {...props}
    />
  );
}

it("SchemaForm restores every answer after a reload in the middle of a word, and can start over", async () => {
  const first = await mount(<Quote />);
  await detail.click();
  await userEvent.keyboard("101동 12");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await first.unmount();

  await mount(<Quote />);
  await expect.element(detail).toHaveValue("101동 12");
  await expect.element(page.getByText("작성하던 견적을 불러왔어요")).toBeVisible();
  await page.getByRole("button", { name: "처음부터 다시 하기" }).click();
  await page.getByRole("button", { name: "이어서 쓰기" }).click();
  await expect.element(detail).toHaveValue("101동 12");
  await page.getByRole("button", { name: "처음부터 다시 하기" }).click();
  await page.getByRole("button", { name: "지우고 다시 하기" }).click();
  await expect.element(detail).toHaveValue("");
  expect(localStorage.length).toBe(0);
});

it("SchemaForm opens at the step of the draft", async () => {
  const { start } = completeQuote;
  const first = await mount(<Quote initialData={{ start }} />);
  await next.click();
  await detail.fill("302호");
  await first.unmount();
  await mount(<Quote />);
  await expect.element(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
  await expect.element(detail).toHaveValue("302호");
});

it("SchemaForm keeps the draft of a quote when it was sent", async () => {
  const onSubmit = vi.fn();
  await mount(
    <Quote initialData={completeQuote} step="confirm" onStepChange={vi.fn()} onSubmit={onSubmit} />,
  );
  await page.getByLabelText(/^요청 사항/).fill("주차돼요");
  await page.getByRole("button", { name: "견적 받기" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem("damadum.draft.quote")).toContain("주차돼요");
});

it("SchemaForm empties the open form when drafts are cleared in the middle of a word", async () => {
  const { start } = completeQuote;
  const screen = await mount(<Quote initialData={{ start }} />);
  await next.click();
  await expect.element(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
  await detail.click();
  await userEvent.keyboard("30");
  clearAllDrafts();
  await expect.element(page.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
  await expect.element(detail).toHaveValue("");
  await next.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await screen.unmount();
  expect(localStorage.length).toBe(0);
});

it("SchemaForm keeps the answers of a form without drafts when drafts are cleared", async () => {
  await mount(<Quote draftKey={undefined} />);
  await detail.fill("302호");
  clearAllDrafts();
  await expect.element(detail).toHaveValue("302호");
});

function Host({ start, log }: { start: string; log: (step: string, replace: boolean) => void }) {
  const [step, setStep] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setStep("start")}>
        브라우저 뒤로
      </button>
      <Quote
        step={step}
        onStepChange={(requested, { replace }) => {
          log(requested, replace);
          setStep(requested);
        }}
      />
    </>
  );
}

it("SchemaForm shows the first unfinished step when a later one is requested, and follows the page's address", async () => {
  const log = vi.fn();
  await mount(<Host start="date" log={log} />);
  await expect.element(page.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith("start", true));
});

it("SchemaForm keeps the typed text when the browser goes back in the middle of a word", async () => {
  localStorage.clear();
  const log = vi.fn();
  const { start } = completeQuote;
  function WithStart() {
    const [step, setStep] = useState<string>();
    return (
      <>
        <button type="button" onClick={() => setStep("start")}>
          브라우저 뒤로
        </button>
        <Quote
          draftKey={undefined}
          initialData={{ start }}
          step={step}
          onStepChange={(requested, { replace }) => {
            log(requested, replace);
            setStep(requested);
          }}
        />
      </>
    );
  }
  await mount(<WithStart />);
  await next.click();
  expect(log).toHaveBeenLastCalledWith("destination", false);
  await expect.element(page.getByRole("heading", { name: "어디로 이사하세요?" })).toHaveFocus();
  await detail.click();
  await userEvent.keyboard("30");
  await page.getByRole("button", { name: "브라우저 뒤로" }).click();
  await expect.element(detail).toHaveValue(start.detail);
  await next.click();
  await expect.element(detail).toHaveValue("30");
});

async function hydrate(form: ReactNode, before: (root: HTMLElement) => void) {
  const tree = <UiProvider>{form}</UiProvider>;
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(tree);
  before(root);
  const onRecoverableError = vi.fn();
  const hydrated = hydrateRoot(root, tree, { onRecoverableError });
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  return onRecoverableError;
}

function typeInto(root: HTMLElement, text: string) {
  const input = root.querySelector<HTMLInputElement>("#quote-start-detail");
  if (input === null) throw new Error("the server's HTML has no detail field");
  input.value = text;
}

it("SchemaForm keeps what was typed into the prerendered HTML", async () => {
  const onError = await hydrate(<Quote />, (root) => typeInto(root, "303호"));
  await expect.element(detail).toHaveValue("303호");
  await next.click();
  await expect.element(page.getByText("출발지 상세 주소를 입력해 주세요.")).not.toBeInTheDocument();
  expect(onError).not.toHaveBeenCalled();
});

it("SchemaForm hydrates without a warning when a draft exists", async () => {
  const first = await mount(<Quote />);
  await page.getByRole("textbox", { name: "층수" }).fill("7");
  await first.unmount();
  const onError = await hydrate(<Quote />, (root) => typeInto(root, "303호"));
  await expect.element(page.getByRole("textbox", { name: "층수" })).toHaveValue("7");
  await expect.element(detail).toHaveValue("303호");
  expect(onError).not.toHaveBeenCalled();
});
