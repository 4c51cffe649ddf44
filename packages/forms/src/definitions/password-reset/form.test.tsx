import { PASSWORD_MESSAGE } from "@damadum/domain";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { completePasswordReset } from "./fixtures.ts";
import { passwordResetForm } from "./form.ts";

const { username, reset_token, passwd } = completePasswordReset;
const password = page.getByLabelText("새 비밀번호");

async function mountReset() {
  const onSubmit = vi.fn();
  await mount(
    <SchemaForm
      definition={passwordResetForm}
      context={{ username }}
      initialData={{ username, reset_token }}
      onSubmit={onSubmit}
    />,
  );
  return onSubmit;
}

it("passwordResetForm sends the new password with the page's username", async () => {
  const onSubmit = await mountReset();
  await password.fill(passwd);
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(completePasswordReset));
});

it("passwordResetForm names the username for password managers", async () => {
  await mountReset();
  await expect.element(password).toHaveAttribute("autocomplete", "new-password");
  const known = document.querySelector('form input[autocomplete="username"]');
  expect(known).toHaveProperty("value", username);
});

it("passwordResetForm rejects a password when it breaks the rule", async () => {
  const onSubmit = await mountReset();
  await password.fill("onlyletters");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toBeInvalid();
  await expect.element(password).toHaveAccessibleDescription(/아직이에요/);
  await expect.element(page.getByRole("alert")).toHaveTextContent(PASSWORD_MESSAGE);
  expect(onSubmit).not.toHaveBeenCalled();
});
