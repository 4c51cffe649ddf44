import { fileURLToPath } from "node:url";
import { largePng } from "./steps/large-picture.ts";
import { newMember } from "./steps/member.ts";
import { makePackingOrder } from "./steps/storage.ts";
import { expect, test } from "./test.ts";

const fixture = (name: string) =>
  fileURLToPath(new URL(`../packages/browser/src/photo/fixtures/${name}`, import.meta.url));

test("a phone's HEIC and a photo of 50 megapixels reach the box under the site's own policy", async ({
  page,
  api,
  stack,
}) => {
  const member = await newMember(api);
  const box = await makePackingOrder(api, stack, member);
  const opened = await page.goto(`/boxes/${box}/content`);
  expect(opened?.headers()["content-security-policy"]).toContain("worker-src 'self';");
  await page
    .getByLabel("사진", { exact: true })
    .setInputFiles([fixture("phone-photo.heic"), fixture("photo-50-megapixels.png")]);
  await expect(page.getByRole("button", { name: "고른 사진 2 빼기" })).toBeVisible();
  await page.getByLabel("이름").fill("캠핑 의자");
  await page.getByRole("button", { name: "저장하기" }).click();
  const kept = page.getByRole("region", { name: /물건/ });
  await expect(kept.getByRole("img", { name: /캠핑 의자 사진/ })).toHaveCount(2);
  await expect(page.getByText(/아직 보내지 않은 물건/)).toBeHidden();
});

test("photos of 48 and 108 megapixels are made smaller, and a larger one is refused with what to do", async ({
  page,
  api,
  stack,
}) => {
  const member = await newMember(api);
  const box = await makePackingOrder(api, stack, member);
  await page.goto(`/boxes/${box}/content`);
  const photo = (name: string, width: number, height: number) => ({
    name,
    // As some Android pickers name a photo.
    mimeType: "application/octet-stream",
    buffer: largePng(width, height),
  });
  const photos = [photo("48.png", 8000, 6000), photo("108.png", 12_000, 9000)];
  await page
    .getByLabel("사진", { exact: true })
    .setInputFiles([...photos, photo("240.png", 20_000, 12_000)]);
  await expect(page.getByRole("button", { name: "고른 사진 2 빼기" })).toBeVisible();
  await expect(
    page.getByText(/240\.png: 사진이 너무 커서 .* 해상도를 낮춰 다시 찍거나/),
  ).toBeVisible();
  await page.getByLabel("이름").fill("캠핑 의자");
  await page.getByRole("button", { name: "저장하기" }).click();
  const kept = page.getByRole("region", { name: /물건/ });
  await expect(kept.getByRole("img", { name: /캠핑 의자 사진/ })).toHaveCount(2);
  await expect(page.getByText(/아직 보내지 않은 물건/)).toBeHidden();
});
