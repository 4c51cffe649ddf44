import { expectAccessible } from "../steps/accessibility.ts";
import { certifyAs } from "../steps/certification.ts";
import { storeLogin, newMember } from "../steps/member.ts";
import * as quote from "../steps/quote.ts";
import { expect, test } from "../test.ts";

/** Nobody else in the tests has this birthday, so no other identity check finds this member. */
const certified = { name: "이새봄", birthday: "1988-07-09", phoneNumber: "010-7777-1234" };

test("profile stores details, consent, phone and addresses when a member changes them", async ({
  page,
  api,
  isMobile,
}) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/my");
  await page.getByRole("main").getByRole("link", { name: "내 정보" }).click();
  await expect(page.getByText(member.username)).toBeVisible();
  await expect(page.getByText("저장한 주소가 없어요")).toBeVisible();
  await expectAccessible(page, "profile");

  await test.step("details", async () => {
    await page.getByRole("button", { name: "기본 정보 수정" }).click();
    await page.getByRole("textbox", { name: "이름" }).fill("이새봄");
    await page.getByLabel(/^이메일/).fill("saebom@example.com");
    await page.getByRole("radio", { name: "여성" }).check();
    await expectAccessible(page, "editing");
    await page.getByRole("button", { name: "저장하기" }).click();
    await expect(page.getByRole("cell", { name: "saebom@example.com" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("cell", { name: "이새봄" })).toBeVisible();
  });

  await test.step("notices and consent", async () => {
    await page.getByRole("link", { name: "알림 설정" }).click();
    const visits = page.getByLabel("방문 미리 알림");
    await visits.selectOption("받지 않기");
    await expect(page.getByText("방문 미리 알림: 받지 않기")).toBeVisible();
    await page.getByRole("button", { name: "혜택 소식 받기" }).click();
    await expect(page.getByText("받고 있어요 · 문자, 이메일")).toBeVisible();
    await expectAccessible(page, "notices");
    await page.reload();
    await expect(visits).toHaveValue("OFF");
    await expect(page.getByText(/에 동의했어요/)).toBeVisible();
    await page.getByRole("button", { name: "소식 그만 받기" }).click();
    await expect(page.getByText("받지 않고 있어요")).toBeVisible();
    await page.goBack();
  });

  await test.step("phone, by an identity check", async () => {
    await page.getByRole("button", { name: "본인 인증하고 번호 바꾸기" }).click();
    await certifyAs(page, { isMobile }, certified);
    const takeOver = page.getByRole("button", { name: "이 내용으로 바꾸기" });
    await expect(takeOver).toBeVisible();
    await expectAccessible(page, "certified");
    await takeOver.click();
    await expect(page.getByText("010-****-1234")).toBeVisible();
    await expect(page.getByText("본인 인증 완료")).toBeVisible();
    await expect(page.getByRole("cell", { name: "1988년 7월 9일" })).toBeVisible();
  });

  await test.step("addresses", async () => {
    await page.getByRole("link", { name: "주소 추가" }).click();
    await quote.fillInPlace(page, quote.oldHome);
    await page.getByLabel("주소 이름").fill("우리 집");
    await expectAccessible(page, "address");
    await page.getByRole("button", { name: "저장하기" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "우리 집" });
    await expect(row).toContainText("12층 · 엘리베이터");

    await page.getByRole("link", { name: "우리 집 수정" }).click();
    await page.getByRole("textbox", { name: "층수" }).fill("2");
    await page.getByRole("checkbox", { name: "지하예요" }).check();
    await page.getByRole("checkbox", { name: "대표 주소로 쓸게요" }).check();
    await page.getByRole("button", { name: "저장하기" }).click();
    await expect(row).toContainText("지하 2층 · 엘리베이터");
    await expect(row).toContainText("대표 주소");
    await expectAccessible(page, "address book");

    await page.getByRole("button", { name: "우리 집 지우기" }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page, "deleting");
    await dialog.getByRole("button", { name: "지우기" }).click();
    await expect(page.getByText("저장한 주소가 없어요")).toBeVisible();
  });
});
