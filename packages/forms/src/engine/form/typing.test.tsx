/// <reference types="@vitest/browser-playwright" />
import type { WidgetProps } from "@rjsf/utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";

import { completeSignup } from "../../definitions/signup/fixtures.ts";
import { signupForm } from "../../definitions/signup/form.ts";
import { PhoneWidget } from "../../patterns/phone/phone-widget.tsx";
import { mount } from "../../testing/mount.tsx";
import { TextWidget } from "../../theme/widgets/text-widget.tsx";
import { SchemaForm } from "../../theme/schema-form.tsx";

const name = page.getByLabelText("이름");
const phone = page.getByLabelText("휴대전화 번호");
const email = page.getByLabelText(/^이메일/);

beforeEach(() => {
  sessionStorage.clear();
  // The debounce timers are faked; the browser's own timers keep running.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The signup with its most varied inputs asked last. */
const personLast: typeof signupForm = {
  ...signupForm,
  steps: signupForm.steps.toSorted((a, b) => Number(a.id === "person") - Number(b.id === "person")),
};

async function mountLastStep(form = personLast, onSubmit = vi.fn()) {
  const { username, passwd, consents } = completeSignup;
  const onChange = vi.fn();
  await mount(
    <SchemaForm
      definition={form}
      context={{}}
      initialData={{ username, passwd, consents }}
      step="person"
      onStepChange={vi.fn()}
      onSubmit={onSubmit}
      onChange={onChange}
    />,
  );
  await expect.element(name).toBeVisible();
  return { onSubmit, onChange };
}

/** Longer than any of the engine's waits. */
const PAUSE_MS = 500;

it("a text field leaves a syllable unchanged while it is composed", async () => {
  const { onSubmit, onChange } = await mountLastStep();
  await name.click();
  const keyboard = cdp();
  for (const text of ["ㄱ", "기", "김"]) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    vi.advanceTimersByTime(PAUSE_MS);
    await expect.element(name).toHaveValue(text);
  }
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty("name");
  await keyboard.send("Input.insertText", { text: "김" });
  for (const text of ["ㄷ", "다", "담"]) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
  }
  await keyboard.send("Input.insertText", { text: "담" });
  await expect.element(name).toHaveValue("김담");
  await phone.fill("010-1234-5678");
  await page.getByRole("button", { name: "가입하기" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: "김담" });
});

it("a phone field inserts hyphens and keeps the caret when digits are typed", async () => {
  await mountLastStep();
  await phone.click();
  await userEvent.keyboard("01012345678");
  await expect.element(phone).toHaveValue("010-1234-5678");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}");
  await expect.element(phone).toHaveValue("010-123-5678");
  await userEvent.keyboard("9");
  await expect.element(phone).toHaveValue("010-1239-5678");
  const input = phone.element();
  expect(input instanceof HTMLInputElement && input.selectionStart).toBe(8);
});

it("a phone field accepts a number in any spelling when it is pasted", async () => {
  await mountLastStep();
  await phone.fill("+82 10 1234 5678");
  await expect.element(phone).toHaveValue("010-1234-5678");
});

it("a form renders no other field while one is typed into", async () => {
  const renders = new Map<string, number>();
  const counted = (Widget: (props: WidgetProps) => React.ReactNode) =>
    function Counted(props: WidgetProps) {
      renders.set(props.id, (renders.get(props.id) ?? 0) + 1);
      return <Widget {...props} />;
    };
  await mountLastStep({
    ...personLast,
    widgets: { ...signupForm.widgets, text: counted(TextWidget), phone: counted(PhoneWidget) },
  });
  await name.click();
  const before = new Map(renders);
  await userEvent.keyboard("kim dama and then some more");
  vi.advanceTimersByTime(PAUSE_MS);
  await email.click();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(renders.get("signup-phone_number")).toBe(before.get("signup-phone_number"));
  expect(renders.get("signup-email")).toBe(before.get("signup-email"));
  // The widget itself renders when its answer is lifted, not for each of 27 letters.
  expect((renders.get("signup-name") ?? 0) - (before.get("signup-name") ?? 0)).toBeLessThan(6);
});

it("a form shows an error when a field is left invalid, and none for untouched fields", async () => {
  await mountLastStep();
  await phone.fill("010-1");
  await expect.element(page.getByText(/010-1234-5678처럼/)).not.toBeInTheDocument();
  await email.click();
  await expect.element(page.getByText(/010-1234-5678처럼/)).toBeVisible();
  await expect.element(page.getByText("이름을 입력해 주세요.")).not.toBeInTheDocument();
  await phone.fill("01012345678");
  await expect.element(page.getByText(/010-1234-5678처럼/)).not.toBeInTheDocument();
});

it("a text field reads what was filled in without an event as it reads what is pasted", async () => {
  const { onSubmit } = await mountLastStep();
  await name.fill("김담아");
  const input = phone.element();
  if (input instanceof HTMLInputElement) input.value = "+82 (0)10-1234-5678";
  await page.getByRole("button", { name: "가입하기" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone_number: "010-1234-5678" });
});
