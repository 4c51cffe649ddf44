import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";
import { paths } from "../paths.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const hrefOf = (action: string) => paths.storageAction.getHref("ST202611207K3F9QX2", action);
const priceNamed = (name: string) => page.getByRole("region", { name, exact: true }).first();

test("a price is an estimate while a question that it depends on is unanswered", async () => {
  await renderApp(hrefOf("finish"));
  await expect
    .element(
      priceNamed("예상 금액")
        .getByText(/[\d,]+원/)
        .first(),
    )
    .toBeVisible();
});

test("a price is the total on the last step, before the confirmation word is typed", async () => {
  await renderApp(hrefOf("disposal"));
  await page.getByRole("radio", { name: "모두" }).click();
  await expect
    .element(
      priceNamed("총액")
        .getByText(/[\d,]+원/)
        .first(),
    )
    .toBeVisible();
});
