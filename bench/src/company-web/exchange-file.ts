import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Browser, CDPSession } from "playwright";
import { withCompanyBoxes, type CompanyProduct } from "./company-product.ts";

const SAMPLE_MS = 1000;
const MB = 1_000_000;
/** 100,000 lines are slow on a busy machine. */
const TIMEOUT_MS = 15 * 60_000;

interface Cost {
  readonly seconds: number;
  /** Peak memory above the starting value, in megabytes. */
  readonly server: number;
  readonly page: number;
}

/** Measures downloading all boxes of a company as a file and writing the same file back. */
export async function exchangeFile(
  browser: Browser,
  product: CompanyProduct,
  size: number,
): Promise<{ readonly lines: number; readonly out: Cost; readonly in: Cost }> {
  return withCompanyBoxes(browser, product, { size }, async (page) => {
    page.setDefaultTimeout(TIMEOUT_MS);
    const devtools = await page.context().newCDPSession(page);
    const measure = (work: () => Promise<unknown>) => costOf(work, devtools, product.serverPid);

    let path = "";
    const out = await measure(async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "CSV로 받기" }).click();
      path = await (await download).path();
    });
    const text = await readFile(path, "utf8");
    const buffer = Buffer.from(text.replaceAll(",보관 중,연구소,", ",보관 중,기록관,"));

    await page.getByRole("button", { name: "CSV 올리기" }).click();
    const dialog = page.getByRole("dialog", { name: "CSV 올리기" });
    const file = { name: "boxes.csv", mimeType: "text/csv", buffer };
    const back = await measure(async () => {
      await dialog.getByLabel(/CSV 파일/).setInputFiles(file);
      await dialog.getByRole("button", { name: /개 고치기$/ }).click();
      await page.getByText(/개를 고쳤어요/).waitFor();
    });
    return { lines: text.split("\r\n").length - 1, out, in: back };
  });
}

async function costOf(
  work: () => Promise<unknown>,
  devtools: CDPSession,
  pid: number,
): Promise<Cost> {
  const before = await memoryNow(devtools, pid);
  const peak = { ...before };
  const state = { isDone: false };
  const began = performance.now();
  const done = work().finally(() => {
    state.isDone = true;
  });
  // A rejection is thrown below, after the last sample.
  done.catch(() => undefined);
  while (!state.isDone) {
    const now = await memoryNow(devtools, pid);
    peak.server = Math.max(peak.server, now.server);
    peak.page = Math.max(peak.page, now.page);
    await new Promise((resolve) => {
      setTimeout(resolve, SAMPLE_MS);
    });
  }
  await done;
  return {
    seconds: (performance.now() - began) / 1000,
    server: (peak.server - before.server) / MB,
    page: (peak.page - before.page) / MB,
  };
}

async function memoryNow(devtools: CDPSession, pid: number) {
  // Garbage does not count as use.
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { page: usedSize, server: Number(kilobytes) * 1024 };
}
