import { addDays } from "@damadum/domain";
import { getGetOperatorPlanQueryKey } from "@damadum/sdk";
import {
  BASE_DAY,
  fixtures,
  getAssignOperatorVisitMockHandler,
  getGetOperatorPlanMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const [first, second] = fixtures.operatorDay(BASE_DAY).visits;
const nextDay = addDays(BASE_DAY, 1);
const chooserOf = (visit: typeof first) =>
  page.getByRole("combobox", { name: `${visit?.customer ?? visit?.work ?? ""} 맡을 팀` });

test("the plan keeps every refusal when visits are assigned at once, and on their day alone", async () => {
  mockApi.use(scenarios.assignOperatorVisit.broken);
  const { router } = await renderApp(`/plan?date=${BASE_DAY}`);
  await expect.element(chooserOf(first)).toBeVisible();
  await Promise.all([first, second].map((visit) => chooserOf(visit).selectOptions("강남 2팀")));
  await expect.poll(() => page.getByRole("alert").elements()).toHaveLength(2);
  await page.getByRole("button", { name: "그대로 두기" }).first().click();
  await expect.poll(() => page.getByRole("alert").elements()).toHaveLength(1);
  await router.navigate(`/plan?date=${nextDay}`);
  await expect.poll(() => page.getByRole("alert").elements()).toHaveLength(0);
  await router.navigate(`/plan?date=${BASE_DAY}`);
  await expect.poll(() => page.getByRole("alert").elements()).toHaveLength(1);
});

test("the plan is not changed by a poll that began before an assignment", async () => {
  const plan = fixtures.operatorPlan(BASE_DAY);
  const old = Promise.withResolvers<void>();
  let polls = 0;
  mockApi.use(
    getGetOperatorPlanMockHandler(async () => {
      polls += 1;
      if (polls > 1) await old.promise;
      return plan;
    }),
    getAssignOperatorVisitMockHandler({ ...plan, crews: [] }),
  );
  const { queryClient } = await renderApp(`/plan?date=${BASE_DAY}`);
  await expect.element(chooserOf(first)).toBeVisible();
  const poll = queryClient.refetchQueries();
  await expect.poll(() => polls).toBe(2);
  await chooserOf(first).selectOptions("강남 2팀");
  await expect.element(page.getByText("아직 팀이 없어요")).toBeVisible();
  old.resolve();
  await poll;
  const kept = queryClient.getQueryData(getGetOperatorPlanQueryKey({ day: BASE_DAY }));
  expect(kept).toMatchObject({ crews: [] });
});

test("the plan cannot be changed while the day before is still shown", async () => {
  const read = Promise.withResolvers<void>();
  mockApi.use(
    getGetOperatorPlanMockHandler(async ({ request }) => {
      const day = new URL(request.url).searchParams.get("day") ?? BASE_DAY;
      if (day === nextDay) await read.promise;
      return fixtures.operatorPlan(day);
    }),
  );
  const { router } = await renderApp(`/plan?date=${BASE_DAY}`);
  await expect.element(chooserOf(first)).toBeVisible();
  await router.navigate(`/plan?date=${nextDay}`);
  await expect.poll(() => document.querySelectorAll("[inert] select").length).toBeGreaterThan(0);
  expect(document.querySelector("main select:not([inert] select)")).toBeNull();
  read.resolve();
  await expect.element(chooserOf(first)).toBeEnabled();
  await expect.poll(() => document.querySelector("[inert]")).toBeNull();
});
