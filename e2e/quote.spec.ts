import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

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
