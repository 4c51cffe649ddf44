import type { Page } from "@playwright/test";
import { logInToConsole, startConsoleLogin } from "./steps/operator.ts";
import { expect, test } from "./test.ts";

/** A device that checks its user by itself, in place of a fingerprint: Chromium's own. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const keysOf = async () =>
    (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    keysOf,
    async setSignCount(signCount: number) {
      for (const credential of await keysOf()) {
        const { credentialId } = credential;
        await browser.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
        const copy = { authenticatorId, credential: { ...credential, signCount } };
        await browser.send("WebAuthn.addCredential", copy);
      }
    },
  };
}

test("an operator adds a passkey, logs in with it and removes it", async ({
  page,
  stack,
  complaints,
}) => {
  const device = await addDevice(page);
  await logInToConsole(page, stack);
  await page.getByRole("link", { name: "더 보기" }).click();
  await expect(page.getByText("아직 패스키가 없어요.")).toBeVisible();
  await page.getByRole("button", { name: "패스키 추가하기" }).click();
  await page.getByLabel("패스키 이름").fill("회사 노트북");
  await page.getByRole("button", { name: "패스키 만들기" }).click();
  await expect(page.getByText("아직 쓰지 않음")).toBeVisible();
  const [key] = await device.keysOf();
  expect(key).toMatchObject({ rpId: "localhost", isResidentCredential: true });

  // The device that has one already makes no second.
  await page.getByRole("button", { name: "패스키 추가하기" }).click();
  await page.getByLabel("패스키 이름").fill("또 하나");
  await page.getByRole("button", { name: "패스키 만들기" }).click();
  await expect(page.getByRole("alert")).toContainText("이미 있으면");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "로그아웃" }).click();
  await startConsoleLogin(page, stack);
  await page.getByRole("button", { name: "패스키로 계속하기" }).click();
  await expect(page.getByRole("heading", { name: "할 일" })).toBeVisible();

  // A copy of the key counts from before: the server refuses it.
  await page.getByRole("link", { name: "더 보기" }).click();
  await page.getByRole("button", { name: "로그아웃" }).click();
  await device.setSignCount(0);
  complaints.expect(/responded with a status of 401 .*\/passkey\/verify$/);
  await startConsoleLogin(page, stack);
  await page.getByRole("button", { name: "패스키로 계속하기" }).click();
  await expect(page.getByRole("alert")).toContainText("맞지 않는 것이 있어요");
  await device.setSignCount(100);
  await page.getByRole("button", { name: "패스키로 계속하기" }).click();
  await expect(page.getByRole("heading", { name: "할 일" })).toBeVisible();

  await page.getByRole("link", { name: "더 보기" }).click();
  await expect(page.getByText(/에 마지막으로 씀/)).toBeVisible();
  await page.getByRole("button", { name: "회사 노트북 패스키 지우기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await expect(page.getByText("아직 패스키가 없어요.")).toBeVisible();
});
