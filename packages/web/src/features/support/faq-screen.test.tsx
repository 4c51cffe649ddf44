import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";
import { questions } from "./questions.ts";

const main = page.getByRole("main");
const search = main.getByRole("searchbox", { name: "질문 찾기" });

test("FAQ filters questions when initial consonants are typed and a category is chosen", async () => {
  await renderApp("/support/faq");
  await search.fill("ㅎㅂ");
  await expect.element(main.getByText("환불은 언제 되나요?")).toBeVisible();
  await expect.element(main.getByText("제 박스를 써도 되나요?")).not.toBeInTheDocument();
  await main.getByRole("button", { name: "보관" }).click();
  await expect.element(main.getByText("환불은 언제 되나요?")).not.toBeInTheDocument();
  await expect.element(main.getByText("기간이 남았는데 해지할 수 있나요?")).toBeVisible();
});

test("FAQ links to the support and to all questions when nothing is found", async () => {
  await renderApp("/support/faq");
  await search.fill("우주선");
  await expect.element(main.getByText("찾는 질문이 없어요")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "고객센터에 물어보기" }))
    .toHaveAttribute("href", "/support/main");
  await main.getByRole("button", { name: "모든 질문 보기" }).click();
  expect(main.getByRole("listitem").all()).toHaveLength(questions.length);
  await expect.element(search).toHaveValue("");
});

test("FAQ opens the answer when the address names it", async () => {
  const app = await renderApp("/support/faq#refund-when");
  await expect.element(main.getByText(/영업일 안에 결제한 수단으로 환불해요/)).toBeVisible();
  await expect.element(main.getByText(/총액의 10%를 결제하면/)).not.toBeVisible();
  await app.router.navigate("/support/faq#deposit");
  await expect.element(main.getByText(/총액의 10%를 결제하면/)).toBeVisible();
});

test("FAQ opens when the address is /notices", async () => {
  const app = await renderApp("/notices");
  await expect.poll(app.path).toBe("/support/faq");
});

test("FAQ writes every question as structured data when it is opened", async () => {
  await renderApp("/support/faq");
  await expect.element(search).toBeVisible();
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  const { mainEntity }: { mainEntity: { name: string }[] } = JSON.parse(block);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
});

test("FAQ opens an answer when Enter is pressed", async () => {
  await renderApp("/support/faq");
  await expect.element(search).toBeVisible();
  const [first] = questions;
  const summary = main.getByText(first?.question ?? "");
  summary.element().closest("summary")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByText(first?.answer ?? "")).toBeVisible();
});
