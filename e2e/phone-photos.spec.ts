import { fileURLToPath } from "node:url";
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
