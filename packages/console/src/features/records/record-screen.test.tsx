import {
  fixtures,
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("a record offers only the steps that the server leaves open", async () => {
  const commands = fixtures.operatorCommands
    .slice(0, 1)
    .flatMap((known) =>
      ["contracts-offer", "contracts-close"].map((name) => ({ ...known, name, may: true })),
    );
  mockApi.use(
    getListOperatorCommandsMockHandler({ commands }),
    getRunOperatorCommandMockHandler({
      ...fixtures.operatorResult,
      open_commands: ["contracts-close"],
    }),
  );
  await renderApp("/records/contract/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d09");
  await expect.element(page.getByRole("button", { name: "거절하거나 끝내기" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "금액 제안하기" })).not.toBeInTheDocument();
});
