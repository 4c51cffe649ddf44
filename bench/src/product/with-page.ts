import type { Browser, BrowserContextOptions, Page } from "playwright";

/** Runs `look` with a page of a new Korean browser profile, which it closes afterwards. */
export async function withPage<Answer>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ locale: "ko-KR", ...options });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
