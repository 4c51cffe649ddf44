import type { Page } from "@playwright/test";
import type { Place } from "./quote.ts";

/** Stands for the external postcode search, which lists these places; the content policy must still allow it. */
export async function addressSearch(page: Page, places: readonly Place[]): Promise<void> {
  await page.route("https://t1.kakaocdn.net/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `(${script})(${JSON.stringify(places)})`,
    }),
  );
}

const script = `(places) => {
  globalThis.kakao = {
    Postcode: class {
      constructor(options) { this.options = options; }
      embed(layer) {
        const query = document.createElement("input");
        query.type = "search";
        query.setAttribute("aria-label", "주소");
        layer.append(query);
        for (const { postcode, address } of places) {
          const found = document.createElement("button");
          found.type = "button";
          found.textContent = address;
          found.addEventListener("click", () => this.options.oncomplete({
            zonecode: postcode, roadAddress: address, jibunAddress: "", address: "",
          }));
          layer.append(found);
        }
      }
    },
  };
}`;
