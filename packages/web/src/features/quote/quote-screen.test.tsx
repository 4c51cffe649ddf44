import { formatWon } from "@damadum/domain";
import { saveDraft, quoteForm } from "@damadum/forms";
import type { EstimateDraft } from "@damadum/sdk";
import { BASE_DAY, fixtures, getCreateEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { QUOTE_DRAFT_KEY } from "../../shared/quote-form/quote-draft.ts";
import { visitorKeyOf } from "../../shared/estimate/visitor-keys.ts";
import { sessionAtom } from "../../shared/session/session-atoms.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

const draft = fixtures.draft("2026-12-12");
const total = formatWon(fixtures.amount.total_amount);

beforeEach(onBaseDay);

const main = page.getByRole("main");
const question = (name: string) => main.getByRole("heading", { level: 2, name });
const next = main.getByRole("button", { name: "다음", exact: true });
const order = main.getByRole("button", { name: "견적 저장하고 결제하기" });
const figure = main.getByRole("button", { name: new RegExp(`금액 ${total}`) });

/** Saves answers as if they were given earlier on this device. */
function answered(answers: Partial<EstimateDraft>): void {
  saveDraft(quoteForm, QUOTE_DRAFT_KEY, answers);
}

describe("the first question", () => {
  test("is visible without scrolling and shows no amount when it is opened on a phone", async () => {
    await renderApp("/?step=start");
    await expect.element(question("어디서 이사하세요?")).toBeInViewport();
    await expect.element(main.getByRole("button", { name: "주소 찾기" })).toBeInViewport();
    await expect.element(main.getByText("고르면 바로 나와요")).toBeInViewport();
  });

  test("keeps what was typed when the person leaves and returns", async () => {
    const app = await renderApp("/?step=start");
    await main.getByRole("textbox", { name: "상세 주소" }).fill("101동 1203호");
    await app.router.navigate("/login");
    await app.router.navigate("/?step=resume");
    await expect
      .element(main.getByRole("textbox", { name: "상세 주소" }))
      .toHaveValue("101동 1203호");
  });

  test("keeps what was typed when a visitor logs in from it", async () => {
    const app = await renderApp("/?step=start");
    const detail = main.getByRole("textbox", { name: "상세 주소" });
    await detail.fill("101동 1203호");
    await page.getByRole("banner").getByRole("link", { name: "로그인" }).click();
    await main.getByRole("textbox", { name: "아이디" }).fill("demo-member");
    await main.getByLabelText("비밀번호", { exact: true }).fill("Damadum!2026");
    await main.getByRole("button", { name: "로그인", exact: true }).click();
    await expect.element(detail).toHaveValue("101동 1203호");
    await expect.poll(() => app.store.get(sessionAtom).status).toBe("member");
    expect(app.path()).toBe("/?step=start");
  });
});

describe("the price", () => {
  const { start, destination, items } = draft;

  test("shows that there is no price and offers a retry when it cannot be computed", async () => {
    answered({ start, destination, items });
    await renderApp("/?step=items");
    await expect.element(figure).toBeVisible();
    mockApi.use(scenarios.calculateEstimateAmount.tooManyRequests);
    await main.getByRole("searchbox", { name: "짐 찾기" }).fill("의자");
    await main.getByRole("button", { name: "의자 개수 하나 추가" }).first().click();
    await expect.element(main.getByText("금액을 새로 계산하지 못했어요")).toBeVisible();
    await expect.element(figure).not.toBeInTheDocument();
    mockApi.use(scenarios.calculateEstimateAmount.priced);
    await main.getByRole("button", { name: /다시 계산하기$/ }).click();
    await expect.element(main.getByText("금액을 새로 계산하지 못했어요")).not.toBeInTheDocument();
    await expect.element(figure).toBeVisible();
  });

  test("is shown beside the question when the viewport is wide", async () => {
    await page.viewport(1280, 900);
    answered({ start, destination, items });
    await renderApp("/?step=items");
    const card = main.getByRole("complementary", { name: "금액" });
    await expect.element(card.getByText(total)).toBeVisible();
    await expect.element(card.getByText("기본 요금")).toBeVisible();
    await page.viewport(390, 844);
  });
});

describe("a first-time customer", () => {
  /** Counts taps; typing and the keyboard's own next key do not count. */
  function countPresses() {
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    return { press, count: () => presses };
  }

  test("reaches a price in five presses when the quote is answered on a phone", async () => {
    const finger = countPresses();
    await renderApp("/");
    await finger.press(main.getByRole("link", { name: "이사 견적 받기" }).last());
    for (const title of ["어디서 이사하세요?", "어디로 이사하세요?"]) {
      await expect.element(question(title)).toBeVisible();
      await fillPlace(finger.press);
    }
    // The home's size has chosen the items.
    await expect.element(main.getByRole("button", { name: "원룸", pressed: true })).toBeVisible();
    await expect.element(figure).toBeVisible();
    expect(finger.count()).toBe(5);
  });

  /** Fills in a place as with a phone's keyboard, whose next key moves between the fields. */
  async function fillPlace(press: (target: Locator) => Promise<void>): Promise<void> {
    await press(main.getByRole("button", { name: "주소 찾기" }));
    await main.getByLabelText("우편번호").fill("03925");
    await main.getByLabelText("기본 주소").fill("서울 마포구 월드컵북로 396");
    await main.getByLabelText("상세 주소").fill("101동 1203호");
    await main.getByRole("textbox", { name: "층수" }).fill("12");
    await press(main.getByRole("radio", { name: /^엘리베이터/ }));
  }
});

describe("going through the questions", () => {
  test("gives each question a URL and shows the previous one when the history goes back", async () => {
    answered(draft);
    const app = await renderApp("/?step=items");
    await expect.element(question("어떤 짐을 옮길까요?")).toBeVisible();
    await next.click();
    await expect.element(question("언제 이사하세요?")).toHaveFocus();
    expect(app.path()).toBe("/?step=date");
    await app.router.navigate(-1);
    await expect.element(question("어떤 짐을 옮길까요?")).toBeVisible();
  });

  test("redirects to the first missing answer when a later question is opened", async () => {
    const app = await renderApp("/?step=confirm");
    await expect.element(question("어디서 이사하세요?")).toBeVisible();
    await expect.poll(app.path).toBe("/?step=start");
  });

  test("opens the question of an answer when its button in the summary is pressed", async () => {
    answered(draft);
    const app = await renderApp("/?step=confirm");
    await main.getByRole("button", { name: "짐 수정" }).click();
    await expect.element(question("어떤 짐을 옮길까요?")).toBeVisible();
    expect(app.path()).toBe("/?step=items");
  });
});

describe("ordering", () => {
  beforeEach(() => answered(draft));

  /** Records the idempotency keys of the requests; fails the first one, then responds as to a visitor. */
  function noteKeys(): (string | null)[] {
    const keys: (string | null)[] = [];
    mockApi.use(
      getCreateEstimateMockHandler(({ request }) => {
        keys.push(request.headers.get("idempotency-key"));
        if (keys.length === 1) throw HttpResponse.error();
        return {
          ...fixtures.estimate("QUOTED", BASE_DAY),
          customer: null,
          visitor_key: fixtures.tokens.refresh_token,
        };
      }),
    );
    return keys;
  }

  test("repeats the same key and keeps answers and visitor key when the network is lost", async () => {
    const keys = noteKeys();
    const app = await renderApp("/?step=confirm");
    const request = main.getByLabelText(/^요청 사항/);
    await request.fill("벨을 누르지 말아 주세요.");
    onTestFinished(() => void window.dispatchEvent(new Event("online")));
    window.dispatchEvent(new Event("offline"));
    await order.click();
    await expect.element(main.getByRole("alert")).toMatchTextContent("연결하지 못했어요");
    await expect.element(request).toHaveValue("벨을 누르지 말아 주세요.");
    window.dispatchEvent(new Event("online"));
    await order.click();
    await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    const { serial } = fixtures.estimate("QUOTED", BASE_DAY);
    expect(visitorKeyOf(serial)).toBe(fixtures.tokens.refresh_token);
    expect(app.path()).toBe(
      `/login?redirect=${encodeURIComponent(`/estimate/payment?serial=${serial}`)}`,
    );
  });

  test("returns to the time step with all answers when the slot is full", async () => {
    mockApi.use(scenarios.createEstimate.slotFull);
    const app = await renderApp("/?step=confirm");
    await order.click();
    await expect.element(question("언제 이사하세요?")).toBeVisible();
    await expect
      .element(main.getByRole("alert").first())
      .toMatchTextContent("그 시간대는 방금 마감됐어요");
    await app.router.navigate("/?step=items");
    await expect.element(main.getByText(/짐 11개/)).toBeVisible();
  });
});

test("quote screen replaces saved answers once when a link passes its own", async () => {
  answered({ ...draft, heavy_load: true });
  const app = await renderApp("/login");
  await app.router.navigate("/?step=confirm", { state: { quoteDraft: draft } });
  await expect
    .element(main.getByRole("region", { name: "추가 사항" }).getByText("고른 짐 말고 더 없어요"))
    .toBeVisible();
  await expect.poll(() => app.router.state.location.state).toBeNull();
});
