import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import {
  newPaidStorageOrder,
  newStorageOrder,
  newStoredOrder,
} from "../../testing/storage-orders.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("deleteMe for a member with storage", () => {
  it("is rejected while an order is open", async () => {
    const { token, serial } = await newPaidStorageOrder(server, nextVisits());
    const answer = await server.api.problem("deleteMe", { token });
    expect(answer.body.code).toBe("money_owed");
    const { holds } = await server.api.ok("getWithdrawal", { token });
    expect(holds).toMatchObject([{ kind: "STORAGE_CONTRACT", serial }]);
  });

  it("is rejected while anything is owed of storage that has ended", async () => {
    const { token, serial, contractId, boxSerials, merchantUid } = await newStoredOrder(server);
    const { chargeBack, linkOf, payLink } = takenBack(server);
    await server.services.db
      .updateTable("boxes")
      .set({ status: "ENDED" })
      .where("serial", "in", boxSerials)
      .execute();
    await server.services.db
      .updateTable("storage_contracts")
      .set({ status: "ENDED", next_charge_at: null })
      .where("id", "=", contractId)
      .execute();
    await chargeBack("merchant_uid", merchantUid, 700);
    const holds = async () => (await server.api.ok("getWithdrawal", { token })).holds;
    expect(await holds()).toMatchObject([{ kind: "STORAGE_BALANCE", serial }]);
    expect((await server.api.problem("deleteMe", { token })).body.code).toBe("money_owed");
    await payLink((await linkOf({ serial }))?.url ?? "");
    expect(await holds()).toEqual([]);
  });

  it("cancels quotes and erases addresses and notes", async () => {
    const { token } = await newMember(server);
    const { serial } = await newStorageOrder(server, token, { memo: "벨을 눌러 주세요" });
    // An answer that the step of the withdrawal does not know.
    const noted = sql<string>`jsonb_set(request, '{draft,doorNote}', '"1203호 번호"')`;
    await server.services.db
      .updateTable("storage_orders")
      .set({ request: noted })
      .where("serial", "=", serial)
      .execute();
    await server.api.ok("deleteMe", { token });
    const { status, request } = await server.services.db
      .selectFrom("storage_orders")
      .select(["status", "request"])
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    expect(status).toBe("CANCEL");
    expect(JSON.stringify(request)).not.toMatch(/1203호|벨을/);
  });
});
