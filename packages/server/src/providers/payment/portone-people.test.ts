import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox } from "../../testing/sandbox.ts";
import { portoneCertifications } from "../certification/portone-certifications.ts";
import { PortoneClient } from "./portone-client.ts";
import { portoneBillingKeys } from "./portone-provider.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: PortoneClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = new PortoneClient({ apiUrl: sandbox.url, apiKey: "key", apiSecret: "secret" });
});
afterAll(async () => {
  await client.close();
  await sandbox.app.close();
});

const hook = (url: string, payload: object) => sandbox.app.inject({ method: "POST", url, payload });

describe("certifications", () => {
  it("are mapped to a person in our field names", async () => {
    const person = {
      name: "김담아",
      birthday: "1992-03-14",
      gender: "female",
      phone: "01012345678",
    };
    const answer = await hook("/hooks/certifications", { merchant_uid: "ct_1", person });
    const impUid: string = answer.json().response.imp_uid;
    expect(await portoneCertifications(client).find(impUid)).toEqual({
      impUid,
      merchantUid: "ct_1",
      person: {
        name: "김담아",
        gender: "F",
        birthday: "03-14",
        birthYear: "1992",
        phoneNumber: "010-1234-5678",
        uniqueKey: expect.any(String),
      },
      certifiedAt: expect.any(Date),
    });
  });

  it("are null when the number is invalid", async () => {
    const certifications = portoneCertifications(client);
    expect(await certifications.find("imp_0")).toBeNull();
    expect(await certifications.find("../payments/imp_1")).toBeNull();
  });
});

describe("billing keys", () => {
  const order = { customerUid: "cu_1", merchantUid: "st_1", amount: 9900, name: "보관료" };
  const register = (customer_uid: string, declines = false) =>
    hook("/hooks/customers", {
      merchant_uid: `bk_${customer_uid}`,
      customer_uid,
      amount: 0,
      name: "등록",
      declines,
    });

  it("are looked up, charged once and deleted", async () => {
    const keys = portoneBillingKeys(client);
    await register("cu_1");
    expect(await keys.find("cu_1")).toEqual({
      customerUid: "cu_1",
      cardName: "연습카드",
      cardNumber: expect.stringMatching(/^5123\*+\d{4}$/),
    });
    expect(await keys.charge(order)).toMatchObject({
      status: "paid",
      amount: 9900,
      cardName: "연습카드",
      cardNumber: expect.stringMatching(/^5123\*+\d{4}$/),
    });
    await expect(keys.charge(order)).rejects.toMatchObject({ name: "ProviderDeclined" });
    await keys.remove("cu_1");
    await keys.remove("cu_1");
    expect(await keys.find("cu_1")).toBeNull();
    const again = { ...order, merchantUid: "st_2" };
    await expect(keys.charge(again)).rejects.toMatchObject({ name: "ProviderDeclined" });
  });

  it("return a failed attempt when the card is refused", async () => {
    await register("cu_2", true);
    const attempt = { ...order, customerUid: "cu_2", merchantUid: "st_3" };
    expect(await portoneBillingKeys(client).charge(attempt)).toMatchObject({
      status: "failed",
      failReason: "카드 한도를 넘었어요.",
    });
  });
});
