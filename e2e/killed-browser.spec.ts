import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, type BrowserContext } from "@playwright/test";
import { newMember } from "./steps/member.ts";
import { makePackingOrder, saveContent } from "./steps/storage.ts";
import { expect, test } from "./test.ts";

const run = promisify(execFile);

interface BoxContents {
  contents: readonly { name: string; count: number; photos: readonly { file_id: string }[] }[];
}

/** More than one item's limit of five, so they become two items. */
const PHOTOS = 7;
const SENT_BEFORE = 2;

test("visitor's photos and names are sent once when the browser is killed while the network is lost", async ({
  api,
  stack,
  complaints,
  launchOptions,
  viewport,
  isMobile,
  hasTouch,
  locale,
}) => {
  const member = await newMember(api);
  const box = await makePackingOrder(api, stack, member);
  const device = await mkdtemp(join(tmpdir(), "damadum-device-"));
  const label = `http://localhost:${stack.settings.ports.web}/boxes/${box}/content`;
  const openBrowser = () =>
    chromium.launchPersistentContext(device, {
      ...launchOptions,
      viewport,
      isMobile,
      hasTouch,
      ...(locale !== undefined && { locale }),
    });
  try {
    const first = await openBrowser();
    await loseNetworkAfter(first, SENT_BEFORE);
    const page = await first.newPage();
    await page.goto(label);
    await saveContent(page, { name: "캠핑 의자", photos: PHOTOS });
    await expect(page.getByText("아직 보내지 않은 물건 2개")).toBeVisible();
    await expect(page.getByText(`사진 5장 가운데 ${SENT_BEFORE}장 보냈어요`)).toBeVisible();
    await kill(first, device);

    const second = await openBrowser();
    await complaints.listenTo(second);
    const again = await second.newPage();
    await again.goto(label);
    const kept = again.getByRole("region", { name: "이 기기에서 적은 물건" });
    // Items that this device sent before it was killed still belong to this visitor.
    await expect(kept.getByRole("img")).toHaveCount(PHOTOS);
    await expect(again.getByText(/아직 보내지 않은 물건/)).toBeHidden();
    await second.close();
  } finally {
    await rm(device, { recursive: true, force: true });
  }

  const { contents } = await api.get<BoxContents>(`/api/boxes/${box}/content`, member.tokens);
  expect(contents.map(({ name, count }) => [name, count])).toEqual([
    ["캠핑 의자", 1],
    ["캠핑 의자 (사진 2)", 1],
  ]);
  const ids = contents.flatMap(({ photos }) => photos.map(({ file_id: id }) => id));
  expect(ids).toHaveLength(PHOTOS);
  expect(new Set(ids).size).toBe(PHOTOS);
});

/** Lets `pictures` uploads through, then aborts every API request. */
async function loseNetworkAfter(context: BrowserContext, pictures: number): Promise<void> {
  let sent = 0;
  await context.route("**/api/**", async (route) => {
    const isPicture = new URL(route.request().url()).pathname === "/api/files";
    if (isPicture) sent += 1;
    if (sent > pictures) return route.abort("internetdisconnected");
    return route.continue();
  });
}

/** Kills the browser as a phone short of memory does: no part of it can write any more. */
async function kill(context: BrowserContext, device: string): Promise<void> {
  const closed = context.waitForEvent("close");
  await run("pkill", ["-KILL", "-f", `user-data-dir=${device}`]);
  await closed;
}
