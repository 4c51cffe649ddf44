import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { passwordNumberCheckForm } from "./form.ts";

const number = page.getByLabelText("인증번호");

async function mountCheck() {
  const onSubmit = vi.fn();
  await mount(
    <SchemaForm
      definition={passwordNumberCheckForm}
      context={{}}
      initialData={{ username: "demo-member" }}
      onSubmit={onSubmit}
    />,
  );
  return onSubmit;
}

it("passwordNumberCheckForm sends the number with the username when it is pasted", async () => {
  const onSubmit = await mountCheck();
  await number.fill("번호 482 019");
  await userEvent.keyboard("{Enter}");
  const sent = { username: "demo-member", number: "482019" };
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent));
});

it("passwordNumberCheckForm allows one-time-code autofill and requires all six digits", async () => {
  const onSubmit = await mountCheck();
  await expect.element(number).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(number).toHaveAttribute("inputmode", "numeric");
  await number.fill("4820");
  await userEvent.keyboard("{Enter}");
  await expect.element(number).toHaveAccessibleDescription(/여섯 자리를 모두/);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("passwordNumberCheckForm submits at the first press when the number was corrected just before", async () => {
  const onSubmit = await mountCheck();
  await number.fill("48");
  await page.getByRole("button", { name: "확인" }).click();
  await expect.element(number).toHaveFocus();
  await number.fill("482019");
  await page.getByRole("button", { name: "확인" }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
