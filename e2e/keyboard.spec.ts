import { tabTo } from "./steps/keyboard.ts";
import { newMember, newUsername, PASSWORD } from "./steps/member.ts";
import { expect, test } from "./test.ts";

test("keyboard logs in and answers a question of the quote", async ({ page, api }) => {
  const { username } = await newMember(api);
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "본문으로 건너뛰기" }));
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "로그인" }));
  await page.keyboard.press("Enter");

  await tabTo(page, page.getByRole("textbox", { name: "아이디" }));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel("비밀번호", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "이사 견적 받기" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "주소 찾기" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("우편번호")).toBeFocused();
  await page.keyboard.type("03925");
  await tabTo(page, page.getByLabel("기본 주소"));
  await page.keyboard.type("서울 마포구 월드컵북로 396");
  await tabTo(page, page.getByLabel("상세 주소"));
  await page.keyboard.type("101동 1203호");
  await tabTo(page, page.getByRole("textbox", { name: "층수" }));
  await page.keyboard.type("12");
  await tabTo(page, page.getByRole("radio", { name: /^계단/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^엘리베이터/ })).toBeChecked();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
});

test("keyboard signs up", async ({ page }) => {
  const username = newUsername();
  await page.goto("/login");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "회원 가입" }));
  await page.keyboard.press("Enter");
  for (const consent of ["이용약관 동의", "개인정보 수집·이용 동의", "만 14세 이상이에요"]) {
    await tabTo(page, page.getByRole("checkbox", { name: `[필수] ${consent}` }));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: "다음" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "이름" }));
  await page.keyboard.type("Lee");
  await tabTo(page, page.getByRole("textbox", { name: "휴대전화" }));
  await page.keyboard.type("01087654321");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "아이디" }));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel("비밀번호", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Lee님, 반가워요" })).toBeVisible();
});
