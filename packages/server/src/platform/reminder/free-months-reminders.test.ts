import { describe, expect, it } from "vitest";
import { loginAgain } from "../../testing/members.ts";
import {
  newConfirmableContract,
  newFreeContract,
  UNTIL_CONFIRMABLE,
} from "../../testing/free-contracts.ts";
import { payFor, storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { queueReminders, sendReminders } from "./reminders.ts";

const server = testServer({ per: "test" });

async function remindedToday() {
  const before = server.notices.sent.length;
  await queueReminders(server.services);
  for (let batch = 0; batch < 5; batch += 1) await sendReminders(server.services);
  return server.notices.sent.slice(before);
}

describe("reminders of free months that can be continued", () => {
  const isOfEnd = ({ template }: { readonly template: string }) =>
    /RM_STORAGE_(CONFIRM|END|LEAVING|CONTINUED)/.test(template);
  const remindedOn = async (days: number) => {
    const sent: [number, string][] = [];
    for (let day = 0; day < days; day += 1) {
      const today = (await remindedToday()).filter(isOfEnd);
      sent.push(...today.map(({ template }): [number, string] => [day, template]));
      server.clock.pass({ days: 1 });
    }
    return sent;
  };

  it("are sent once 30 and once 7 days before the first paid month, instead of reminders of the end", async () => {
    const { serial } = await newFreeContract(server);
    expect(await remindedOn(UNTIL_CONFIRMABLE)).toEqual([]);
    const [asked] = (await remindedToday()).filter(isOfEnd);
    expect(asked?.text).toContain("무료 기간 2027년 2월 19일 (금)까지 0원");
    expect(asked?.text).toContain(
      "2027년 2월 20일 (토)부터 3개월 동안 매달 16,000원 (부가세 포함)",
    );
    expect(asked?.text).toContain("보관이 자동으로 끝나");
    expect(asked?.button.url).toMatch(new RegExp(`/my/order/storage/${serial}/continuation$`));
    expect(await remindedOn(32)).toEqual([[23, "RM_STORAGE_CONFIRM"]]);
  });

  it("are sent late when no server ran on the day", async () => {
    await newFreeContract(server);
    server.clock.pass({ days: UNTIL_CONFIRMABLE + 2 });
    expect(await remindedOn(5)).toEqual([[0, "RM_STORAGE_CONFIRM"]]);
    server.clock.pass({ days: 19 });
    expect(await remindedOn(4)).toEqual([[0, "RM_STORAGE_CONFIRM"]]);
  });

  it("are not sent when the paid months are confirmed", async () => {
    const { confirmation } = await newConfirmableContract(server);
    await server.api.ok("continueStorageContract", confirmation);
    expect(await remindedOn(31)).toEqual([[0, "RM_STORAGE_CONTINUED"]]);
  });

  it.each([
    ["extended", "extendStorageContract", []],
    ["terminated", "terminateStorageContract", [[22, "RM_STORAGE_END"]]],
  ] as const)("are not sent when the contract is %s", async (_how, operation, expected) => {
    const { token, contractId, paymentId } = await newConfirmableContract(server);
    const path = { id: contractId };
    if (operation === "extendStorageContract") {
      await server.api.ok(operation, { token, path, body: { months: 2, payment_id: paymentId } });
    } else {
      await server.api.ok(operation, { token, path, body: { end_date: "2027-02-19" } });
    }
    expect(await remindedOn(31)).toEqual(expected);
  });

  it.each([
    ["confirmed", "continueStorageContract", ["RM_STORAGE_CONTINUED"]],
    ["extended", "extendStorageContract", []],
    ["terminated", "terminateStorageContract", []],
  ] as const)(
    "are not sent when the contract was %s after they were queued",
    async (_how, operation, expected) => {
      const { token, contractId, paymentId, confirmation } = await newConfirmableContract(server);
      await queueReminders(server.services);
      const path = { id: contractId };
      if (operation === "continueStorageContract") await server.api.ok(operation, confirmation);
      else if (operation === "extendStorageContract") {
        await server.api.ok(operation, { token, path, body: { months: 2, payment_id: paymentId } });
      } else {
        await server.api.ok(operation, { token, path, body: { end_date: "2027-02-19" } });
      }
      const sent = (await remindedToday()).filter(isOfEnd);
      expect(sent.map(({ template }) => template)).toEqual(expected);
    },
  );

  it("state the current price when they are sent", async () => {
    const { token, contractId, paymentId } = await newConfirmableContract(server);
    await queueReminders(server.services);
    const body = { grade: "CLIMATE" as const, payment_id: paymentId };
    await server.api.ok("upgradeStorageContract", { token, path: { id: contractId }, body });
    const [asked] = (await remindedToday()).filter(isOfEnd);
    expect(asked?.text).toContain("매달 22,000원 (부가세 포함)");
  });

  it("are not sent when no reminder was requested, or while all boxes leave for good", async () => {
    await newFreeContract(server, { isReminderRequested: false });
    const { serial, username } = await newFreeContract(server);
    server.clock.pass({ days: UNTIL_CONFIRMABLE - 1 });
    const token = await loginAgain(server, username);
    const body = {
      place: storageDraft.place,
      extra_help: false,
      scope: "ALL" as const,
      delivery: { date: "2027-02-16", time: "11:00" },
    };
    const final = await server.api.ok("createFinalDelivery", { token, path: { serial }, body });
    await payFor(server, "StorageFinal", { token, serial: final.serial });
    expect(new Set((await remindedOn(31)).map(([, template]) => template))).toEqual(
      new Set(["RM_STORAGE_END", "RM_STORAGE_LEAVING"]),
    );
  });

  it("suggest no extension while an order that ends boxes blocks it", async () => {
    const { token, serial, boxSerials } = await newConfirmableContract(server);
    const body = {
      place: storageDraft.place,
      extra_help: false,
      scope: "PART" as const,
      box_serials: boxSerials.slice(0, 1),
      delivery: { date: "2027-02-23", time: "11:00" },
    };
    const final = await server.api.ok("createFinalDelivery", { token, path: { serial }, body });
    await payFor(server, "StorageFinal", { token, serial: final.serial });
    server.clock.pass({ days: 22 });
    const [told, ...more] = (await remindedToday()).filter(isOfEnd);
    expect([told?.template, more]).toEqual(["RM_STORAGE_LEAVING", []]);
    expect(told?.text).toContain("맡긴 박스 2개\n끝내기로 한 박스 1개");
    expect(told?.text).toContain("그 주문을 취소하고 연장해 주세요");
  });
});
