import { NetworkError } from "@damadum/sdk";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { loginForm } from "./form.ts";

const username = page.getByLabelText("아이디");
const password = page.getByRole("textbox", { name: "비밀번호" });
const submit = page.getByRole("button", { name: "로그인" });

it("loginForm shows what is missing in screen order and moves the focus there", async () => {
  const onSubmit = vi.fn();
  await mount(<SchemaForm definition={loginForm} context={{}} onSubmit={onSubmit} />);
  await submit.click();
  await expect.element(username).toHaveFocus();
  await expect.element(username).toHaveAccessibleDescription("아이디를 입력해 주세요.");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("아이디를 입력해 주세요. 비밀번호를 입력해 주세요.");
  await userEvent.keyboard("demo-member{Enter}");
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription("비밀번호를 입력해 주세요.");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("loginForm labels the Enter key for phones and the fields for password managers", async () => {
  await mount(<SchemaForm definition={loginForm} context={{}} onSubmit={vi.fn()} />);
  for (const field of [username, password]) {
    await expect.element(field).toHaveAttribute("enterkeyhint", "done");
  }
  await expect.element(username).toHaveAttribute("autocomplete", "username");
  await expect.element(password).toHaveAttribute("autocomplete", "current-password");
});

it("loginForm submits when Enter is pressed", async () => {
  const onSubmit = vi.fn();
  await mount(<SchemaForm definition={loginForm} context={{}} onSubmit={onSubmit} />);
  await userEvent.click(username);
  await userEvent.keyboard("demo-member {Tab}Damadum!2026{Enter}");
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      username: "demo-member",
      password: "Damadum!2026",
    }),
  );
});

it("loginForm offers a retry when the network failed, and sends once when it is pressed twice", async () => {
  let answer: () => void = () => {};
  const onSubmit = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new NetworkError(new TypeError("offline")))
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await mount(<SchemaForm definition={loginForm} context={{}} onSubmit={onSubmit} />);
  await username.fill("demo-member");
  await password.fill("Damadum!2026");
  await submit.click();
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(password);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(2);
  answer();
});

it("loginForm sends what stands in the fields when a password manager filled them without an event", async () => {
  const onSubmit = vi.fn();
  await mount(<SchemaForm definition={loginForm} context={{}} onSubmit={onSubmit} />);
  await submit.click();
  for (const [field, text] of [
    [username, "demo-member"],
    [password, "Damadum!2026"],
  ] as const) {
    const input = field.element();
    if (input instanceof HTMLInputElement) input.value = text;
  }
  await submit.click();
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      username: "demo-member",
      password: "Damadum!2026",
    }),
  );
});
