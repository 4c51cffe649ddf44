import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox } from "../../testing/sandbox.ts";
import { ProviderDeclined } from "../or-unavailable.ts";
import type { CashReceiptProvider } from "./cash-receipt-provider.ts";
import { PortoneClient } from "./portone-client.ts";
import { portoneCashReceipts } from "./portone-cash-receipts.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: PortoneClient;
let receipts: CashReceiptProvider;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = new PortoneClient({ apiUrl: sandbox.url, apiKey: "key", apiSecret: "secret" });
  receipts = portoneCashReceipts(client);
});
afterAll(async () => {
  await client.close();
  await sandbox.app.close();
});

const order = {
  number: "cr_1",
  amount: 250_000,
  purpose: "DEDUCTION",
  identifier: "010-000-1234",
  name: "이사",
} as const;

describe("cash receipts at the provider", () => {
  it("are issued once and cancelled once, however often it is asked for", async () => {
    expect(await receipts.find("cr_1")).toBeNull();
    const issued = await receipts.issue(order);
    expect(issued).toEqual({
      amount: 250_000,
      approvalNumber: expect.stringMatching(/^\d{9}$/),
      url: null,
      isCancelled: false,
    });
    expect(await receipts.issue(order)).toEqual(issued);
    await expect(receipts.issue({ ...order, amount: 1 })).rejects.toBeInstanceOf(ProviderDeclined);

    const cancelled = await receipts.cancel("cr_1");
    expect(cancelled).toEqual({ ...issued, isCancelled: true });
    expect(await receipts.cancel("cr_1")).toEqual(cancelled);
    await expect(receipts.issue(order)).rejects.toBeInstanceOf(ProviderDeclined);
  });

  it("are issued to a business, and declined for a number that is none", async () => {
    const business = {
      ...order,
      number: "cr_2",
      purpose: "EXPENSE",
      identifier: "123-45-67891",
    } as const;
    expect(await receipts.issue(business)).toMatchObject({ isCancelled: false });
    const wrong = receipts.issue({ ...business, number: "cr_3", identifier: "010-1234-5678" });
    await expect(wrong).rejects.toThrow("식별번호");
    await expect(receipts.cancel("cr_3")).rejects.toBeInstanceOf(ProviderDeclined);
  });
});
