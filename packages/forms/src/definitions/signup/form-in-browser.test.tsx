import { ApiError } from "@damadum/sdk";
import { omit } from "es-toolkit";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { SchemaForm } from "../../theme/schema-form.tsx";
import { mount } from "../../testing/mount.tsx";
import { completeSignup } from "./fixtures.ts";
import { signupForm } from "./form.ts";

const next = page.getByRole("button", { name: "다음" });

it("signupForm sends each consent with its version when every step is answered", async () => {
  const onSubmit = vi.fn();
  await mount(<SchemaForm definition={signupForm} context={{}} onSubmit={onSubmit} />);
  for (const name of ["이용약관 동의", "개인정보 수집·이용 동의", "만 14세 이상이에요"]) {
    await page.getByRole("checkbox", { name: `[필수] ${name}` }).click();
  }
  await next.click();
  await page.getByLabelText("이름").fill("김담아");
  await page.getByLabelText("휴대전화 번호").fill("01012345678");
  await page.getByLabelText(/^이메일/).fill("dama@example.com");
  await next.click();
  await page.getByLabelText("아이디").fill("damadum01");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("Box!2026go");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(completeSignup));
});

it("signupForm checks whether a username is free, and shows an error at its field when it was taken before sending", async () => {
  const checkUsername = vi.fn(() => Promise.resolve({ valid: true, reason: null }));
  const taken = new ApiError(409, { code: "username_taken", message: "방금 다른 분이 썼어요." });
  await mount(
    <SchemaForm
      definition={signupForm}
      context={{ checkUsername }}
      initialData={{ ...completeSignup, username: "dama" }}
      onSubmit={() => Promise.reject(taken)}
    />,
  );
  await next.click();
  await next.click();
  await page.getByLabelText("아이디").fill("damadum01");
  await expect.element(page.getByText("쓸 수 있는 아이디예요.")).toBeVisible();
  expect(checkUsername).toHaveBeenLastCalledWith("damadum01", expect.any(AbortSignal));
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect.element(page.getByLabelText("아이디")).toHaveFocus();
  await expect
    .element(page.getByLabelText("아이디"))
    .toHaveAccessibleDescription("방금 다른 분이 썼어요.");
});

it("signupForm marks each password rule as met while the password is typed", async () => {
  await mount(
    <SchemaForm
      definition={signupForm}
      context={{}}
      initialData={omit(completeSignup, ["passwd"])}
      step="account"
      onStepChange={() => {}}
      onSubmit={vi.fn()}
    />,
  );
  const rules = page.getByRole("listitem");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("longenough");
  await expect.element(rules.first()).toMatchTextContent(/맞아요/);
  await expect.element(rules.last()).toMatchTextContent(/아직이에요/);
  await page.getByRole("textbox", { name: "비밀번호" }).fill("longenough1");
  await expect.element(rules.last()).toMatchTextContent(/맞아요/);
});
