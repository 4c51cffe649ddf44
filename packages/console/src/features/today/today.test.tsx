import {
  BASE_DAY,
  fixtures,
  getAdvanceOperatorVisitsMockHandler,
  getListOperatorVisitsMockHandler,
} from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const day = fixtures.operatorDay(BASE_DAY);

test("the board sends each chosen visit with the state that was seen, once", async () => {
  await page.viewport(1280, 800);
  const sent: unknown[] = [];
  mockApi.use(
    getAdvanceOperatorVisitsMockHandler(async ({ request }) => {
      sent.push(await request.clone().json());
      return { answers: [] };
    }),
  );
  await renderApp(`/today?date=${BASE_DAY}`);
  await page.getByRole("checkbox", { name: /모두/ }).first().click();
  await page.getByRole("button", { name: "2곳 다음 단계로" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    visits: [
      { kind: "MOVE", number: "MV20261201ABCDEFGH", from: "CONFIRM", to: "WORKING" },
      {
        kind: "COMPANY",
        number: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d01",
        from: "WAIT",
        to: "CONFIRM",
      },
    ],
    early: false,
  });
});

test("the board says that somebody else took a step when a visit has moved on since", async () => {
  let hasMoved = false;
  mockApi.use(
    getListOperatorVisitsMockHandler(() => ({
      ...day,
      visits: day.visits.map((visit) =>
        hasMoved && visit.kind === "MOVE"
          ? { ...visit, status: "WORKING", status_label: "이사 중" }
          : visit,
      ),
    })),
  );
  const { queryClient } = await renderApp(`/today?date=${BASE_DAY}`);
  await expect.element(page.getByText("예약 확정")).toBeVisible();
  hasMoved = true;
  await queryClient.refetchQueries();
  await expect.element(page.getByText(/다른 사람이 옮겼어요\. 김담아/)).toBeVisible();
});
