import { scenarios } from "@damadum/sdk/mocks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company));
afterEach(() => onMedia(""));

const onMedia = (media: string) => cdp().send("Emulation.setEmulatedMedia", { media });

/** What a reader of the paper would try to press. */
function pressable(): readonly string[] {
  const found = document.querySelectorAll(
    "a, button, summary, input, select, textarea, [role=button]",
  );
  return [...found]
    .filter((one) => one.checkVisibility() && !(one.tagName === "A" && one.closest("article")))
    .map((one) => one.textContent);
}

test.each([
  ["/my/estimate/MV202611307K3F9Q02", "이사 견적서", [scenarios.getEstimate.PAYMENT]],
  ["/estimate/payment?serial=MV202612017K3F9Q00", "이사 견적서", [scenarios.getEstimate.QUOTED]],
  [
    "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01",
    /청구서$/,
    [scenarios.getCompanyInvoice.partlyTakenBack],
  ],
  [
    "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01",
    /청구서$/,
    [scenarios.getCompanyInvoice.ISSUED],
  ],
  ["/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01", /^작업 확인서/, []],
  ["/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2d01/certificate", "폐기 확인서", []],
  ["/terms/move", /./, []],
] as const)("%s prints %s without anything to press", async (path, title, answers) => {
  mockApi.use(...answers);
  await renderApp(path);
  await onMedia("print");
  const heading = page.getByRole("heading", { name: title }).first();
  await expect.element(heading).toBeVisible();
  expect(pressable()).toEqual([]);
  // What begins above the first page is cut off.
  expect(heading.element().getBoundingClientRect().top + window.scrollY).toBeGreaterThanOrEqual(0);
});
