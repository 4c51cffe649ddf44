import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(storeTokens);

const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });
const { homeAddress } = fixtures;

test("address page sends the address when the form is submitted", async () => {
  let sent: unknown;
  mockApi.use(
    http.post(`${config.apiOrigin}/api/users/my/address`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(homeAddress, { status: 201 });
    }),
  );
  const app = await renderApp("/my/profile");
  await main.getByRole("link", { name: "주소 추가" }).click();
  await expect.element(heading).toHaveTextContent("주소 추가");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByLabelText("우편번호").fill("03925");
  await page.getByLabelText("기본 주소").fill("서울 마포구 월드컵북로 396");
  await page.getByLabelText("상세 주소").fill("101동 1203호");
  await page.getByRole("textbox", { name: "층수" }).fill("12");
  await page.getByRole("radio", { name: /엘리베이터/ }).click();
  await page.getByLabelText("주소 이름").fill("우리 집");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect.poll(app.path).toBe("/my/profile");
  const { id: _id, ...address } = homeAddress;
  expect(sent).toEqual({ ...address, is_default: false });
});

test("address page sends only the contract's fields when an address is changed", async () => {
  let sent: unknown;
  mockApi.use(
    http.put(`${config.apiOrigin}/api/users/my/address/:id`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(homeAddress);
    }),
  );
  const app = await renderApp("/my/profile");
  await main.getByRole("link", { name: "우리 집 수정" }).click();
  await expect.poll(app.path).toBe(`/my/profile/address/${homeAddress.id}`);
  await page.getByLabelText("주소 이름").fill("본가");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect.poll(app.path).toBe("/my/profile");
  const { id: _id, ...address } = homeAddress;
  expect(sent).toEqual({ ...address, name: "본가" });
});

test("address page restores a draft when it is opened again before saving", async () => {
  const path = `/my/profile/address/${homeAddress.id}`;
  const app = await renderApp(path);
  const name = page.getByLabelText("주소 이름");
  await name.fill("본가");
  await app.router.navigate("/my/profile");
  await expect.element(heading).toHaveTextContent("내 정보");
  await app.router.navigate(path);
  await expect.element(name).toHaveValue("본가");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect.poll(app.path).toBe("/my/profile");
  expect(Object.keys(sessionStorage)).not.toContain(`damadum.draft.address.${homeAddress.id}`);
});

test("address book deletes the address when the dialog is confirmed", async () => {
  const deleted: string[] = [];
  mockApi.use(
    http.delete(`${config.apiOrigin}/api/users/my/address/:id`, ({ params }) => {
      deleted.push(String(params["id"]));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp("/my/profile");
  await main.getByRole("button", { name: "우리 집 지우기" }).click();
  const dialog = page.getByRole("dialog");
  mockApi.use(scenarios.listAddresses.empty);
  await dialog.getByRole("button", { name: "지우기" }).click();
  await expect.element(main.getByText("저장한 주소가 없어요")).toBeVisible();
  expect(deleted).toEqual([homeAddress.id]);
});

test("address book shows the error when deleting fails", async () => {
  mockApi.use(scenarios.deleteAddress.tooManyRequests);
  await renderApp("/my/profile");
  await main.getByRole("button", { name: "우리 집 지우기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "지우기" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/지우지 못했어요/);
});
