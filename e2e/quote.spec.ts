import { logIn, newMember } from "./steps/member.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("quote keeps a visitor's answers after a reload and a login", async ({ page, api }) => {
  const member = await newMember(api);
  await quote.openQuote(page);
  await quote.fillInPlace(page, quote.oldHome);
  await quote.nextQuestion(page, "어디로 이사하세요?");
  await page.getByLabel("상세 주소").fill("302호");

  await page.reload();
  await expect(page.getByText("작성하던 견적을 불러왔어요")).toBeVisible();
  await expect(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
  await expect(page.getByLabel("상세 주소")).toHaveValue("302호");

  await page.getByRole("banner").getByRole("link", { name: "로그인" }).click();
  await logIn(page, member);
  await expect(page.getByRole("heading", { name: "어디로 이사하세요?" })).toBeVisible();
  await expect(page.getByLabel("상세 주소")).toHaveValue("302호");
});

test("quote focuses the missing answer when a question is unanswered", async ({ page }) => {
  await quote.openQuote(page);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await expect(page.getByRole("button", { name: "주소 찾기" })).toBeFocused();
  await expect(page.getByLabel("상세 주소")).toHaveAccessibleDescription(/상세 주소/);
});

test("the postcode search opens in a layer of the page and fills in the address", async ({
  page,
}) => {
  // Fakes the external search; the content policy must still allow it.
  await page.route("https://t1.kakaocdn.net/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: postcodeSearch }),
  );
  await quote.openQuote(page);
  await page.getByRole("button", { name: "주소 찾기" }).click();
  const layer = page.getByRole("dialog", { name: "주소 찾기" });
  await layer.getByRole("button", { name: "서울 중구 세종대로 110" }).click();

  await expect(page.getByLabel("상세 주소")).toBeFocused();
  await expect(page.getByText("우편번호 04524")).toBeVisible();
  await expect(page.getByText("서울 중구 세종대로 110")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "기본 주소" })).toHaveCount(0);
});

const postcodeSearch = `
  globalThis.kakao = {
    Postcode: class {
      constructor(options) { this.options = options; }
      embed(place) {
        const found = document.createElement("button");
        found.type = "button";
        found.textContent = "서울 중구 세종대로 110";
        found.addEventListener("click", () => this.options.oncomplete({
          zonecode: "04524", roadAddress: found.textContent, jibunAddress: "", address: "",
        }));
        place.append(found);
      }
    },
  };
`;
