import {
  fixtures,
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const commands = fixtures.operatorCommands.slice(0, 1).map((command) => {
  const field = {
    key: "customer",
    label: "고객",
    help: "고객",
    flag: "--customer",
    is_file: false,
  };
  const schema = { type: "object", properties: { customer: { type: "string" } } };
  const list = { name: "owed-list", changes: false, may: true };
  return { ...command, ...list, fields: [field], input_schema: schema };
});

test("a list's filter keeps every letter and asks once when the text is complete", async () => {
  const asked: unknown[] = [];
  mockApi.use(
    getListOperatorCommandsMockHandler({ commands }),
    getRunOperatorCommandMockHandler(async ({ request }) => {
      asked.push(await request.clone().json());
      return fixtures.operatorResult;
    }),
  );
  const { router } = await renderApp("/money");
  const filter = page.getByRole("textbox", { name: "고객" });
  await expect.poll(() => asked).toHaveLength(1);
  await filter.click();
  await userEvent.keyboard("Kim Damah");
  await expect.element(filter).toHaveValue("Kim Damah");
  expect(router.state.location.search).toBe("");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toBe("?customer=Kim+Damah");
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toEqual({ input: { customer: "Kim Damah" } });
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard("2");
  await userEvent.tab();
  await expect.poll(() => router.state.location.search).toBe("?customer=Kim+Damah2");
  await router.navigate("/money?customer=other");
  await expect.element(filter).toHaveValue("other");
});

test("a list stays as it is while a press that leaves its filter is held", async () => {
  const asked: unknown[] = [];
  mockApi.use(
    getListOperatorCommandsMockHandler({ commands }),
    getRunOperatorCommandMockHandler(async ({ request }) => {
      asked.push(await request.clone().json());
      return fixtures.operatorResult;
    }),
  );
  const { router } = await renderApp("/money");
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole("textbox", { name: "고객" }).click();
  await userEvent.keyboard("Kim");
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await userEvent.tab();
  await expect.poll(() => router.state.location.search).toBe("?customer=Kim");
  expect(asked).toHaveLength(1);
  document.body.click();
  await expect.poll(() => asked).toHaveLength(2);
});
