import { addDays, formatKoreanDate, formatWon, storageEndDate } from "@damadum/domain";
import { saveDraft, storageForm } from "@damadum/forms";
import type { AuthTokens, StorageOrderDraft } from "@damadum/sdk";
import {
  BASE_DAY,
  fixtures,
  getCreateStorageOrderMockHandler,
  getResetTokensMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { draftKeys } from "./storage-draft.ts";

const continuedFrom = (start: string) => formatKoreanDate(addDays(storageEndDate(start, 3), 1));
const draft = fixtures.storageDraft(BASE_DAY);
const total = formatWon(fixtures.storageAmount.total_amount);

beforeEach(onBaseDay);

const main = page.getByRole("main");
const question = (name: string) => main.getByRole("heading", { level: 2, name });
const next = main.getByRole("button", { name: "다음", exact: true });
const figure = main.getByRole("button", { name: new RegExp(`(금액|총액) ${total}`) });

/** Saves answers as if they were given earlier on this device. */
function answered(answers: Partial<StorageOrderDraft>): void {
  saveDraft(storageForm, draftKeys.quote, answers);
}

describe("storage quote", () => {
  test("shows a number of boxes and its price without scrolling when it is opened on a phone", async () => {
    await renderApp("/storage");
    await expect.element(question("박스가 몇 개 필요하세요?")).toBeInViewport();
    await expect.element(main.getByRole("spinbutton", { name: "박스 개수" })).toHaveValue("4");
    await expect.element(figure).toBeInViewport();
  });

  test("offers the usual periods with their total and what makes them cheaper", async () => {
    await renderApp("/storage?step=boxes");
    await next.click();
    for (const name of ["1개월 46,000원", "3개월 첫 3개월 무료 · 14,000원", /^6개월 10% 할인 · /]) {
      await expect.element(main.getByRole("radio", { name })).toBeVisible();
    }
  });

  test("has the paid price of three months, and no offer, when the member has had the free ones", async () => {
    storeTokens();
    mockApi.use(scenarios.listStorageContracts.free);
    saveDraft(storageForm, draftKeys.quote, { ...draft, promotion: "FREE_MONTH3" });
    await renderApp("/storage?step=payment");
    await expect.element(question("어떻게 결제할까요?")).toBeVisible();
    await expect
      .element(main.getByRole("checkbox", { name: /무료로 시작/ }))
      .not.toBeInTheDocument();
  });

  test("takes no press before it is known whose the answers are", async () => {
    storeTokens();
    answered(draft);
    const { promise: answer, resolve } = Promise.withResolvers<AuthTokens>();
    mockApi.use(getResetTokensMockHandler(() => answer));
    await renderApp("/storage?step=visits");
    await expect.element(next).toBeDisabled();
    resolve(fixtures.tokens);
    await expect.element(next).toBeEnabled();
  });

  test("keeps the form that is answered when the session is found later", async () => {
    storeTokens();
    answered(draft);
    mockApi.use(scenarios.resetTokens.offline, scenarios.listStorageContracts.empty);
    await renderApp("/storage?step=visits");
    await expect.element(next).toBeEnabled();
    const form = document.querySelector("form");
    mockApi.use(scenarios.resetTokens.renewed);
    await page.getByRole("button", { name: "다시 확인하기" }).click();
    await next.click();
    await expect.element(question("몇 시에 받고, 몇 시에 보내세요?")).toBeVisible();
    expect(form?.isConnected).toBe(true);
  });

  test("begins with the price of the free months on their page", async () => {
    storeTokens();
    await renderApp("/event-free-month3");
    await expect.element(question("박스가 몇 개 필요하세요?")).toBeInViewport();
    await expect.element(main.getByText(/박스당 월/)).not.toBeInTheDocument();
  });

  test("offers no address book and no coupon when a visitor opens it", async () => {
    answered(draft);
    await renderApp("/storage?step=payment");
    await expect
      .element(main.getByText("쿠폰은 로그인한 회원이 직접 결제할 때 쓸 수 있어요."))
      .toBeVisible();
  });

  test("sets the number of boxes when an example is chosen", async () => {
    answered(draft);
    await renderApp("/storage?step=boxes");
    await main.getByRole("radio", { name: /^옷장 하나/ }).click();
    await expect.element(main.getByRole("spinbutton", { name: "박스 개수" })).toHaveValue("4");
  });

  test("offers only days within a week after the delivery when the collection is chosen", async () => {
    answered(draft);
    await renderApp("/storage?step=visits");
    await expect.element(main.getByText(/최대 7일까지 쓸 수 있어요/)).toBeVisible();
    await main.getByRole("button", { name: /^박스 수거/ }).click();
    await expect
      .element(main.getByRole("gridcell", { name: /12월 13일/ }))
      .not.toHaveAttribute("aria-disabled");
    await expect
      .element(main.getByRole("gridcell", { name: /12월 16일/ }))
      .toHaveAttribute("aria-disabled", "true");
  });
});

test("calendar shows the surcharge of a day in won when a visit is chosen", async () => {
  answered(draft);
  await renderApp("/storage?step=visits");
  const saturday = main.getByRole("gridcell", { name: /^12월 5일 토요일/ });
  await expect.element(saturday).toHaveAccessibleName(/, 1,000원 추가/);
  await main.getByRole("button", { name: /^박스 수거/ }).click();
  await expect.element(saturday).toHaveAccessibleName(/, 2,000원 추가/);
});

describe("a draft saved while delivery and collection were two questions", () => {
  const { collection: _, ...withoutCollection } = draft;

  test.each([
    ["delivery", withoutCollection, "박스를 언제 받고, 언제 보내세요?"],
    ["collection", withoutCollection, "박스를 언제 받고, 언제 보내세요?"],
    ["collection", draft, "박스를 언제 받고, 언제 보내세요?"],
    ["collection", { ...draft, use_boxes: false }, "담은 박스를 언제 가지러 갈까요?"],
    ["payment", draft, "어떻게 결제할까요?"],
  ])("opens with its answers when it was left at %s", async (stepId, values, title) => {
    const [version] = Object.keys(storageForm.draft.alsoOpens ?? {});
    const kept = { version, savedAt: Date.now(), stepId, values };
    localStorage.setItem(`damadum.draft.${draftKeys.quote}`, JSON.stringify(kept));
    await renderApp("/storage");
    await expect.element(question(title)).toBeVisible();
    // A price needs an address, a period and a number of boxes, so these answers were restored.
    await expect.element(figure).toBeVisible();
  });
});

test("a draft saved while the address came first opens where it was left", async () => {
  const values = { ...draft, months: 2 };
  const kept = { version: "6fd47b153705", savedAt: Date.now(), stepId: "payment", values };
  localStorage.setItem(`damadum.draft.${draftKeys.quote}`, JSON.stringify(kept));
  await renderApp("/storage");
  await expect.element(question("어떻게 결제할까요?")).toBeVisible();
  await expect.element(figure).toBeVisible();
});

describe("the price", () => {
  test("is shown beside the button when only boxes are known", async () => {
    answered({ box_count: 10 });
    await renderApp("/storage?step=boxes");
    await expect.element(figure).toBeVisible();
  });

  test("shows the monthly charge when storage is paid monthly", async () => {
    mockApi.use(scenarios.calculateStorageOrderAmount.monthly);
    answered({ ...draft, payment_type: "SUBSCRIPTION" });
    await renderApp("/storage?step=confirm");
    await expect
      .element(main.getByText(/둘째 달부터 매달 80,000원을 결제해요/).first())
      .toBeVisible();
    await expect.element(main.getByRole("region", { name: "첫 결제 금액" }).first()).toBeVisible();
  });

  test("is replaced by a retry when it cannot be computed", async () => {
    answered(draft);
    await renderApp("/storage?step=boxes");
    await expect.element(figure).toBeVisible();
    mockApi.use(scenarios.calculateStorageOrderAmount.tooManyRequests);
    await main.getByRole("button", { name: "박스 개수 하나 추가" }).click();
    await expect.element(main.getByText("금액을 새로 계산하지 못했어요")).toBeVisible();
    await expect.element(figure).not.toBeInTheDocument();
    mockApi.use(scenarios.calculateStorageOrderAmount.priced);
    await main.getByRole("button", { name: /다시 계산하기$/ }).click();
    await expect.element(figure).toBeVisible();
  });

  test("disappears with the monthly charge when it cannot be computed on a desktop", async () => {
    await page.viewport(1280, 900);
    onTestFinished(() => page.viewport(390, 844));
    mockApi.use(scenarios.calculateStorageOrderAmount.monthly);
    answered({ ...draft, payment_type: "SUBSCRIPTION" });
    await renderApp("/storage?step=boxes");
    const card = main.getByRole("complementary", { name: "금액" });
    const monthly = card.getByText(/둘째 달부터 매달/);
    await expect.element(monthly).toBeVisible();
    mockApi.use(scenarios.calculateStorageOrderAmount.tooManyRequests);
    await main.getByRole("button", { name: "박스 개수 하나 추가" }).click();
    await expect.element(main.getByText("금액을 새로 계산하지 못했어요")).toBeVisible();
    await expect.element(card.getByText(/고르면 금액이 나와요/)).toBeVisible();
    await expect.element(monthly).not.toBeInTheDocument();
  });
});

describe("ordering", () => {
  beforeEach(() => answered(draft));

  test("returns to the summary with all answers when a visitor has logged in", async () => {
    const app = await renderApp("/storage?step=confirm");
    await main.getByRole("button", { name: "로그인하고 결제하기" }).click();
    await expect
      .poll(app.path)
      .toBe(`/login?redirect=${encodeURIComponent("/storage?step=confirm")}`);
    await app.router.navigate("/storage?step=confirm");
    await expect.element(question("내용이 맞는지 확인해 주세요")).toBeVisible();
  });
});

describe("the event of three free months", () => {
  test("shows price and first day of paid months, and sends the reminder request only when it is ticked", async () => {
    storeTokens();
    saveDraft(storageForm, draftKeys.event3, { ...draft, promotion: "FREE_MONTH3" });
    const sent: unknown[] = [];
    mockApi.use(
      getCreateStorageOrderMockHandler(async ({ request }) => {
        sent.push(await request.clone().json());
        return { ...fixtures.storageOrder("QUOTED", BASE_DAY), promotion: "FREE_MONTH3" };
      }),
    );
    const app = await renderApp("/event-free-month3?step=payment");
    const consent = main.getByRole("checkbox", { name: /3개월 더 맡길지 물어봐 주세요/ });
    await expect.element(consent).not.toBeChecked();
    const from = continuedFrom(draft.collection.date);
    await expect
      .element(
        main.getByText(`${from}부터 3개월 동안 매달 80,000원(부가세 포함)이에요`, { exact: false }),
      )
      .toBeVisible();
    await consent.click();
    await next.click();
    await expect.element(question("어떤 박스에 담을까요?")).toBeVisible();
    await app.router.navigate("/event-free-month3?step=confirm");
    await expect
      .element(main.getByText(`동의하시면 ${from}부터 3개월 동안 매달 80,000원`, { exact: false }))
      .toBeVisible();
    await main.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
    await expect.poll(() => sent).toMatchObject([{ continuation_reminder: true }]);
  });
});
