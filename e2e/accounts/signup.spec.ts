import { expectAccessible } from "../steps/accessibility.ts";
import { cancelCertification, certifyAs } from "../steps/certification.ts";
import { newUsername, PASSWORD } from "../steps/member.ts";
import { giveConsents } from "../steps/social-login.ts";
import { expect, test } from "../test.ts";

const somebody = { name: "정확인", birthday: "1990-05-17", phoneNumber: "010-2222-3333" };

test("identity check fills in name and phone, keeps earlier answers and holds only in its own tab", async ({
  page,
  context,
  isMobile,
}) => {
  test.slow();
  const username = newUsername();
  await page.goto("/signup?redirect=%2Fmy");
  await giveConsents(page);
  await page.getByLabel(/^이메일/).fill("who@example.com");
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  const begin = page.getByRole("button", { name: "휴대전화로 본인 인증하기" });
  await expect(begin).toBeVisible();
  await expectAccessible(page, "certification");
  await begin.click();
  await certifyAs(page, { isMobile }, somebody);

  await expect(page.getByRole("heading", { name: "본인 인증을 마쳤어요" })).toBeVisible();
  await expectAccessible(page, "certified");
  await expect(page.getByText("정*인님, 010-****-3333")).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(
    other.getByRole("heading", { name: "본인 인증을 다시 시작해 주세요" }),
  ).toBeVisible();
  await expectAccessible(other, "certification to begin again");
  await expect(other.getByText("정*인")).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByText("정*인님, 010-****-3333")).toBeVisible();
  await page.getByRole("link", { name: "이어서 가입하기" }).click();

  await page.getByRole("textbox", { name: "아이디" }).fill(username);
  await expect(page.getByText("쓸 수 있는 아이디예요.")).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await expectAccessible(page, "account");
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(),
  );
  expect(kept).not.toContain(PASSWORD);
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect(page.getByRole("heading", { name: "정확인님, 반가워요" })).toBeVisible();
  await page.getByRole("link", { name: "이어서 하기" }).click();
  await expect(page).toHaveURL("/my");
  await expect(page.getByText(username)).toBeVisible();
});

test("signup keeps the input when the identity check is cancelled", async ({ page, isMobile }) => {
  await page.goto("/signup");
  await giveConsents(page);
  await page.getByRole("textbox", { name: "이름" }).fill("이새봄");
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
  await cancelCertification(page, { isMobile });
  await expect(page.getByText("본인 인증을 마치지 않았어요")).toBeVisible();
  await expect(page.getByText(/본인인증을 취소했어요/)).toBeVisible();

  if (isMobile) await page.getByRole("link", { name: "다시 본인 인증하기" }).click();
  await page.getByRole("link", { name: "직접 입력할게요" }).click();
  await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue("이새봄");
  await page.getByRole("textbox", { name: "휴대전화" }).fill("01087654321");
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("textbox", { name: "아이디" }).fill(newUsername());
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect(page.getByRole("heading", { name: "이새봄님, 반가워요" })).toBeVisible();
});
